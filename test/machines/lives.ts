/** Anything that can happen to a visit, in any order: what visitors do, what the browser says, and time. */
import fc from 'fast-check'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingEvent } from '../../machines/reading.types.ts'
import { requestOf, SCREENS } from '../../machines/routes.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, CARDS, FILLED, type stage, TURNED } from './stage.ts'

type Stage = ReturnType<typeof stage>
type Told = { type: string; [payload: string]: unknown }

/** Whom an event is sent to: the visit, or a child that may run. */
const INSIDE = {
  drawing: 'drawing',
  catalog: 'catalog',
  result: 'result',
  sharedReading: 'sharedReading',
  pastReadings: 'pastReadings',
  summary: 'result',
  luckyCard: 'result',
  sharing: 'result',
  owning: 'result',
  speech: 'result',
} as const
export type Deed =
  { to: 'visit' | keyof typeof INSIDE; event: Told } | { says: Parameters<Stage['attend']>[0] } | { pass: number }

/** What cannot happen now (the child does not run) does not. */
export function happen(s: Stage, deed: Deed): void {
  if ('pass' in deed) return s.pass(deed.pass)
  if ('says' in deed) return s.attend(deed.says)
  if (deed.to === 'visit') return s.actor.send(deed.event as ReadingEvent)
  const child = s.actor.getSnapshot().children[INSIDE[deed.to]]
  const own = INSIDE[deed.to] === deed.to ? child : child?.getSnapshot().children[deed.to as never]
  ;(own as { send: (event: Told) => void } | undefined)?.send(deed.event)
}

const texts = (...known: string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fc.string())
// The contract lets no empty code through.
const codes = (...known: string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, fc.string({ minLength: 1 }))

const ODD_PATHS = '/onboarding/1 /result/def5678 /result/ /result/null /result/% /share/ //else'.split(' ')
const addresses = [...SCREENS.values()].flatMap(({ path }) => path?.replace(/:\w+/, 'abc1234') ?? [])
const path = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...addresses, ...ODD_PATHS) }, fc.webPath(), fc.string())

const to = (whom: 'visit' | keyof typeof INSIDE, ...types: string[]) =>
  fc.constantFrom(...types).map((type): Deed => ({ to: whom, event: { type } }))
const said = (type: ReadingEvent['type'], field: string, text: fc.Arbitrary<string>) =>
  text.map((value): Deed => ({ to: 'visit', event: { type, [field]: value } }))

const wizard = fc.oneof(
  { weight: 6, arbitrary: to('visit', 'visit.start', 'visit.next', 'visit.next', 'visit.next', 'visit.previous') },
  to('visit', 'visit.restart', 'visit.retry', 'visit.resume', 'connection.lost', 'connection.restored'),
  {
    weight: 3,
    arbitrary: to(
      'visit',
      'nickname.blur',
      'question.blur',
      'theme.toggle',
      'banner.dismiss',
      'note.open',
      'note.close',
    ),
  },
  { weight: 4, arbitrary: path.map((asked): Deed => ({ to: 'visit', event: requestOf(asked) })) },
  { weight: 2, arbitrary: said('nickname.change', 'text', texts('별이', '달빛', ' 별이 ', '별', '', ' ')) },
  said('reader.toggle', 'readerType', codes('F', 'T')),
  said('category.toggle', 'code', codes('LOVE', 'WORK')),
  said('topic.toggle', 'code', codes('REUNION', 'CRUSH')),
  said('sample.toggle', 'question', texts(ANSWERS.questionText)),
  { weight: 2, arbitrary: said('question.change', 'text', texts('우리 둘이 다시 만날 수 있을까요', '짧아요', '')) },
  said('storage.failed', 'key', fc.string()),
)

const card = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) },
  fc.integer({ min: 1, max: 72 }),
  fc.constantFrom(0, -1, 73, 1.5, NaN),
)
const table = fc.oneof(
  {
    weight: 5,
    arbitrary: card.map((picked): Deed => ({ to: 'drawing', event: { type: 'card.toggle', card: picked } })),
  },
  { weight: 4, arbitrary: to('drawing', 'drawing.goOn', 'drawing.goOn', 'no.such.event') },
)
const result = fc.oneof(
  {
    weight: 4,
    arbitrary: to(
      'result',
      'step.next',
      'step.next',
      'step.previous',
      'result.retry',
      'picture.enlarge',
      'picture.close',
    ),
  },
  { weight: 3, arbitrary: to('luckyCard', 'lucky.flip', 'lucky.finishTyping', 'no.such.event') },
  to('summary', 'summary.finishTyping'),
  to('sharing', 'share.start', 'share.closeField', 'image.save', 'no.such.event'),
  to('owning', 'owner.hide', 'owner.show', 'owner.delete', 'owner.confirm', 'owner.relent', 'no.such.event'),
  to('pastReadings', 'readings.found', 'readings.gone', 'readings.forgetAll', 'readings.keep', 'no.such.event'),
  to('speech', 'speech.stop', 'no.such.event'),
  fc.constant<Deed>({ to: 'speech', event: { type: 'speech.start', text: '천천히' } }),
  to('sharedReading', 'sharedReading.retry', 'no.such.event'),
  fc.constantFrom<Deed>({ says: 'attention.lost' }, { says: 'attention.returned' }),
)
const time = fc.constantFrom(1, 30, 300, 799, 800, 2000, 5000, 60_000).map((ms): Deed => ({ pass: ms }))

