import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Catalog } from '../../../machines/rules/domain.ts'
import { catalog, filledVisit } from '../fixtures.ts'
import { deferred, heading, renderApp, type Provider } from '../renderApp.tsx'

const path = '/onboarding/2'
const visit = { ...filledVisit, selectedReader: null }
const reader = (name: string) => screen.getByRole('button', { name })
const next = () => screen.getByRole('button', { name: '다음' })
const openWithReaders = (readers: Catalog['readers']) =>
  renderApp({ path, visit, provider: { loadCatalog: () => Promise.resolve({ ...catalog, readers }) } })

test('each reader is a card with a picture, a name and a description', async () => {
  await renderApp({ path, visit })
  expect(heading()).toHaveTextContent('오늘의 리더를 골라 주세요')
  const cards = within(screen.getByRole('list', { name: '리더' })).getAllByRole('button')
  expect(cards).toHaveLength(3)
  expect(reader('라테 하늬')).toHaveAccessibleDescription('마음을 먼저 안아 주는 리더예요.')
  expect(reader('라테 하늬').querySelector('img')).toHaveAttribute('src', '/media/readers/f.avif')
  expect(document.querySelector('video')).toBeNull()
})

test('the chosen reader moves, silently and in the page; chosen again it is given back', async () => {
  const { user } = await renderApp({ path, visit })
  expect(next()).toBeDisabled()
  await user.click(reader('라테 하늬'))
  expect(reader('라테 하늬')).toHaveAttribute('aria-pressed', 'true')
  const video = reader('라테 하늬').querySelector('video')!
  expect(video).toHaveAttribute('src', '/media/readers/f.mp4')
  expect(video.muted).toBe(true)
  expect(video).toHaveAttribute('loop')
  expect(video).toHaveAttribute('playsinline')
  expect(next()).toBeEnabled()
  await user.click(reader('콜드브루 서린'))
  expect(reader('라테 하늬')).toHaveAttribute('aria-pressed', 'false')
  await user.click(reader('콜드브루 서린'))
  expect(reader('콜드브루 서린')).toHaveAttribute('aria-pressed', 'false')
  expect(document.querySelector('video')).toBeNull()
  expect(next()).toBeDisabled()
})

test('a video that fails leaves the picture, and a picture that fails too leaves a sign with the name', async () => {
  const { user } = await renderApp({ path, visit })
  await user.click(reader('라테 하늬'))
  fireEvent.error(reader('라테 하늬').querySelector('video')!)
  const image = reader('라테 하늬').querySelector('img')!
  expect(image).toHaveAttribute('src', '/media/readers/f.avif')
  fireEvent.error(image)
  expect(reader('라테 하늬').querySelector('img, video')).toBeNull()
  expect(within(reader('라테 하늬')).getByText('공감형')).toBeInTheDocument()
  expect(within(reader('라테 하늬')).getAllByText('라테 하늬')).toHaveLength(2)
})

test.each([
  ['tf', '균형형'],
  ['Ft', '균형형'],
  ['t', '해결형'],
  ['MYSTIC', '리더'],
])('a reader of the type %s without a picture is called %s', async (type, label) => {
  await openWithReaders([{ type, name: '이름', description: '', imageUrl: '', videoUrl: null }])
  expect(within(reader('이름')).getByText(label)).toBeInTheDocument()
})

test('a visitor who wants less motion keeps the still picture', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as unknown as MediaQueryList,
  )
  const { user } = await renderApp({ path, visit })
  await user.click(reader('라테 하늬'))
  expect(document.querySelector('video')).toBeNull()
  expect(reader('라테 하늬').querySelector('img')).toBeInTheDocument()
})

test('back and on', async () => {
  const { user, fade, history } = await renderApp({ path, visit })
  await user.click(reader('얼그레이 은결'))
  await user.click(next())
  await fade()
  expect(history.path).toBe('/onboarding/3')
  await user.click(screen.getByRole('button', { name: '이전' }))
  await fade()
  expect(reader('얼그레이 은결')).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: '이전' }))
  await fade()
  expect(history.path).toBe('/')
})

test('while the readers load a text says so; when they cannot be loaded it says why and offers another try', async () => {
  const first = deferred<Catalog>()
  const loadCatalog = vi.fn<Provider['loadCatalog']>(() => first.promise)
  const { user, advance } = await renderApp({ path, visit, provider: { loadCatalog } })
  expect(screen.getByText('리더 정보를 불러오는 중이에요…')).toBeVisible()
  first.reject(new Error('리더를 불러오지 못했어요'))
  await advance(0)
  expect(screen.getByText('리더와 카테고리를 불러오지 못했어요')).toBeVisible()
  expect(screen.getByText('리더를 불러오지 못했어요')).toBeVisible()
  loadCatalog.mockResolvedValue(catalog)
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await advance(0)
  expect(reader('라테 하늬')).toBeVisible()
  expect(loadCatalog).toHaveBeenCalledTimes(2)
})
