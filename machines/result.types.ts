/** What goes in and out of the result chart, and what it remembers. */
import type { ActorRef, DoneActorEvent, ErrorActorEvent, Snapshot } from 'xstate'
import type { LuckyCardReport } from './luckyCard.machine.ts'
import type { Reading, Step } from './rules/domain.ts'
import type { SharingReport } from './sharing.machine.ts'

export type ResultCommand = { type: 'step.next' } | { type: 'step.previous' } | { type: 'result.retry' }

/** What the result tells the visit. */
export type ResultReport =
  | { type: 'result.completed' }
  | { type: 'result.failed'; message: string }
  | { type: 'result.pollFailed'; message: string }
  | { type: 'result.missing' }
  | { type: 'result.viewed' }
  | { type: 'result.cardFlipped' }
  | SharingReport

/** What an earlier page load left behind (the storage key `tarot_{id}`). */
export interface ResultRecord {
  reading: Reading
  step: Step
  luckyTurned: boolean
}

/** 'pending': not submitted or not begun yet (425). 'missing': the provider knows no such session (404). */
export type ReadingAnswer = { kind: 'reading'; reading: Reading } | { kind: 'pending' } | { kind: 'missing' }

export type AttentionEvent = { type: 'attention.lost' } | { type: 'attention.returned' }

export interface ResultInput {
  parent: ActorRef<Snapshot<unknown>, ResultReport>
  resultId: string
}

export interface ResultContext extends ResultInput {
  reading: Reading | null
  /** The step to open at, from the record. */
  restoredStep: Step
  luckyTurned: boolean
  /** The sentence of a FAILED answer, until a better one comes. */
  failure: string | null
  /** Which way the visitor moved last, for the slide. */
  direction: 'forward' | 'back'
}

export type ResultEvent =
  | ResultCommand
  | AttentionEvent
  | SharingReport
  | LuckyCardReport
  | { type: 'reading.grew' }
  | { type: 'step.advance' }
  | { type: 'step.advanced' }
  | DoneActorEvent<ResultRecord | null, 'recallResult'>
  | DoneActorEvent<ReadingAnswer, 'fetchReading'>
  | ErrorActorEvent<unknown, 'fetchReading'>

export type Told = { context: ResultContext; self: ActorRef<Snapshot<unknown>, ResultEvent> }
