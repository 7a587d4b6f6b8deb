/** The calls of the charts and what each can answer. The map stops compiling when the world gains a call or a call an answer. */
import type { OutputFrom } from 'xstate'
import type { CardsAnswer } from '../../machines/cards.machine.ts'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { LuckyCard, Reading, ReadingStatus, Step } from '../../machines/rules/domain.ts'
import type { SharedAnswer, SharedRefusal } from '../../machines/sharedReading.machine.ts'
import type { SheetAnswer } from '../../machines/sharing.machine.ts'
import type { SubmitAnswer } from '../../machines/submission.machine.ts'
import type { World } from '../../machines/world.ts'
import { networkError } from '../../src/effects/sentences.ts'
import { cards, catalog, reading, unwritten } from '../app/fixtures.ts'

/** A call that is answered when a path says so. What storage and chance say is there at once, and so are the charts. */
export type Call = Exclude<
  keyof World,
  `${'watch' | 'recall' | 'forget'}${string}` | 'inventNickname' | 'loadCharts' | 'fetchPicture' | 'pickSubtitle'
>

/** What a connection that broke is called, by Chromium and by the app. */
export const BROKEN = networkError('Failed to fetch')

const luckyCard: LuckyCard = { name: '별사탕', message: '천천히', imageUrl: '/media/lucky/01.avif' }

const interpretations = { ...reading.interpretations, summary: '곧 와요' }

/** The finished reading; what is typed out of it is so little that it is soon there. */
export const COMPLETED: Reading = { ...reading, interpretations, luckyCard }

const partial = (...written: readonly Step[]): ReadingAnswer => ({
  kind: 'reading',
  reading: {
    ...unwritten,
    interpretations: {
      past: written.includes('past') ? interpretations.past : null,
      present: written.includes('present') ? interpretations.present : null,
      future: written.includes('future') ? interpretations.future : null,
      summary: written.includes('summary') ? interpretations.summary : null,
    },
    fortuneScore: written.includes('summary') ? reading.fortuneScore : null,
    luckyCard: written.includes('lucky') ? luckyCard : null,
  },
})

const refused = (reason: SharedRefusal, message: string): SharedAnswer => ({ kind: 'refused', reason, message })

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
    refused: { kind: 'refused', message: '이 세션에는 보낼 수 없어요' },
    taken: { kind: 'taken' },
    missing: { kind: 'missing' },
  } satisfies Record<SubmitAnswer['kind'], SubmitAnswer>,
  fetchReading: {
    pending: { kind: 'pending' },
    missing: { kind: 'missing' },
    hidden: { kind: 'hidden' },
    deleted: { kind: 'deleted' },
    // Written as far as the named step.
    processing: partial(),
    past: partial('past'),
    future: partial('past', 'present', 'future'),
    lucky: partial('past', 'present', 'future', 'summary', 'lucky'),
    completed: { kind: 'reading', reading: COMPLETED },
    gentle: { kind: 'reading', reading: { ...COMPLETED, isGentle: true, fortuneScore: null } },
    failed: { kind: 'reading', reading: { ...unwritten, status: 'failed', message: '카드가 오늘은 말을 아끼네요.' } },
  } satisfies Record<Exclude<ReadingAnswer['kind'], 'reading'> | ReadingStatus | 'gentle', ReadingAnswer> &
    Partial<Record<Step, ReadingAnswer>>,
  fetchShared: {
    reading: { kind: 'reading', reading: COMPLETED },
    missing: refused('missing', 'HTTP 404: Not Found'),
    hidden: refused('hidden', ''),
    deleted: refused('deleted', ''),
    unfinished: refused('unfinished', ''),
    unreachable: refused('unreachable', BROKEN),
    troubled: refused('troubled', 'HTTP 500: Internal Server Error'),
  } satisfies Record<'reading' | SharedRefusal, SharedAnswer>,
  hideReading: { hidden: undefined },
  showReading: { shown: undefined },
  // Where no answer comes it is carried out later.
  deleteReading: { now: 'now', later: 'later' },
  // A browser without a share sheet says so at once.
  openShareSheet: { shared: 'shared', dismissed: 'dismissed' } satisfies Partial<Record<SheetAnswer, SheetAnswer>>,
  copyLink: { copied: undefined },
  saveImage: { saved: undefined },
  findVoice: { found: undefined },
  speak: { said: undefined },
} satisfies { [C in Call]: Readonly<Record<string, OutputFrom<World[C]>>> }

export const answerOf = (call: Call, answer: string): unknown =>
  (ANSWERS[call] as Readonly<Record<string, unknown>>)[answer]

/** Nicknames and questions to type. */
export const TEXTS = {
  nickname: { good: '별이', tooShort: '별', profane: '개새끼' },
  question: {
    good: '그 사람과 다시 만날 수 있을까요?',
    tooShort: '왜요?',
    tooLong: '그 사람과 다시 만날 수 있을까요?'.repeat(12),
  },
} as const
/** What chance makes up, in the model; its shape is that of every nickname that is made up. */
export const MADE_UP = '달콤한말차7'
