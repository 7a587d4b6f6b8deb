import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DrawnCard } from '../../../machines/rules/domain.ts'
import { CardVideo } from '../../../src/app/ui/CardVideo.tsx'
import { TarotCard } from '../../../src/app/ui/TarotCard.tsx'
import { cards } from '../fixtures.ts'

const [fool, moon] = cards as [DrawnCard, DrawnCard, DrawnCard]

/** Stands in for the browser's layout: tells every observed video whether it is in view. */
const watchers = new Set<IntersectionObserverCallback>()
class ViewObserver {
  readonly watcher: IntersectionObserverCallback
  constructor(watcher: IntersectionObserverCallback) {
    this.watcher = watcher
    watchers.add(watcher)
  }
  observe() {}
  disconnect() {
    watchers.delete(this.watcher)
  }
}
const scroll = (isIntersecting: boolean) =>
  act(async () => {
    for (const watcher of watchers) watcher([{ isIntersecting }] as IntersectionObserverEntry[], {} as never)
    await Promise.resolve()
  })

const play = vi.fn<() => Promise<void>>()
const pause = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  play.mockReset().mockResolvedValue()
  pause.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})

test('a drawn card is a silent, looping video with a poster, named by its Korean name', () => {
  render(<CardVideo card={fool} size="large" />)
  const video = screen.getByLabelText<HTMLVideoElement>('바보')
  expect(video.tagName).toBe('VIDEO')
  expect(video).toHaveAttribute('src', fool.videoUrl)
  expect(video).toHaveAttribute('poster', fool.imageUrl)
  expect(video.muted).toBe(true)
  expect(video.loop).toBe(true)
  expect(video).toHaveAttribute('playsinline')
})

test('without a still picture the poster is the veil', () => {
  render(<CardVideo card={{ ...fool, imageUrl: null }} size="small" />)
  expect(screen.getByLabelText('바보')).toHaveAttribute('poster', '/media/card-veil.avif')
})

test('it plays in view only', async () => {
  render(<CardVideo card={fool} size="large" />)
  expect(play).not.toHaveBeenCalled()
  await scroll(true)
  expect(play).toHaveBeenCalledTimes(1)
  pause.mockClear()
  await scroll(false)
  expect(pause).toHaveBeenCalledTimes(1)
  expect(play).toHaveBeenCalledTimes(1)
})

test('it rests while its tab is hidden', async () => {
  render(<CardVideo card={fool} size="large" />)
  await scroll(true)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  pause.mockClear()
  fireEvent(document, new Event('visibilitychange'))
  expect(pause).toHaveBeenCalledTimes(1)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(play).toHaveBeenCalledTimes(2)
})

test('who asked for less motion sees the poster', async () => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: /reduced-motion: reduce/.test(query) }),
  )
  render(<CardVideo card={fool} size="large" />)
  await scroll(true)
  expect(play).not.toHaveBeenCalled()
  expect(screen.getByLabelText('바보')).toHaveAttribute('poster', fool.imageUrl)
})

test('a browser that refuses to play leaves the poster and no complaint', async () => {
  play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  render(<CardVideo card={fool} size="large" />)
  await scroll(true)
  expect(play).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('바보')).toHaveAttribute('poster', fool.imageUrl)
  expect(screen.queryByText('카드 영상을 불러올 수 없어요')).toBeNull()
})

test('a video that does not load leaves its picture and says so, until another card comes', () => {
  const { rerender } = render(<CardVideo card={fool} size="large" />)
  fireEvent.error(screen.getByLabelText('바보'))
  expect(screen.getByText('카드 영상을 불러올 수 없어요')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '바보' })).toHaveAttribute('src', fool.imageUrl)
  fireEvent.error(screen.getByRole('img', { name: '바보' }))
  expect(screen.getByRole('img', { name: '바보' })).toHaveAttribute('src', '/media/card-veil.avif')
  fireEvent.error(screen.getByRole('img', { name: '바보' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('바보')).toBeInTheDocument()

  rerender(<CardVideo card={moon} size="large" />)
  expect(screen.queryByText('카드 영상을 불러올 수 없어요')).toBeNull()
  expect(screen.getByLabelText('달')).toHaveAttribute('src', moon.videoUrl)
})

test('a card without a video is its picture', () => {
  render(<CardVideo card={{ ...fool, videoUrl: null }} size="small" />)
  expect(screen.getByRole('img', { name: '바보' })).toHaveAttribute('src', fool.imageUrl)
  expect(screen.queryByText('카드 영상을 불러올 수 없어요')).toBeNull()
})

test('a reversed card is told from an upright one by its picture', () => {
  const { container } = render(<CardVideo card={moon} size="small" />)
  expect(container.firstElementChild).toHaveAttribute('data-orientation', 'reversed')
})

test('a face-down card holds no face', () => {
  const { container, rerender } = render(<TarotCard isFaceUp={false} />)
  expect(container.firstElementChild).toHaveAttribute('data-face-up', 'false')
  rerender(
    <TarotCard isFaceUp>
      <CardVideo card={fool} size="small" />
    </TarotCard>,
  )
  expect(container.firstElementChild).toHaveAttribute('data-face-up', 'true')
  expect(screen.getByLabelText('바보')).toBeInTheDocument()
})
