/** What the page of a reading is drawn from, as `pristine.ts` says it of the pages that begin without one. */
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
import type { Opening, ReadingEvent } from '../../machines/reading.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { Reading } from '../../machines/rules/domain.ts'
import { sharedReadingMachine } from '../../machines/sharedReading.machine.ts'
import type { ReadingSnapshot } from './actor.tsx'

const whole = readingMachine.provide({ actors: { result: resultMachine, sharedReading: sharedReadingMachine } })

/** Nothing in the chart asks what this event holds, so it is none of those that it names. */
const FETCHED = { type: 'xstate.done.actor.loadCharts', actorId: 'loadCharts' } as unknown as ReadingEvent

/** The root chart on a page whose chart is there. */
function openedWhole(opening: Opening): ReadingSnapshot {
  const [unopened] = initialTransition(whole, { visit: null, theme: 'dark' })
  const [fetching] = transition(whole, unopened, opening)
  const [open] = transition(whole, fetching, FETCHED)
  return open
}

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
  const root = openedWhole({ type: 'open.result', resultId })
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
  const root = openedWhole({ type: 'open.share', sharedId })
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
