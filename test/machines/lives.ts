/** Anything that can happen to a visit, in any order: what visitors do, what the world answers, and time. */
import fc from 'fast-check'
import type { ConnectionEvent, ReadingEvent, StorageEvent, VisitorEvent } from '../../machines/reading.types.ts'
import type { Reading } from '../../machines/rules/domain.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import type { Call, Deed, Inner } from './deeds.ts'
import { ANSWERS, CARDS, FILLED, WHOLE } from './stage.ts'

const PATHS =
  '/ /onboarding/1 /onboarding/2 /onboarding/3 /onboarding/4 /onboarding/5 /onboarding/card-draw /onboarding/loading ' +
  '/demo/loading /result/abc1234 /result/def5678 /result/ /result/null /result/% /share/abc1234 /share/ /nowhere //else '
const texts = (...known: string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fc.string())
// The contract lets no empty code through.
const codes = (...known: string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, fc.string({ minLength: 1 }))

const path = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PATHS.split(' ')) }, fc.webPath(), fc.string())
const plain = (...types: ReadingEvent['type'][]) => fc.constantFrom(...types).map((type) => ({ type }) as ReadingEvent)

const visitorEvent: fc.Arbitrary<ReadingEvent> = fc.oneof<fc.MaybeWeightedArbitrary<ReadingEvent>[]>(
  { weight: 6, arbitrary: plain('visit.start', 'visit.next', 'visit.next', 'visit.next', 'visit.previous') },
  { weight: 3, arbitrary: plain('nickname.blur', 'question.blur', 'theme.toggle', 'banner.dismiss') },
  plain('visit.restart', 'connection.lost', 'connection.restored'),
  { weight: 4, arbitrary: path.map((asked) => ({ type: 'visit.requested', path: asked }) as const) },
  {
    weight: 2,
    arbitrary: texts('별이', '달빛', ' 별이 ', '별', '', ' ').map((text) => ({ type: 'nickname.change', text })),
  },
  { weight: 2, arbitrary: codes('F', 'T').map((readerType) => ({ type: 'reader.toggle', readerType })) },
  { weight: 2, arbitrary: codes('LOVE', 'WORK').map((code) => ({ type: 'category.toggle', code })) },
  { weight: 2, arbitrary: codes('REUNION', 'CRUSH').map((code) => ({ type: 'topic.toggle', code })) },
  { weight: 2, arbitrary: texts(ANSWERS.questionText).map((question) => ({ type: 'sample.toggle', question })) },
  {
    weight: 2,
    arbitrary: texts('우리 둘이 다시 만날 수 있을까요', '짧아요', '').map((text) => ({
      type: 'question.change',
      text,
    })),
  },
  fc.string().map((key) => ({ type: 'storage.failed', key })),
)

const card = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
  fc.integer({ min: 1, max: 72 }),
  fc.constantFrom(0, -1, 73, 1.5, NaN),
)
const inner = (to: Inner, ...types: string[]) =>
  fc.constantFrom(...types).map((type): Deed => ({ to, event: { type } }))
const atTheTable = fc.oneof(
  {
    weight: 5,
    arbitrary: card.map((picked): Deed => ({ to: 'selection', event: { type: 'card.pick', card: picked } })),
  },
  card.map((picked): Deed => ({ to: 'selection', event: { type: 'card.putBack', card: picked } })),
  { weight: 2, arbitrary: inner('selection', 'reveal.start', 'no.such.event') },
  inner('session', 'session.drawCards', 'no.such.event'),
)
const atTheResult = fc.oneof(
  { weight: 4, arbitrary: inner('result', 'step.next', 'step.next', 'step.previous', 'result.retry', 'card.pick') },
  { weight: 3, arbitrary: inner('luckyCard', 'lucky.flip', 'lucky.finishTyping', 'no.such.event') },
  inner('sharing', 'share.start', 'share.closeField', 'no.such.event'),
  texts('').map((name): Deed => ({ to: 'sharing', event: { type: 'image.save', imageUrl: name, name } })),
  inner('share', 'no.such.event'),
  fc.constantFrom('attention.lost', 'attention.returned').map((attention): Deed => ({ attention }) as Deed),
)

/** As far as it is written, mostly; sometimes with gaps. */
const written = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }).map((sections) => WHOLE.slice(0, sections)) },
  fc.subarray([...WHOLE]),
)
const status = fc.constantFrom<Reading['status']>('processing', 'processing', 'completed', 'failed')
const aReading = fc.record({ status, written })

type Report = Exclude<ReadingEvent['type'], (VisitorEvent | ConnectionEvent | StorageEvent)['type']>
const message = fc.string()
const picks = fc.array(fc.integer())

/** What children tell the visit, told when no child did: every report there is, with anything in it. */
const REPORTS: Readonly<Record<Report, Record<string, fc.Arbitrary<unknown>>>> = {
  'catalog.loaded': {},
  'catalog.failed': { message },
  'session.created': { sessionId: fc.string(), nickname: fc.string() },
  'session.failed': { message },
  'session.cardsDrawn': { cards: fc.subarray([...CARDS]) },
  'session.cardsFailed': { message },
  'session.submitFailed': { message },
  'session.submitted': {},
  'session.lost': {},
  'card.picked': { picks },
  'card.returned': { picks },
  'reveal.started': {},
  'card.flipped': { flipped: fc.integer() },
  'reveal.finished': {},
  'result.completed': {},
  'result.failed': { message },
  'result.pollFailed': { message },
  'result.missing': {},
  'result.viewed': {},
  'result.cardFlipped': {},
  'share.done': { method: fc.constantFrom('sheet', 'clipboard') },
  'share.failed': {},
  'clipboard.failed': {},
  'image.saved': {},
  'image.failed': {},
  'share.shown': {},
  'share.refused': { message },
}
const reports = fc.oneof(
  ...Object.entries(REPORTS).map(([type, payload]) =>
    fc.record(payload).map((told): Deed => ({ to: 'visit', event: { type, ...told } as ReadingEvent })),
  ),
)

