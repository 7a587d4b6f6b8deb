/** What the service worker does about an address: told by its path alone. */

import { FOLDERS } from '../../machines/rules/addresses.ts'

/** Whether an address that somebody goes to may show the app when the network does not answer. */
export const isPage = (pathname: string): boolean =>
  !FOLDERS.test(pathname) && !pathname.startsWith('/dev/') && !/\.[^/]*$/.test(pathname)

/** Pieces of the app whose names change with their content; those that are not there from the start are slices of fonts. */
export const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/')

/** What keeps its name when its content changes: pictures, but no videos, which browsers ask for in ranges. */
export const isPicture = (pathname: string): boolean => /^\/(media\/.+\.(avif|jpg|png)|favicon\.svg)$/.test(pathname)
