/** What can happen to the app from outside: what people do, what time does, what the network answers. */
import type { DrawingEvent } from '../../machines/drawing.machine.ts'
import type { LuckyCardEvent } from '../../machines/luckyCard.machine.ts'
import type { VisitorEvent } from '../../machines/reading.types.ts'
import type { OwningCommand } from '../../machines/owning.machine.ts'
import type { PastReadingsCommand } from '../../machines/pastReadings.setup.ts'
import type { ResultCommand } from '../../machines/result.types.ts'
import * as timing from '../../machines/rules/timing.ts'
import type { SharingCommand } from '../../machines/sharing.machine.ts'
import type { SpeechCommand } from '../../machines/speech.machine.ts'
import type { SummaryEvent } from '../../machines/summary.machine.ts'
import type { ANSWERS, Call } from './answers.ts'

/** What a visitor does on a page is the event that the chart hears of it. */
export type Deed =
  | VisitorEvent
  | DrawingEvent
  | LuckyCardEvent
  | SummaryEvent
  | ResultCommand
  | SharingCommand
  | OwningCommand
  | PastReadingsCommand
  | SpeechCommand
  | { type: 'catalog.load' }
  | { type: 'sharedReading.retry' }

/** How long something is waited for, in ms. */
export const PAUSES = {
  BACK_OFF: timing.backOff(1),
  REVEAL_STAGGER: timing.REVEAL_STAGGER,
  LOADING_REDIRECT: timing.LOADING_REDIRECT,
  TIP_ROTATION: timing.TIP_ROTATION,
  POLLING_INTERVAL: timing.POLLING_INTERVAL,
  READER_PATIENCE: timing.READER_PATIENCE,
  STEP_TRANSITION: timing.STEP_TRANSITION,
  TYPING_DELAY: timing.TYPING_DELAY,
  TYPING_INTERVAL: timing.TYPING_INTERVAL,
  CLIPBOARD_PATIENCE: timing.CLIPBOARD_PATIENCE,
} as const

export type WorldEvent =
  | { type: 'BACK' }
  | { type: 'FORWARD' }
  /** The page is loaded anew at an address; the storage stays. */
  | { type: 'OPEN'; path: string }
  | { type: 'HIDE' }
  | { type: 'SHOW' }
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  /** From now on the browser refuses to store anything. */
  | { type: 'FULL' }
  /** Another tab opens a reading or deletes it. */
  | { type: 'ELSEWHERE' }
  | { type: 'PASS'; pause: keyof typeof PAUSES }
  | { [C in Call]: { type: 'ANSWERED'; call: C; answer: keyof (typeof ANSWERS)[C] & string } }[Call]
  | { type: 'FAILED'; call: Call }
  /** A running chart is told of an error that it does not know, as a mistake in it would be. */
  | { type: 'BREAK'; chart: string }

export type SystemEvent = Deed | WorldEvent

/** What breaks a chart. */
export const BUG = 'a mistake that nobody foresaw'

export const isDeed = (event: SystemEvent): event is Deed => event.type.includes('.')

/** An event as one line: its type and the beginning of what it carries. */
export const nameOf = ({ type, ...rest }: SystemEvent): string =>
  [type, ...Object.values(rest).map((value) => String(value).slice(0, 20))].join(' ')

/** What has to happen in some path: every type of event, and of the network's each answer by itself. No edge begins like this. */
export const kindOf = (event: SystemEvent): string =>
  `on ${['ANSWERED', 'FAILED', 'PASS', 'BREAK'].includes(event.type) ? nameOf(event) : event.type}`
