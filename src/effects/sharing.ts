/** What a visitor takes along (specification section 7, other calls). Each function rejects when nothing was handed over. */
import { sharePathOf } from '../../machines/rules/addresses.ts'
import type { Picture, SheetAnswer } from '../../machines/sharing.machine.ts'
import { withinTime } from './deadline.ts'
import { SHARE_TEXT, SHARE_TITLE } from './sentences.ts'

/** The public address of a reading. */
export const shareLinkOf = (resultId: string): string => location.origin + sharePathOf(resultId)

type Sheet = Partial<Pick<Navigator, 'share' | 'canShare'>>

/** What data savers ask of pages; not every browser has it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * The picture of a reading as a file for the share sheet. Null where sheets take no files, where the visitor saves data, and
 * when it does not come: the link can be shared all the same.
 */
export async function fetchPicture(pictureUrl: string, signal: AbortSignal): Promise<Picture | null> {
  const sheet: Sheet = navigator
  const fileOf = (image: Blob) => new File([image], nameOf(SHARE_TITLE, image), { type: image.type })
  const anyPicture = fileOf(new Blob(['?'], { type: 'image/jpeg' }))
  if (savesData() || !sheet.share || !sheet.canShare?.({ files: [anyPicture] })) return null
  try {
    return fileOf(await fetchImage(pictureUrl, signal))
  } catch {
    return null
  }
}

/**
 * The browser's own share sheet with the link of a reading, and with its picture when there is one. A browser opens it only
 * right after a tap, so nothing is waited for here.
 */
export async function openShareSheet(resultId: string, picture: Picture | null): Promise<SheetAnswer> {
  const url = shareLinkOf(resultId)
  const link: ShareData = { title: SHARE_TITLE, text: SHARE_TEXT, url }
  // Beside a file, apps (on iOS most of all) take the text or drop it, and few take the address: so it stands in the text, once.
  const withPicture: ShareData | null =
    picture instanceof File ? { title: SHARE_TITLE, text: `${SHARE_TEXT}\n${url}`, files: [picture] } : null
  const sheet: Sheet = navigator
  const data = withPicture && sheet.canShare?.(withPicture) ? withPicture : link
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

/** A file's name with the ending that its type has. */
const nameOf = (name: string, { type }: Blob): string => {
  const ending = ENDINGS[type]
  return ending ? `${name}.${ending}` : name
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
  link.href = address
  link.download = nameOf(name, image)
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
