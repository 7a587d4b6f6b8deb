import { useMedia } from '../../ui/useMedia.ts'

/** Cards in a row of the fan (specification section 9). */
export const useColumns = (): 24 | 18 => (useMedia('(min-width: 1024px)') ? 24 : 18)
