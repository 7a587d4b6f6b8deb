/** What a screen says of itself in the root chart, the two addresses that carry an id, and those that are no screen. */

export interface ScreenMeta {
  /**
   * The address of the screen: `:resultId` and `:sharedId` stand for the context's value, `*` for the address as it was
   * asked for; null for wherever one was.
   */
  path: string | null
  /** A second address of the same screen. */
  alias?: string
  /** Step of the whole flow, 1 to 7; null outside of it. */
  step: number | null
  /** The title reported to analytics. */
  title: string
  /** The piece of the app's code that it comes with; the first piece is the one that every visit begins with. */
  chunk: 'house' | 'questions' | 'table' | 'telling' | 'aside'
  /** The address whose place in the browser's history it takes, since it follows from there by itself; no other's. */
  replaces?: string
}

/** Address of a result (specification section 2, /result). */
export const resultPathOf = (resultId: string): string => `/result/${resultId}`
/** Address under which anybody may read a result (specification section 2, /share). */
export const sharePathOf = (resultId: string): string => `/share/${resultId}`

/** Folders of files: a missing one is missing, never the app. */
export const FOLDERS = /^\/(api|assets|media)(\/|$)/
