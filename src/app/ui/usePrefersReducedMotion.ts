import { useMedia } from './useMedia.ts'

/** Whether the visitor asked their system for less motion. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
