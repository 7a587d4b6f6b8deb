/** What goes in and out of the root chart, and what it remembers. */
import type { ActorRef, DoneActorEvent, ErrorActorEvent, Snapshot } from 'xstate'
import type { CardsAnswer, CardsReport } from './cards.machine.ts'
import type { CatalogReport } from './catalog.machine.ts'
import type { DrawingReport } from './drawing.machine.ts'
import type { PastReadingsReport, ReadingsReport } from './pastReadings.setup.ts'
import type { ResultReport } from './result.types.ts'
import type { BreakReport } from './rules/fault.ts'
import type { NicknameProblem } from './rules/nickname.ts'
import type { QuestionProblem } from './rules/question.ts'
import type { Choices, Judged, Spread, Visit } from './rules/visit.ts'
import type { SeatOutput } from './seat.machine.ts'
import type { SharedReadingReport } from './sharedReading.machine.ts'
import type { SubmissionReport, SubmitAnswer } from './submission.machine.ts'

export type Theme = 'dark' | 'light'

/** An address was typed, or Back, Forward or a link pressed: a request, which the state may refuse. `routes.ts` makes them. */
export type Opening =
  | { type: 'open.welcome' }
  | { type: 'open.reader' }
  | { type: 'open.category' }
  | { type: 'open.topic' }
  | { type: 'open.question' }
  | { type: 'open.cardDraw' }
  | { type: 'open.loading' }
  | { type: 'open.pastReadings' }
  | { type: 'open.demoLoading' }
  | { type: 'open.result'; resultId: string }
  | { type: 'open.share'; sharedId: string }
  /** These three have no address of their own and keep the one that was asked for. */
  | { type: 'open.invalidResult'; path: string }
  | { type: 'open.invalidShare'; path: string }
  | { type: 'open.notFound'; path: string }

/** What visitors do. Cards, steps, the lucky card and sharing are asked of the children that own them. */
export type VisitorEvent =
  | Opening
  | { type: 'nickname.change'; text: string }
  | { type: 'nickname.blur' }
  | { type: 'visit.start' }
  | { type: 'reader.toggle'; readerType: string }
  | { type: 'category.toggle'; code: string }
  | { type: 'topic.toggle'; code: string }
  | { type: 'sample.toggle'; question: string }
  | { type: 'question.change'; text: string }
  | { type: 'question.blur' }
  | { type: 'visit.next' }
  | { type: 'visit.previous' }
  | { type: 'visit.restart' }
  /** Once more to a result that its owner had covered. */
  | { type: 'visit.retry' }
  /** On from a page that broke, with everything that is filled in. */
  | { type: 'visit.resume' }
  | { type: 'theme.toggle' }
  | { type: 'banner.dismiss' }
  /** The note on what becomes of what a visitor tells. */
  | { type: 'note.open' }
  | { type: 'note.close' }

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' }

/** What is asked of the judge, cleaned; only the last request is answered. */
export type WordsRequest = { type: 'words.judge'; texts: readonly string[] }
/** Its answer; or the lists that it judges by did not come, and the next request asks for them again. */
export type WordsReport = { type: 'words.judged'; judged: Judged } | { type: 'words.unjudged' }

/** The browser's storage refused a key; told once a key. */
export type StorageEvent = { type: 'storage.failed'; key: string }

/** What one region of the root tells the others. */
export type InnerEvent =
  | { type: 'catalog.wanted' }
  | { type: 'readings.wanted' }
  | { type: 'words.wanted' }
  | { type: 'words.unjudged' }
  | { type: 'session.created' }
  | { type: 'session.lost' }
  | { type: 'cards.known' }
  | { type: 'answers.submit' }
  /** Also answers that the provider has already: it gave their reading up, or does not get on with it. */
  | { type: 'answers.submitAgain' }
  | { type: 'answers.accepted' }
  | { type: 'answers.refused'; refusal: Refusal; sessionId: string }

export type ReadingEvent =
  | VisitorEvent
  | ConnectionEvent
  | StorageEvent
  | InnerEvent
  | CatalogReport
  | CardsReport
  | SubmissionReport
  | DrawingReport
  | ResultReport
  | SharedReadingReport
  | PastReadingsReport
  | ReadingsReport
  | WordsReport
  | BreakReport
  | DoneActorEvent<SeatOutput, 'seat'>
  | DoneActorEvent<CardsAnswer, 'cards'>
  | DoneActorEvent<SubmitAnswer, 'submission'>
  | DoneActorEvent<Spread, 'drawing'>
  | ErrorActorEvent<unknown, string>

/** Why answers were not taken: the provider's own sentence, or that the session has others already. */
export type Refusal = { kind: 'refused'; message: string } | { kind: 'taken' }

/** A short message to show once, by name; the words are the app's. */
export type Notice =
  | `nickname.${NicknameProblem}`
  | `question.${QuestionProblem}`
  | 'nickname.invalid'
  | 'nickname.given'
  | 'session.failed'
  | 'link.copied'
  | 'share.failed'
  | 'clipboard.failed'
  | 'image.failed'
  | 'reading.hidden'
  | 'reading.shown'
  | 'reading.deleted'
  | 'reading.deletedLater'
  | 'readings.cleared'
  | 'owning.failed'
  | 'deletion.failed'

/** What went wrong without a screen of its own, for the log and for analytics. */
export type Fault =
  | 'catalog'
  | 'session'
  | 'cards'
  | 'submission'
  | 'refused'
  | 'sessionLost'
  | 'poll'
  | 'reading'
  | 'share'
  | 'owning'
  | 'readings'
  | 'storage'
  | 'watch'
  | 'broken'

/** What the world is told once: toasts, analytics and the log listen. Nothing in it tells who the visitor is. */
export type ReadingEmitted =
  | { type: 'notice'; notice: Notice }
  | { type: 'fault'; fault: Fault; message: string }
  | { type: 'visit.began' }
  | { type: 'reader.chosen'; readerType: string }
  | { type: 'category.chosen'; code: string }
  | { type: 'topic.chosen'; code: string }
  | { type: 'question.chosen'; source: 'sample' | 'custom' }
  | { type: 'reading.asked'; choices: Choices }
  | { type: 'reading.restarted' }
  | DrawingReport
  | ResultReport
  | SharedReadingReport

export interface ReadingInput {
  /** The visit that an earlier page load left behind. */
  visit: Visit | null
  theme: Theme
}

export interface ReadingContext {
  visit: Visit
  /** The theme to begin with. */
  storedTheme: Theme
  /** The page that was asked for while the cards lay on the table. */
  request: Opening | null
  /** Address of a screen that has none of its own. */
  askedPath: string
  resultId: string
  sharedId: string
  /** Why the provider did not take the answers, until they are sent anew. */
  refusal: Refusal | null
  judged: Judged
}

/** What an `input` function of the chart is given. */
export interface Invoking {
  context: ReadingContext
  self: ActorRef<Snapshot<unknown>, ReadingEvent>
}
