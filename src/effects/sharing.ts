/** What a visitor takes along (specification section 7, other calls). Each function rejects when nothing was handed over. */
import { sharePathOf } from '../../machines/rules/addresses.ts'
import type { SheetAnswer } from '../../machines/sharing.machine.ts'
import { withinTime } from './deadline.ts'
import { SHARE_TEXT, SHARE_TITLE } from './sentences.ts'

/** The public address of a reading. */
export const shareLinkOf = (resultId: string): string => location.origin + sharePathOf(resultId)

/** The browser's own share sheet with the link of a reading. */
export async function openShareSheet(resultId: string): Promise<SheetAnswer> {
  const data: ShareData = { title: SHARE_TITLE, text: SHARE_TEXT, url: shareLinkOf(resultId) }
  const sheet: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator
  if (!sheet.share || sheet.canShare?.(data) === false) return 'unsupported'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'dismissed'
    throw error
  }
}

/** Writes the link of a reading to the clipboard. */
export async function copyLink(resultId: string): Promise<void> {
  const { clipboard }: { clipboard?: Clipboard } = navigator
  if (!clipboard) throw new Error('No clipboard')
  await clipboard.writeText(shareLinkOf(resultId))
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}

const fetchImage = (imageUrl: string, signal: AbortSignal): Promise<Blob> =>
  withinTime(signal, async (inner) => {
    const response = await fetch(imageUrl, { signal: inner, credentials: 'omit' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return response.blob()
  })

const handOver = (image: Blob, name: string): void => {
  const link = document.createElement('a')
  const address = URL.createObjectURL(image)
  const ending = ENDINGS[image.type]
  link.href = address
  link.download = ending ? `${name}.${ending}` : name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const openInNewTab = (address: string): void => {
  const tab = window.open(address, '_blank')
  if (!tab) throw new Error('The new tab was blocked')
  tab.opener = null
}

/**
 * Saves a picture as a file; when it cannot be fetched (another origin's refusal, most often), opens it in a new tab.
 * @param name file name without its ending
 */
export async function saveImage(imageUrl: string, name: string, signal: AbortSignal): Promise<void> {
  try {
    handOver(await fetchImage(imageUrl, signal), name)
  } catch {
    signal.throwIfAborted()
    openInNewTab(imageUrl)
  }
}
