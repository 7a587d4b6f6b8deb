/** What a visitor takes along from a result. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BLANK_VISIT } from '../../../machines/rules/visit.ts'
import { filledVisit, reading } from '../fixtures.ts'
import { heading, renderApp, type Provider } from '../renderApp.tsx'
import { recalling } from './resultAnswers.ts'

const openLucky = (provider: Partial<Provider> = {}) =>
  renderApp({
    path: '/result/abc1234',
    visit: filledVisit,
    provider: { ...recalling('lucky', { luckyTurned: true }), ...provider },
  })

const COPIED = '링크를 복사했어요'
const SHARE_FAILED = '공유하지 못했어요'
const CLIPBOARD_FAILED = '링크를 복사하지 못했어요'
const refuse = () => Promise.reject(new Error('refused'))
const share = () => screen.getByRole('button', { name: '결과 공유하기' })
const field = () => screen.queryByRole('textbox', { name: '공유 링크' })

test.each(['shared', 'dismissed'] as const)(
  'where there is a share sheet it is all that happens, also when it is %s',
  async (answer) => {
    const copyLink = vi.fn<Provider['copyLink']>(() => Promise.resolve())
    const openShareSheet = vi.fn<Provider['openShareSheet']>(() => Promise.resolve(answer))
    const { user, advance } = await openLucky({ openShareSheet, copyLink })
    await user.click(share())
    await advance(100)
    expect(openShareSheet).toHaveBeenCalledWith({ resultId: 'abc1234', picture: null })
    expect(copyLink).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field()).not.toBeInTheDocument()
  },
)

test('without a share sheet the link goes to the clipboard', async () => {
  const copyLink = vi.fn<Provider['copyLink']>(() => Promise.resolve())
  const { user, advance } = await openLucky({ copyLink })
  await user.click(share())
  await advance(100)
  expect(copyLink).toHaveBeenCalledWith({ resultId: 'abc1234' })
  expect(screen.getByText(COPIED)).toBeInTheDocument()
  expect(field()).not.toBeInTheDocument()
})

test('a share sheet that fails says so, and the link goes to the clipboard', async () => {
  const { user, advance } = await openLucky({ openShareSheet: refuse })
  await user.click(share())
  await advance(100)
  expect(screen.getByText(SHARE_FAILED)).toBeInTheDocument()
  expect(screen.getByText(COPIED)).toBeInTheDocument()
})

test('a clipboard that refuses leaves the link in a field, selected, until it is closed', async () => {
  const { user, advance } = await openLucky({ copyLink: refuse })
  await user.click(share())
  await advance(100)
  expect(screen.getByText(CLIPBOARD_FAILED)).toBeInTheDocument()
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: '공유 링크' })
  expect(link).toHaveValue(`${location.origin}/share/abc1234`)
  expect(link).toHaveAttribute('readonly')
  expect(link).toHaveFocus()
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value)
  expect(screen.getByText('아래 주소를 길게 눌러 복사해 주세요.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(field()).not.toBeInTheDocument()
  expect(share()).toHaveFocus()
})

test('the picture is saved under its name', async () => {
  const saveImage = vi.fn<Provider['saveImage']>(() => Promise.resolve())
  const { user } = await openLucky({ saveImage })
  await user.click(screen.getByRole('button', { name: '이미지 저장하기' }))
  expect(saveImage).toHaveBeenCalledWith({ imageUrl: '/media/lucky/clover.avif', name: '네잎클로버 라테' })
})

test('a picture that cannot be saved says so', async () => {
  const { user, advance } = await openLucky({ saveImage: refuse })
  await user.click(screen.getByRole('button', { name: '이미지 저장하기' }))
  await advance(100)
  expect(screen.getByText('이미지를 저장하지 못했어요')).toBeInTheDocument()
})

test('without a picture there is none to save', async () => {
  const luckyCard = { name: '네잎클로버 라테', message: '작은 우연을 놓치지 마세요.', imageUrl: null }
  await openLucky(recalling('lucky', { of: { ...reading, luckyCard }, luckyTurned: true }))
  expect(share()).toBeVisible()
  expect(screen.queryByRole('button', { name: '이미지 저장하기' })).not.toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('opinions go to the form that the build was given, in a new tab', async () => {
  vi.stubEnv('VITE_FEEDBACK_URL', 'https://forms.example/tarot')
  await openLucky()
  vi.unstubAllEnvs()
  const link = screen.getByRole('link', { name: '의견 보내기' })
  expect(link).toHaveAttribute('href', 'https://forms.example/tarot')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('a build without a form asks for no opinions', async () => {
  vi.stubEnv('VITE_FEEDBACK_URL', '')
  await openLucky()
  vi.unstubAllEnvs()
  expect(screen.queryByRole('link', { name: '의견 보내기' })).not.toBeInTheDocument()
})

test('a reading that speaks with care is not scored, and nobody is asked to share it', async () => {
  const of = { ...reading, isGentle: true, fortuneScore: null }
  await openLucky(recalling('lucky', { of, luckyTurned: true }))
  expect(screen.queryByRole('button', { name: '결과 공유하기' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '새로운 타로 보기' })).toBeVisible()
})

test('a new reading begins at the beginning, with nothing left of the old one', async () => {
  const { user, fade, history, actor } = await openLucky()
  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
  expect(heading()).toHaveTextContent('어서 오세요, 타로 한 잔입니다')
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
  expect(actor.getSnapshot().context).toMatchObject({ resultId: '', visit: BLANK_VISIT })
})
