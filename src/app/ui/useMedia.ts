import { useCallback, useState, useSyncExternalStore } from 'react'

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  // Kept, since to make one takes longer than most of what is drawn.
  const [list] = useState(() => matchMedia(query))
  const subscribe = useCallback(
    (tell: () => void) => {
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
