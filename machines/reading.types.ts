/** What goes in and out of the root chart, and what it remembers. */
import type { ActorRef, Snapshot } from 'xstate'
import type { CatalogReport } from './catalog.machine.ts'
import type { ResultReport } from './result.types.ts'
import type { NicknameProblem } from './rules/nickname.ts'
import type { QuestionProblem } from './rules/question.ts'
import type { Visit } from './rules/visit.ts'
import type { SelectionReport } from './selection.machine.ts'
import type { SessionReport } from './session.machine.ts'
import type { ShareReport } from './share.machine.ts'

export type Theme = 'dark' | 'light'

/** What visitors do. Cards, steps, the lucky card and sharing are asked of the children that own them. */
export type VisitorEvent =
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
  /** An address was typed, or Back, Forward or a link pressed: a request, which the state may refuse. */
  | { type: 'visit.requested'; path: string }
  | { type: 'theme.toggle' }
  | { type: 'banner.dismiss' }

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' }

/** The browser's storage refused a key; told once a key. */
export type StorageEvent = { type: 'storage.failed'; key: string }

export type ReadingEvent =
  | VisitorEvent
  | ConnectionEvent
  | StorageEvent
  | CatalogReport
  | SessionReport
  | SelectionReport
  | ResultReport
  | ShareReport

/** A short message to show once, by name; the words are the app's. */
export type Notice =
  | `nickname.${NicknameProblem}`
  | `question.${QuestionProblem}`
  | 'nickname.invalid'
  | 'session.failed'
  | 'link.copied'
  | 'share.failed'
  | 'clipboard.failed'
  | 'image.failed'

/** What went wrong without a screen of its own, for the log and for analytics. */
export type Fault =
  'catalog' | 'session' | 'cards' | 'submit' | 'sessionLost' | 'poll' | 'reading' | 'share' | 'storage'

/** What the world is told once: toasts, analytics and the log listen. Nothing in it tells who the visitor is. */
export type ReadingEmitted =
  | { type: 'notice'; notice: Notice }
  | { type: 'fault'; fault: Fault; message: string }
  | { type: 'visit.began' }
  | { type: 'reader.chosen'; readerType: string }
  | { type: 'category.chosen'; code: string }
  | { type: 'topic.chosen'; code: string }
  | { type: 'question.chosen'; source: 'sample' | 'custom' }
  | { type: 'reading.asked' }
  | { type: 'reading.restarted' }
  | SelectionReport
  | ResultReport
  | ShareReport

export interface ReadingInput {
  /** The visit that an earlier page load left behind. */
  visit: Visit | null
  theme: Theme
}

export interface ReadingContext {
  visit: Visit
  /** The theme to begin with. */
  storedTheme: Theme
  /** The address that was asked for last; a screen without an address of its own keeps it. */
  requestedPath: string
  resultId: string | null
  shareId: string | null
  /** What the header's banner says while it is shown. */
  banner: 'catalog' | 'cards'
}

/** What an `input` function of the chart is given. */
export interface Told {
  context: ReadingContext
  self: ActorRef<Snapshot<unknown>, ReadingEvent>
}
