import { useSyncExternalStore } from 'react'

const DESKTOP = '(min-width: 1024px)'

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(DESKTOP)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const columns = (): 24 | 18 => (matchMedia(DESKTOP).matches ? 24 : 18)

/** Cards in a row of the fan (specification section 9). */
export const useColumns = (): 24 | 18 => useSyncExternalStore(subscribe, columns)
