// @vitest-environment happy-dom
import nodeConsole from 'node:console'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyLink, fetchPicture, openShareSheet, saveImage, shareLinkOf } from '../../src/effects/sharing.ts'
import { startLiveProvider, type LiveProvider } from '../liveProvider.ts'
import { PIXEL } from '../liveWire.ts'

const LINK = `${location.origin}/share/abc1234`
const { signal } = new AbortController()

/** Gives the browser a part, or takes it away. */
const withPart = (name: 'share' | 'canShare' | 'clipboard' | 'connection', part: unknown) =>
  Object.defineProperty(navigator, name, { value: part, configurable: true })

beforeEach(() => {
  for (const part of ['share', 'canShare', 'clipboard', 'connection'] as const) withPart(part, undefined)
})
afterEach(() => vi.restoreAllMocks())

test('the link of a reading is absolute and public', () => {
  expect(shareLinkOf('abc1234')).toBe(LINK)
})

test('the share sheet gets the link, with or without canShare', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  withPart('share', share)
  await expect(openShareSheet('abc1234', null)).resolves.toBe('shared')
  withPart('canShare', () => true)
  await expect(openShareSheet('abc1234', null)).resolves.toBe('shared')
  expect(share).toHaveBeenLastCalledWith(expect.objectContaining({ url: LINK, title: '타로 한 잔' }))
})

test('a browser without a sheet, or with one that does not take links, has none', async () => {
  await expect(openShareSheet('abc1234', null)).resolves.toBe('unsupported')
  const share = vi.fn<Navigator['share']>()
  withPart('share', share)
  withPart('canShare', () => false)
  await expect(openShareSheet('abc1234', null)).resolves.toBe('unsupported')
  expect(share).not.toHaveBeenCalled()
})

test('a closed sheet is dismissed; any other failure is one', async () => {
  withPart('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  await expect(openShareSheet('abc1234', null)).resolves.toBe('dismissed')
  withPart('share', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')))
  await expect(openShareSheet('abc1234', null)).rejects.toMatchObject({ name: 'NotAllowedError' })
})

test('the clipboard gets the link; a refused or absent one rejects', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
  withPart('clipboard', { writeText })
  await copyLink('abc1234')
  expect(writeText).toHaveBeenCalledWith(LINK)
  withPart('clipboard', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) })
  await expect(copyLink('abc1234')).rejects.toMatchObject({ name: 'NotAllowedError' })
  withPart('clipboard', undefined)
  await expect(copyLink('abc1234')).rejects.toThrow('No clipboard')
})

let live: LiveProvider
beforeEach(async () => {
  // As browsers do, happy-dom writes every refused answer to the console.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  live = await startLiveProvider()
})
afterEach(() => live.close())

/** The link that was clicked, with what its address held at that moment. */
const clickedLink = () => {
  const clicks: { download: string; href: string }[] = []
  const hear = (event: MouseEvent): void => {
    event.preventDefault()
    const { download, href } = event.target as HTMLAnchorElement
    clicks.push({ download, href })
  }
  document.addEventListener('click', hear, { once: true })
  return clicks
}

test('where sheets take files, the picture goes with a text that carries the link once', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  withPart('share', share)
  withPart('canShare', () => true)
  const picture = await fetchPicture(`${live.origin}/media/cup.png`, signal)
  expect(picture).toMatchObject({ name: '타로 한 잔.png', type: 'image/png', size: PIXEL.length })
  await openShareSheet('abc1234', picture)
  const { files, text, url } = share.mock.lastCall?.[0] ?? {}
  expect([files, text?.split(LINK).length, url]).toEqual([[picture], 2, undefined])
})

test('a sheet that takes no files is offered the link alone, and nothing is fetched for it', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  withPart('share', share)
  withPart('canShare', ({ files }: ShareData) => !files)
  const fetched = vi.spyOn(globalThis, 'fetch')
  await expect(fetchPicture(`${live.origin}/media/cup.png`, signal)).resolves.toBeNull()
  await openShareSheet('abc1234', new File(['?'], '타로 한 잔.jpg', { type: 'image/jpeg' }))
  expect(share).toHaveBeenLastCalledWith({ title: '타로 한 잔', text: expect.any(String), url: LINK })
  withPart('canShare', () => true)
  withPart('connection', { saveData: true })
  await expect(fetchPicture(`${live.origin}/media/cup.png`, signal)).resolves.toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  withPart('connection', undefined)
  await expect(fetchPicture(`${live.origin}/nothing.jpg`, signal)).resolves.toBeNull()
})

test('a picture is saved as a file with its own ending', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:picture'
  })
  const clicks = clickedLink()
  await saveImage(`${live.origin}/media/cup.png`, '달빛 찻잔', signal)
  expect(clicks).toEqual([{ download: '달빛 찻잔.png', href: 'blob:picture' }])
  expect(new Uint8Array(await blobs[0]!.arrayBuffer())).toEqual(new Uint8Array(PIXEL))
  expect(document.querySelector('a')).toBeNull()
})

test('a picture that cannot be fetched opens in a new tab, which cannot reach back', async () => {
  const tab = { opener: window }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await saveImage(`${live.origin}/nothing.avif`, '달빛 찻잔', signal)
  expect(open).toHaveBeenCalledWith(`${live.origin}/nothing.avif`, '_blank')
  expect(tab.opener).toBeNull()
})

test('a picture that can neither be fetched nor opened rejects', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await expect(saveImage(`${live.origin}/nothing.avif`, '달빛 찻잔', signal)).rejects.toThrow('blocked')
})

test('who has left gets no new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  await expect(saveImage(`${live.origin}/media/cup.png`, '찻잔', AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(open).not.toHaveBeenCalled()
})
