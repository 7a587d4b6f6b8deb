/** The root actor on a stage: time is a clock that tests turn, the provider answers when and what tests say. */
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingEmitted, Theme } from '../../machines/reading.types.ts'
import type { AttentionEvent, ReadingAnswer, ResultRecord } from '../../machines/result.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import { pathOf } from '../../machines/routes.ts'
import type { Answers, Catalog, DrawnCard, LuckyCard, Reading } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { shareMachine, type SharedAnswer } from '../../machines/share.machine.ts'
import { sharingMachine, type SheetAnswer } from '../../machines/sharing.machine.ts'

/** Calls that are in flight, answered by the test in the order in which they were made. */
export class Calls<Output, Input = unknown> {
  readonly inputs: Input[] = []
  readonly #open: { answer: (output: Output) => void; fail: (error: Error) => void; signal: AbortSignal }[] = []

  readonly logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        this.inputs.push(input)
        this.#open.push({ answer, fail, signal })
      }),
  )

  get count(): number {
    return this.inputs.length
  }

  get inFlight(): number {
    return this.#open.filter(({ signal }) => !signal.aborted).length
  }

  async answer(output: Output): Promise<void> {
    this.#take().answer(output)
    await settle()
  }

  async fail(message: string): Promise<void> {
    this.#take().fail(new Error(message))
    await settle()
  }

  #take(): { answer: (output: Output) => void; fail: (error: Error) => void } {
    const call = this.#open.shift()
    if (!call) throw new Error('no call is in flight')
    return call.signal.aborted ? this.#take() : call
  }
}

/** Lets answered promises reach their actors. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export const CARDS: readonly DrawnCard[] = [
  {
    position: 'past',
    cardId: 1,
    nameKo: '바보',
    nameEn: 'The Fool',
    orientation: 'upright',
    videoUrl: null,
    imageUrl: null,
  },
  {
    position: 'present',
    cardId: 18,
    nameKo: '별',
    nameEn: 'The Star',
    orientation: 'reversed',
    videoUrl: null,
    imageUrl: null,
  },
  {
    position: 'future',
    cardId: 20,
    nameKo: '태양',
    nameEn: 'The Sun',
    orientation: 'upright',
    videoUrl: null,
    imageUrl: null,
  },
]

export const LUCKY: LuckyCard = { name: '별사탕', message: '천천히', imageUrl: '/media/lucky/01.avif' }

export const ANSWERS: Answers = {
  readerType: 'F',
  categoryCode: 'LOVE',
  topicCode: 'REUNION',
  questionText: '그 사람과 다시 만날 수 있을까요?',
}

/** A visit that is filled in up to the card table. */
export const FILLED: Visit = {
  ...BLANK_VISIT,
  nickname: '별이',
  sessionId: 'abc1234',
  sessionNickname: '별이',
  selectedReader: { type: 'F' },
  selectedCategory: { code: 'LOVE' },
  selectedTopic: { code: 'REUNION' },
  sampleQuestion: ANSWERS.questionText,
  predefinedCards: CARDS,
}

/** A reading that is written as far as the named sections. */
export const reading = (
  status: Reading['status'],
  written: readonly ('past' | 'present' | 'future' | 'summary' | 'lucky')[] = [],
): Reading => ({
  sessionId: 'abc1234',
  status,
  nickname: '별이',
  questionText: ANSWERS.questionText,
  readerType: 'F',
  cards: CARDS,
  interpretations: {
    past: written.includes('past') ? '지난 이야기' : null,
    present: written.includes('present') ? '지금 이야기' : null,
    future: written.includes('future') ? '다가올 이야기' : null,
    summary: written.includes('summary') ? '모은 이야기' : null,
  },
  fortuneScore: written.includes('summary') ? 77 : null,
  luckyCard: written.includes('lucky') ? LUCKY : null,
  message: null,
})

export const WHOLE = ['past', 'present', 'future', 'summary', 'lucky'] as const

export function stage({
  path = '/',
  visit = null,
  theme = 'dark',
}: { path?: string; visit?: Visit | null; theme?: Theme } = {}) {
  const clock = new SimulatedClock()
  const calls = {
    catalog: new Calls<Catalog>(),
    create: new Calls<{ sessionId: string }, { nickname: string }>(),
    cards: new Calls<CardsAnswer, { sessionId: string }>(),
    submit: new Calls<SubmitAnswer, { sessionId: string; answers: Answers }>(),
    recall: new Calls<ResultRecord | null, { resultId: string }>(),
    poll: new Calls<ReadingAnswer, { resultId: string }>(),
    shared: new Calls<SharedAnswer, { sessionId: string }>(),
    sheet: new Calls<SheetAnswer, { resultId: string }>(),
    copy: new Calls<void, { resultId: string }>(),
    image: new Calls<void, { imageUrl: string; name: string }>(),
  }
  let attention: (event: AttentionEvent) => void = () => {}
  const emitted: ReadingEmitted[] = []
  const actor = createActor(
    readingMachine.provide({
      actors: {
        catalog: catalogMachine.provide({ actors: { loadCatalog: calls.catalog.logic } }),
        session: sessionMachine.provide({
          actors: {
            createSession: calls.create.logic,
            fetchCards: calls.cards.logic,
            submitAnswers: calls.submit.logic,
          },
        }),
        result: resultMachine.provide({
          actors: {
            recallResult: calls.recall.logic,
            fetchReading: calls.poll.logic,
            watchAttention: fromCallback<AttentionEvent>(({ sendBack }) => {
              attention = sendBack
            }),
            sharing: sharingMachine.provide({
              actors: { openShareSheet: calls.sheet.logic, copyLink: calls.copy.logic, saveImage: calls.image.logic },
            }),
          },
        }),
        share: shareMachine.provide({ actors: { fetchShared: calls.shared.logic } }),
      },
    }),
    { clock, input: { visit, theme } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'visit.requested', path })

  const child = <K extends 'selection' | 'result' | 'session' | 'catalog' | 'share' | 'waiting'>(id: K) => {
    const ref = actor.getSnapshot().children[id]
    if (!ref) throw new Error(`${id} does not run`)
    return ref
  }
  return {
    actor,
    clock,
    calls,
    emitted,
    child,
    /** Lets time pass in small steps, so that a delay which begins on the way ends on the way. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 10) clock.increment(Math.min(10, left))
    },
    attend: (event: AttentionEvent) => attention(event),
    get path() {
      return pathOf(actor.getSnapshot())
    },
    get visit() {
      return actor.getSnapshot().context.visit
    },
    /** Names of what was told, notices by their notice, faults by their fault. */
    told() {
      return emitted.map((event) =>
        event.type === 'notice' ? event.notice : event.type === 'fault' ? `fault:${event.fault}` : event.type,
      )
    },
    pick: (...cards: number[]) => {
      for (const card of cards) child('selection').send({ type: 'card.pick', card })
    },
  }
}
