declare module 'virtual:shell' {
  import type { PrecacheEntry } from 'workbox-precaching'

  /** The address of the page that waits for the app. */
  export const SHELL: string
  /** That page and all that the app needs to open. */
  export const shell: PrecacheEntry[]
}
