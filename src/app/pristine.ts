/** What a page is drawn from before there is a script, and what its app takes over: states of the charts. No actor runs. */
import { initialTransition, transition } from 'xstate'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { Opening } from '../../machines/reading.types.ts'
import type { ReadingSnapshot } from './actor.tsx'

/** The pages that are rendered whole before anybody asks for them, by what asks for them. */
const OPENINGS = {
  welcome: { type: 'open.welcome' },
  notFound: { type: 'open.notFound', path: '' },
} as const satisfies Record<string, Opening>

export type PristinePage = keyof typeof OPENINGS

/** The root chart before an address is asked for: what any page can show of itself. */
export const unopened = (): ReadingSnapshot => initialTransition(readingMachine, { visit: null, theme: 'dark' })[0]

const opened = (opening: Opening): ReadingSnapshot => transition(readingMachine, unopened(), opening)[0]

/** The root chart on a page, for somebody of whom nothing is known yet. */
export const pristineOn = (page: PristinePage): ReadingSnapshot => opened(OPENINGS[page])

/** The page that an element was rendered as; null for one that waits for its app. */
export const pristinePageOf = (name: string | undefined): PristinePage | null =>
  name === 'welcome' || name === 'notFound' ? name : null
