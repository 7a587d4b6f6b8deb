const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Pictures of what comes next, so that they are in the browser's cache before it. Who saves data fetches what is shown. */
export const fetchPictures = (urls: readonly (string | null | undefined)[]): void => {
  if (savesData()) return
  for (const url of new Set(urls)) if (url) new Image().src = url
}