/** What each call may be answered. */
const ANSWERED: Readonly<Record<Call, fc.Arbitrary<unknown>>> = {
  catalog: fc.constant({ readers: [], categories: [] }),
  create: fc.constant({ sessionId: '' }),
  cards: fc.constantFrom({ kind: 'cards', cards: CARDS }, { kind: 'cards', cards: CARDS }, { kind: 'missing' }),
  submit: fc.constantFrom({ kind: 'accepted' }, { kind: 'refused', message: 'HTTP 400' }, { kind: 'missing' }),
  recall: fc.constantFrom('remembered', null),
  poll: fc.oneof({ weight: 6, arbitrary: aReading }, fc.constantFrom({ kind: 'pending' }, { kind: 'missing' })),
  shared: fc.oneof(aReading, fc.constant({ kind: 'refused', message: 'HTTP 404' })),
  sheet: fc.constantFrom('shared', 'dismissed', 'unsupported'),
  copy: fc.constant(undefined),
  image: fc.constant(undefined),
}
const answers = fc.oneof(
  ...Object.entries(ANSWERED).map(([call, output]) =>
    output.map((said): Deed => ({ answer: call as Call, output: said })),
  ),
)
const failure = fc.constantFrom(...(Object.keys(ANSWERED) as Call[])).map((call): Deed => ({ fail: call }))
const time = fc.constantFrom(1, 30, 300, 799, 800, 1000, 2000, 5000, 60_000).map((ms): Deed => ({ pass: ms }))
const visitors = visitorEvent.map((event): Deed => ({ to: 'visit', event }))

const visit = (event: ReadingEvent): Deed => ({ to: 'visit', event })
const pick = (picked: number): Deed => ({ to: 'selection', event: { type: 'card.pick', card: picked } })
/** Ways that chance alone would seldom go to the end. */
const WAYS: readonly (readonly Deed[])[] = [
  [pick(1), pick(2), pick(3), { to: 'selection', event: { type: 'reveal.start' } }],
  [{ pass: 800 }, { pass: 800 }, { pass: 800 }, visit({ type: 'visit.next' })],
  [
    visit({ type: 'visit.requested', path: '/' }),
    visit({ type: 'nickname.change', text: '달빛' }),
    visit({ type: 'visit.start' }),
    visit({ type: 'visit.requested', path: '/onboarding/card-draw' }),
  ],
  [
    visit({ type: 'visit.requested', path: '/onboarding/5' }),
    visit({ type: 'question.change', text: '우리 둘이 다시 만날 수 있을까요' }),
    visit({ type: 'visit.next' }),
  ],
]
const one = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<readonly Deed[]> => deed.map((done) => [done])

const mostly = (often: fc.Arbitrary<Deed>) =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: one(often) },
        { weight: 6, arbitrary: one(visitors) },
        { weight: 6, arbitrary: one(answers) },
        { weight: 1, arbitrary: one(failure) },
        { weight: 3, arbitrary: one(time) },
        { weight: 1, arbitrary: one(fc.oneof(atTheTable, atTheResult)) },
        { weight: 2, arbitrary: fc.constantFrom(...WAYS) },
      ),
      { minLength: 10, maxLength: 50 },
    )
    .map((ways) => ways.flat())

const WITHOUT_CARDS: Visit = { ...FILLED, predefinedCards: null }
const SPENT: Visit = { ...FILLED, submittedAnswers: { ...ANSWERS, readerType: 'T' } }
const TURNED: Visit = { ...FILLED, picks: [1, 2, 3], flipped: 3, submittedAnswers: ANSWERS }
export const VISITS = { blank: null, filled: FILLED, withoutCards: WITHOUT_CARDS, spent: SPENT, turned: TURNED }

export interface Beginning {
  path: string
  visit: keyof typeof VISITS
}
const beginning = (at: fc.Arbitrary<string>, ...visits: Beginning['visit'][]): fc.Arbitrary<Beginning> =>
  fc.record({ path: at, visit: fc.constantFrom(...visits) })

/** Where a visit begins and what happens then: anywhere, mostly at the table, mostly on a result. */
export const LIVES: Readonly<Record<string, fc.Arbitrary<[Beginning, Deed[]]>>> = {
  'on any page': fc.tuple(beginning(path, 'blank', 'filled', 'withoutCards', 'spent', 'turned'), mostly(visitors)),
  'at the table': fc.tuple(
    beginning(fc.constant('/onboarding/card-draw'), 'filled', 'withoutCards', 'spent', 'turned'),
    mostly(atTheTable),
  ),
  'on a result': fc.tuple(beginning(fc.constant('/result/abc1234'), 'blank', 'turned'), mostly(atTheResult)),
}

/** The same with reports that nobody made. */
export const NONSENSE: fc.Arbitrary<[Beginning, Deed[]]> = fc.tuple(
  beginning(path, 'blank', 'filled', 'turned'),
  mostly(reports),
)