const pick = (picked: number): Deed => ({ to: 'drawing', event: { type: 'card.toggle', card: picked } })
const goOn: Deed = { to: 'drawing', event: { type: 'drawing.goOn' } }
const visit = (event: Told): Deed => ({ to: 'visit', event })
/** Ways that chance alone would seldom go to the end. */
const WAYS: readonly (readonly Deed[])[] = [
  [pick(1), pick(2), pick(3), goOn, { pass: 5000 }, goOn],
  [visit(requestOf('/')), visit({ type: 'nickname.change', text: '달빛' }), visit(requestOf('/onboarding/card-draw'))],
  [
    visit(requestOf('/onboarding/5')),
    visit({ type: 'question.change', text: '우리 둘이 다시 만날 수 있을까요' }),
    visit({ type: 'visit.next' }),
  ],
]

const mostly = (often: fc.Arbitrary<Deed>) =>
  fc
    .array(
      fc.oneof(
        ...(
          [
            [8, often],
            [5, wizard],
            [4, time],
            [1, table],
            [1, result],
          ] as const
        ).map(([weight, deeds]) => ({
          weight,
          arbitrary: deeds.map((deed): readonly Deed[] => [deed]),
        })),
        { weight: 2, arbitrary: fc.constantFrom(...WAYS) },
      ),
      { minLength: 5, maxLength: 40 },
    )
    .map((ways) => ways.flat())

export const VISITS: Readonly<Record<string, Visit | null>> = {
  blank: null,
  filled: FILLED,
  withoutCards: { ...FILLED, predefinedCards: null },
  spent: { ...FILLED, triedAnswers: { ...ANSWERS, readerType: 'T' } },
  turned: TURNED,
  submitting: { ...TURNED, acceptedAnswers: null },
}
export interface Beginning {
  path: string
  visit: keyof typeof VISITS
}
const beginning = (at: fc.Arbitrary<string>): fc.Arbitrary<Beginning> =>
  fc.record({ path: at, visit: fc.constantFrom(...Object.keys(VISITS)) })

/** Where a visit begins and what happens then: anywhere, mostly at the table, mostly on a result. */
export const LIVES: Readonly<Record<string, fc.Arbitrary<[Beginning, Deed[]]>>> = {
  'on any page': fc.tuple(beginning(path), mostly(wizard)),
  'at the table': fc.tuple(beginning(fc.constant('/onboarding/card-draw')), mostly(table)),
  'on a result': fc.tuple(beginning(fc.constant('/result/abc1234')), mostly(result)),
}

/** The same with everything that the root listens for, told when nobody told it, with anything in it. */
const anything = fc.record({
  type: fc.constantFrom(...readingMachine.events.filter((name) => !/^xstate|\*/.test(name))),
  cards: fc.subarray([...CARDS]),
  picks: fc.array(fc.integer()),
  flipped: fc.integer(),
  spread: fc.record({ picks: fc.array(fc.integer()), flipped: fc.integer() }),
  refusal: fc.constantFrom({ kind: 'taken' }, { kind: 'refused', message: '' }),
  sessionId: fc.string(),
  resultId: fc.string(),
  sharedId: fc.string(),
  message: fc.string(),
  text: fc.string(),
  code: fc.string(),
  readerType: fc.string(),
  question: fc.string(),
  path: fc.string(),
  key: fc.string(),
  method: fc.constantFrom('sheet', 'clipboard'),
  isHidden: fc.boolean(),
  judged: fc.array(fc.record({ text: fc.string(), isProfane: fc.boolean() })),
  deletion: fc.constantFrom('now', 'later'),
})
export const NONSENSE: (typeof LIVES)[string] = fc.tuple(beginning(path), mostly(anything.map(visit)))
