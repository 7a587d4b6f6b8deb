import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (tell: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the visitor asked their system for less motion. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
