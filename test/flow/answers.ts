/** The calls of the charts and what they can answer. The maps stop compiling when a chart gains a call or a call an answer. */
import type { OutputFrom } from 'xstate'
import type { catalogMachine } from '../../machines/catalog.machine.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { LuckyCard, Reading, ReadingStatus, Step } from '../../machines/rules/domain.ts'
import type { CardsAnswer, sessionMachine, SubmitAnswer } from '../../machines/session.machine.ts'
import type { SharedAnswer, shareMachine } from '../../machines/share.machine.ts'
import type { sharingMachine, SheetAnswer } from '../../machines/sharing.machine.ts'
import { cards, catalog, reading, unwritten } from '../app/fixtures.ts'

type Machines = {
  reading: typeof readingMachine
  catalog: typeof catalogMachine
  session: typeof sessionMachine
  result: typeof resultMachine
  sharing: typeof sharingMachine
  share: typeof shareMachine
}
type Invoked = { [M in keyof Machines]: NonNullable<Parameters<Machines[M]['provide']>[0]['actors']> }
type Named<K> = { [M in keyof Invoked]: K extends keyof Invoked[M] ? NonNullable<Invoked[M][K]> : never }[keyof Invoked]
type Watcher = 'watchConnection' | 'watchAttention'
/** Everything that the charts invoke and that is neither a chart nor a watcher of the document. */
type Invocation = Exclude<
  { [M in keyof Invoked]: keyof Invoked[M] }[keyof Invoked],
  Watcher | keyof Machines | 'selection' | 'waiting' | 'luckyCard'
>
/** A call that is answered when a test says so. What the storage recalls is answered at once, by the starting point. */
export type Call = Exclude<Invocation, 'recallResult'>
const luckyCard: LuckyCard = { name: '별사탕', message: '천천히', imageUrl: '/media/lucky/01.avif' }

/** The finished reading; its lucky card says so little that it is soon typed out. */
export const COMPLETED: Reading = { ...reading, luckyCard }

const partial = (written: readonly Step[]): ReadingAnswer => ({
  kind: 'reading',
  reading: {
    ...unwritten,
    interpretations: {
      past: written.includes('past') ? reading.interpretations.past : null,
      present: written.includes('present') ? reading.interpretations.present : null,
      future: written.includes('future') ? reading.interpretations.future : null,
      summary: written.includes('summary') ? reading.interpretations.summary : null,
    },
    fortuneScore: written.includes('summary') ? reading.fortuneScore : null,
    luckyCard: written.includes('lucky') ? luckyCard : null,
  },
})

const readings = {
  pending: { kind: 'pending' },
  missing: { kind: 'missing' },
  /** Written as far as the named step. */
  processing: partial([]),
  past: partial(['past']),
  present: partial(['past', 'present']),
  future: partial(['past', 'present', 'future']),
  summary: partial(['past', 'present', 'future', 'summary']),
  lucky: partial(['past', 'present', 'future', 'summary', 'lucky']),
  completed: { kind: 'reading', reading: COMPLETED },
  failed: { kind: 'reading', reading: { ...unwritten, status: 'failed', message: '카드가 오늘은 말을 아끼네요.' } },
} satisfies Record<Exclude<ReadingAnswer['kind'], 'reading'> | ReadingStatus | Step, ReadingAnswer>

/** What each call can answer, by name, in the words of the charts. Failing is beside it: any call can. */
export const ANSWERS = {
  loadCatalog: { catalog },
  createSession: { session: { sessionId: reading.sessionId } },
  fetchCards: {
    cards: { kind: 'cards', cards },
    missing: { kind: 'missing' },
  } satisfies Record<CardsAnswer['kind'], CardsAnswer>,
  submitAnswers: {
    accepted: { kind: 'accepted' },
    refused: { kind: 'refused', message: '이 세션에는 보낼 수 없어요.' },
    missing: { kind: 'missing' },
  } satisfies Record<SubmitAnswer['kind'], SubmitAnswer>,
  fetchReading: readings,
  fetchShared: {
    reading: { kind: 'reading', reading: COMPLETED },
    refused: { kind: 'refused', message: '아직 완성되지 않은 결과예요.' },
  } satisfies Record<SharedAnswer['kind'], SharedAnswer>,
  openShareSheet: {
    shared: 'shared',
    dismissed: 'dismissed',
    unsupported: 'unsupported',
  } satisfies Record<SheetAnswer, SheetAnswer>,
  copyLink: { copied: undefined },
  saveImage: { saved: undefined },
} satisfies { [C in Call]: Readonly<Record<string, OutputFrom<Named<C>>>> }

/** Nicknames and questions to type. `tooShort` is refused when the field is left. */
export const TEXTS = {
  nickname: { good: '별이', tooShort: '별' },
  question: { good: '그 사람과 다시 만날 수 있을까요?', tooShort: '왜요?' },
} as const
