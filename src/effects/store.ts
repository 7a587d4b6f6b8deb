/** Reading and writing one text at a time in a storage of the browser, which may refuse anything. */

/** The part of a browser's storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export const read = (open: () => Store, key: string): string | null => {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export const readJson = (open: () => Store, key: string): unknown => parsed(read(open, key))

/** The keys that begin so, in the store's own order; none in a storage that may not be opened. */
export const keysIn = (open: () => Store, prefix: string): string[] => {
  try {
    const store = open()
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Writes, or removes what is null. */
export const put = (open: () => Store, key: string, text: string | null): boolean => {
  try {
    if (text === null) open().removeItem(key)
    else open().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The same, but what cannot be written is removed, so that an older state is not taken for the last one. */
export const write = (open: () => Store, key: string, text: string | null): boolean => {
  const isKept = put(open, key, text)
  if (!isKept) put(open, key, null)
  return isKept
}
