/**
 * What can happen to the app from outside: what people do, what time does, what the network answers. The maps below stop
 * compiling when a chart learns an event or a call that nothing here stands for.
 */
import type { LuckyCardEvent } from '../../machines/luckyCard.machine.ts'
import type { ConnectionEvent, StorageEvent, VisitorEvent } from '../../machines/reading.types.ts'
import type { AttentionEvent, ResultCommand } from '../../machines/result.types.ts'
import * as timing from '../../machines/rules/timing.ts'
import type { SelectionEvent } from '../../machines/selection.machine.ts'
import type { SharingCommand } from '../../machines/sharing.machine.ts'
import type { ANSWERS, Call } from './answers.ts'

/** The pauses that the charts name. */
export type Delay =
  Exclude<keyof typeof timing, 'backOff' | 'TIP_COUNT' | 'ROUTE_TRANSITION'> | 'cardsBackOff' | 'submitBackOff'

export type SystemEvent =
  // The visitor, on the page
  | { type: 'NICKNAME_TYPED'; text: string }
  | { type: 'NICKNAME_LEFT' }
  | { type: 'START' }
  | { type: 'READER'; readerType: string }
  | { type: 'CATEGORY'; code: string }
  | { type: 'TOPIC'; code: string }
  | { type: 'SAMPLE'; question: string }
  | { type: 'QUESTION_TYPED'; text: string }
  | { type: 'QUESTION_LEFT' }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'RETRY_CATALOG' }
  | { type: 'PICK'; card: number }
  | { type: 'PUT_BACK'; card: number }
  | { type: 'REVEAL' }
  | { type: 'STEP_NEXT' }
  | { type: 'STEP_PREVIOUS' }
  | { type: 'RETRY_READING' }
  | { type: 'FLIP' }
  | { type: 'FINISH_TYPING' }
  | { type: 'SHARE' }
  | { type: 'CLOSE_LINK' }
  | { type: 'SAVE_IMAGE' }
  | { type: 'RESTART' }
  /** The logo, on every page. */
  | { type: 'HOME' }
  | { type: 'THEME' }
  | { type: 'DISMISS' }
  // The visitor, on the browser
  | { type: 'BACK' }
  | { type: 'FORWARD' }
  /** The page is loaded anew at an address; the storage stays. */
  | { type: 'TYPE_ADDRESS'; path: string }
  | { type: 'HIDE' }
  | { type: 'SHOW' }
  // The world
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  /** From now on the browser refuses to store anything. */
  | { type: 'STORAGE_FULL' }
  /** Time passes until the next pause of this name is over. */
  | { type: 'TICK'; delay: Delay }
  | { [C in Call]: { type: 'ANSWERED'; call: C; answer: keyof (typeof ANSWERS)[C] & string } }[Call]
  | { type: 'FAILED'; call: Call }

export type EventType = SystemEvent['type']
export type EventOf<T extends EventType> = Extract<SystemEvent, { type: T }>

type Heard =
  | VisitorEvent
  | SelectionEvent
  | LuckyCardEvent
  | ResultCommand
  | SharingCommand
  | ConnectionEvent
  | AttentionEvent
  | StorageEvent

/** By what in the model each event from outside of the charts comes about. */
export const CAUSES = {
  'nickname.change': ['NICKNAME_TYPED'],
  'nickname.blur': ['NICKNAME_LEFT'],
  'visit.start': ['START'],
  'reader.toggle': ['READER'],
  'category.toggle': ['CATEGORY'],
  'topic.toggle': ['TOPIC'],
  'sample.toggle': ['SAMPLE'],
  'question.change': ['QUESTION_TYPED'],
  'question.blur': ['QUESTION_LEFT'],
  'visit.next': ['NEXT'],
  'visit.previous': ['PREVIOUS'],
  'visit.restart': ['RESTART'],
  'visit.requested': ['BACK', 'FORWARD', 'TYPE_ADDRESS', 'HOME'],
  'theme.toggle': ['THEME'],
  'banner.dismiss': ['DISMISS'],
  'card.pick': ['PICK'],
  'card.putBack': ['PUT_BACK'],
  'reveal.start': ['REVEAL'],
  'cards.arrive': ['ANSWERED'],
  'lucky.arrive': ['ANSWERED'],
  'lucky.flip': ['FLIP'],
  'lucky.finishTyping': ['FINISH_TYPING'],
  'step.next': ['STEP_NEXT'],
  'step.previous': ['STEP_PREVIOUS'],
  'result.retry': ['RETRY_READING'],
  'share.start': ['SHARE'],
  'share.closeField': ['CLOSE_LINK'],
  'image.save': ['SAVE_IMAGE'],
  'connection.lost': ['OFFLINE'],
  'connection.restored': ['ONLINE'],
  'attention.lost': ['HIDE', 'OFFLINE'],
  'attention.returned': ['SHOW', 'ONLINE'],
  'storage.failed': ['STORAGE_FULL'],
} satisfies Record<Heard['type'], readonly EventType[]>

/** An event as one line: its type and what it carries. */
export const nameOf = ({ type, ...rest }: SystemEvent): string => [type, ...Object.values(rest)].join(' ')

/** What has to happen in some path: every type of event, and of the network's and time's each kind by itself. */
export const kindOf = (event: SystemEvent): string =>
  ['ANSWERED', 'FAILED', 'TICK'].includes(event.type) ? nameOf(event) : event.type
