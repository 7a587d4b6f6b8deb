/** Every chart of the product, the root first. */
import { cardsMachine } from './cards.machine.ts'
import { catalogMachine } from './catalog.machine.ts'
import { drawingMachine } from './drawing.machine.ts'
import { luckyCardMachine } from './luckyCard.machine.ts'
import { owningMachine } from './owning.machine.ts'
import { pastReadingsMachine } from './pastReadings.machine.ts'
import { readingMachine } from './reading.machine.ts'
import { resultMachine } from './result.machine.ts'
import { seatMachine } from './seat.machine.ts'
import { sharedReadingMachine } from './sharedReading.machine.ts'
import { sharingMachine } from './sharing.machine.ts'
import { speechMachine } from './speech.machine.ts'
import { submissionMachine } from './submission.machine.ts'
import { summaryMachine } from './summary.machine.ts'
import { waitingMachine } from './waiting.machine.ts'

export const CHARTS = [
  readingMachine,
  catalogMachine,
  seatMachine,
  cardsMachine,
  submissionMachine,
  drawingMachine,
  waitingMachine,
  resultMachine,
  summaryMachine,
  luckyCardMachine,
  sharingMachine,
  owningMachine,
  speechMachine,
  sharedReadingMachine,
  pastReadingsMachine,
] as const
