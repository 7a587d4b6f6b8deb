/** What a page is drawn from before there is a script, and what its app takes over: states of the charts. No actor runs. */
import {
  createActor,
  initialTransition,
  transition,
  type ActorLogic,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { Opening } from '../../machines/reading.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { Reading } from '../../machines/rules/domain.ts'
import { sharedReadingMachine } from '../../machines/sharedReading.machine.ts'
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

/** An actor that stands in a state and stays there. */
const standing = <Logic extends AnyActorLogic>(snapshot: AnyMachineSnapshot): ActorRefFrom<Logic> => {
  const logic: ActorLogic<AnyMachineSnapshot, EventObject> = {
    getInitialSnapshot: () => snapshot,
    transition: () => snapshot,
    getPersistedSnapshot: () => snapshot,
  }
  return createActor(logic) as unknown as ActorRefFrom<Logic>
}

/** The page of a result for somebody who opens it for the first time, as its provider answers. */
export function pristineResult(resultId: string, answer: ReadingAnswer): ReadingSnapshot {
  const root = opened({ type: 'open.result', resultId })
  const { result } = root.children
  if (!result) throw new Error('A result without its chart')
  const [recalled] = transition(resultMachine, result.getSnapshot(), {
    type: 'xstate.done.actor.recallResult',
    actorId: 'recallResult',
    output: null,
  })
  const [read] = transition(resultMachine, recalled, {
    type: 'xstate.done.actor.fetchReading',
    actorId: 'fetchReading',
    output: answer,
  })
  return { ...root, children: { ...root.children, result: standing<typeof resultMachine>(read) } }
}

/** The page of a shared reading under one of its subtitles. */
export function pristineShare(sharedId: string, reading: Reading, subtitle: number): ReadingSnapshot {
  const root = opened({ type: 'open.share', sharedId })
  const { sharedReading } = root.children
  if (!sharedReading) throw new Error('A shared reading without its chart')
  const [naming] = transition(sharedReadingMachine, sharedReading.getSnapshot(), {
    type: 'xstate.done.actor.fetchShared',
    actorId: 'fetchShared',
    output: { kind: 'reading', reading },
  })
  const [shown] = transition(sharedReadingMachine, naming, {
    type: 'xstate.done.actor.pickSubtitle',
    actorId: 'pickSubtitle',
    output: subtitle,
  })
  return { ...root, children: { ...root.children, sharedReading: standing<typeof sharedReadingMachine>(shown) } }
}
