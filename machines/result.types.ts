/** What goes in and out of the result chart, and what it remembers. */
import type { ActorRef, DoneActorEvent, ErrorActorEvent, Snapshot } from 'xstate'
import type { LuckyCardReport } from './luckyCard.machine.ts'
import type { Reading, Step } from './rules/domain.ts'
import type { OwningReport } from './owning.machine.ts'
import type { BreakReport } from './rules/fault.ts'
import type { SharingReport } from './sharing.machine.ts'
import type { SpeechReport } from './speech.machine.ts'

export type ResultCommand =
  | { type: 'step.next' }
  | { type: 'step.previous' }
  /** The card of the shown step, large with its moving picture, and small again. */
  | { type: 'picture.enlarge' }
  | { type: 'picture.close' }
  /** 다시 시도. */
  | { type: 'result.retry' }
  /** Asks the provider at once; the visitor does not say so, but somebody who knows more. */
  | { type: 'result.poll' }

/** What the result tells the visit. */
export type ResultReport =
  | { type: 'result.completed' }
  | { type: 'result.failed'; message: string }
  | { type: 'result.pollFailed'; message: string }
  | { type: 'result.missing' }
  /** Its owner has covered it, or deleted it. */
  | { type: 'result.hidden' }
  | { type: 'result.deleted' }
  /** The visitor wants the reading written, or written on. */
  | { type: 'result.wanted' }
  | { type: 'result.viewed' }
  | { type: 'result.cardFlipped' }
  | { type: 'result.watchFailed'; message: string }
  | SharingReport
  | OwningReport
  | BreakReport

/** Where a reader stands in a result. */
export interface Place {
  step: Step
  /** The view still goes along with the writing: the visitor has not moved by hand. */
  isFollowing: boolean
}

/** What is kept of a result (the storage key `tarot_{id}`). */
export interface ResultRecord {
  reading: Reading
  luckyTurned: boolean
  /** Where an earlier page load of this tab stood; null when the reading is opened anew. */
  place: Place | null
}

/**
 * 'pending': not submitted or not begun yet (425). 'missing': the provider knows no such session (404, 410). 'hidden':
 * its owner covered it. 'deleted': its owner deleted it.
 */
export type ReadingAnswer =
  | { kind: 'reading'; reading: Reading }
  | { kind: 'pending' }
  | { kind: 'missing' }
  | { kind: 'hidden' }
  | { kind: 'deleted' }

export type AttentionEvent = { type: 'attention.lost' } | { type: 'attention.returned' }

export interface ResultInput {
  parent: ActorRef<Snapshot<unknown>, ResultReport>
  resultId: string
}

export interface ResultContext extends ResultInput {
  reading: Reading | null
  /** Where to open. */
  place: Place
  luckyTurned: boolean
  /** The reading is what this device kept, and not what the provider answered since. */
  isKept: boolean
  /** Which way the visitor moved last, for the slide. */
  direction: 'forward' | 'back'
}

export type ResultEvent =
  | ResultCommand
  | AttentionEvent
  | SharingReport
  | OwningReport
  | LuckyCardReport
  | SpeechReport
  /** The reading has more to show than before. */
  | { type: 'reading.grew' }
  | { type: 'step.advance' }
  | { type: 'step.advanced' }
  /** The visitor moved by hand. */
  | { type: 'step.taken' }
  | DoneActorEvent<ResultRecord | null, 'recallResult'>
  | DoneActorEvent<ReadingAnswer, 'fetchReading'>
  | DoneActorEvent<boolean, 'recallOwnership'>
  | ErrorActorEvent<unknown, 'fetchReading'>

/** What an \`input\` function of the chart is given. */
export type Invoking = { context: ResultContext; self: ActorRef<Snapshot<unknown>, ResultEvent> }
