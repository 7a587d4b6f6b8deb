import { initialTransition, transition } from 'xstate'
import type { Opening } from '../../machines/reading.types.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingSnapshot } from './actor.tsx'

/** The pages that are rendered whole before anybody asks for them, by what asks for them. */
const OPENINGS = {
  welcome: { type: 'open.welcome' },
  notFound: { type: 'open.notFound', path: '' },
} as const satisfies Record<string, Opening>

export type PristinePage = keyof typeof OPENINGS

/** The root chart before an address is asked for: what any page can show of itself. */
export const unopened = (): ReadingSnapshot => initialTransition(readingMachine, { visit: null, theme: 'dark' })[0]

/** The root chart on a page, for somebody of whom nothing is known yet. No actor runs. */
export const pristineOn = (page: PristinePage): ReadingSnapshot =>
  transition(readingMachine, unopened(), OPENINGS[page])[0]

/** The page that an element was rendered as; null for one that waits for its app. */
export const pristinePageOf = (name: string | undefined): PristinePage | null =>
  name === 'welcome' || name === 'notFound' ? name : null
