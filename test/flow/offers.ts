/** What can happen next, read off what a visitor sees: the buttons of the screen, the browser's own, time and the network. */
import { SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { hasStep, isStepAvailable } from '../../machines/rules/steps.ts'
import { STEPS } from '../../machines/rules/domain.ts'
import { ANSWER_TIMEOUT } from '../../src/effects/deadline.ts'
import { ANSWERS, TEXTS, type Call } from './answers.ts'
import type { Delay, EventOf, SystemEvent } from './events.ts'
import { catalog } from '../app/fixtures.ts'
import type { SystemState } from './system.ts'

type Seen = Omit<SystemState, 'offers'>

const when = (condition: boolean, ...events: SystemEvent[]): SystemEvent[] => (condition ? events : [])

/** The cards of the fan that are picked, in this order: from the beginning, the middle and the end. */
export const PICKS = [5, 30, 62] as const

const [reader, category] = [catalog.readers[0]!, catalog.categories[0]!]
const topic = category.topics[0]!
const sample = topic.sampleQuestions[0]!

const WIZARD: readonly string[] = ['reader', 'category', 'topic', 'question']

function ofWelcome({ screen, root, visit }: Seen): SystemEvent[] {
  if (screen !== 'welcome' || JSON.stringify(root.visit).includes('creating')) return []
  const typed = Object.values(TEXTS.nickname).filter((text) => text !== visit.nickname)
  return [
    ...typed.map((text) => ({ type: 'NICKNAME_TYPED' as const, text })),
    { type: 'NICKNAME_LEFT' },
    { type: 'START' },
  ]
}

function ofWizard({ screen, charts, visit, canGoOn }: Seen): SystemEvent[] {
  if (!WIZARD.includes(screen)) return []
  const hasCatalog = charts['catalog'] === 'ready'
  const typed = Object.values(TEXTS.question).filter((text) => text !== visit.customQuestion)
  return [
    ...when(charts['catalog'] === 'failed', { type: 'RETRY_CATALOG' }),
    ...when(hasCatalog && screen === 'reader', { type: 'READER', readerType: reader.type }),
    ...when(hasCatalog && screen === 'category', { type: 'CATEGORY', code: category.code }),
    ...when(hasCatalog && screen === 'topic', { type: 'TOPIC', code: topic.code }),
    ...when(hasCatalog && screen === 'question', { type: 'SAMPLE', question: sample }),
    ...when(screen === 'question', ...typed.map((text) => ({ type: 'QUESTION_TYPED' as const, text })), {
      type: 'QUESTION_LEFT',
    }),
    { type: 'PREVIOUS' },
    ...when(canGoOn, { type: 'NEXT' }),
  ]
}

function ofTable({ charts: { selection }, visit: { picks }, canGoOn }: Seen): SystemEvent[] {
  if (selection === undefined) return []
  const isChoosing = typeof selection === 'object' && 'choosing' in selection
  const isComplete = picks.length === SPREAD_SIZE
  const fresh = PICKS.find((card) => !picks.includes(card))
  return [
    ...(isChoosing && !isComplete && fresh ? [{ type: 'PICK' as const, card: fresh }] : []),
    ...(isChoosing && picks[0] ? [{ type: 'PUT_BACK' as const, card: picks[0] }] : []),
    ...when(isChoosing && isComplete, { type: 'REVEAL' }),
    ...when(selection === 'revealed' && canGoOn, { type: 'NEXT' }),
  ]
}

function ofResult({ charts, reading, step, failure }: Seen): SystemEvent[] {
  if (!reading || !step) return []
  const next = STEPS[STEPS.indexOf(step) + 1]
  const isShown = failure === null || hasStep(reading, step)
  const { polling } = (charts['result'] as { open: { polling: string } }).open
  const lucky = JSON.stringify(charts['luckyCard'])
  const { link, image } = charts['sharing'] as { link: string; image: string }
  const isLucky = step === 'lucky' && isShown
  return [
    ...when(next !== undefined && isStepAvailable(reading, next), { type: 'STEP_NEXT' }),
    ...when(step !== 'past', { type: 'STEP_PREVIOUS' }),
    ...when(failure !== null && ['waiting', 'failed'].includes(polling), { type: 'RETRY_READING' }),
    ...when(failure !== null || isLucky, { type: 'RESTART' }),
    ...when(isLucky && lucky.includes('faceDown'), { type: 'FLIP' }),
    ...when(isLucky && /turning|typing/.test(lucky), { type: 'FINISH_TYPING' }),
    ...when(isLucky && ['idle', 'shownInField'].includes(link), { type: 'SHARE' }),
    ...when(isLucky && link === 'shownInField', { type: 'CLOSE_LINK' }),
    ...when(isLucky && image === 'idle' && Boolean(reading.luckyCard?.imageUrl), { type: 'SAVE_IMAGE' }),
  ]
}

const ofElsewhere = ({ screen, charts, banner }: Seen): SystemEvent[] => [
  ...when(screen === 'invalidResult' || screen === 'invalidShare', { type: 'RESTART' }),
  ...when(screen === 'share' && charts['share'] !== 'loading', { type: 'RESTART' }),
  ...when(banner !== null, { type: 'DISMISS' }),
  { type: 'THEME' },
  { type: 'HOME' },
]

const ofBrowser = ({ history: { paths, at }, isStorageFull, isOnline }: Seen): SystemEvent[] => [
  ...when(at > 0, { type: 'BACK' }),
  ...when(at < paths.length - 1, { type: 'FORWARD' }),
  ...when(!isStorageFull, { type: 'STORAGE_FULL' }),
  { type: isOnline ? 'OFFLINE' : 'ONLINE' },
  { type: 'HIDE' },
]

/** What moves for its own sake; elsewhere than on the demo page nobody waits for it. */
const DECORATION: readonly Delay[] = ['TIP_ROTATION', 'WAITING_FLIP']

/** Time passes to the end of the next pause; not so long that a call is given up meanwhile, which FAILED stands for. */
function ofTime({ pauses, calls, screen }: Seen): SystemEvent[] {
  const patience = ANSWER_TIMEOUT - Math.max(0, ...Object.values(calls)) - 1000
  const awaited =
    screen === 'demoLoading' ? pauses : pauses.filter(({ delay }) => !DECORATION.includes(delay)).slice(0, 1)
  return awaited.filter(({ left }) => left < patience).map(({ delay }) => ({ type: 'TICK', delay }))
}

/** A call fails once in a row: a second failure only waits longer. */
function ofNetwork({ calls, failures: [cards, submission] }: Seen): SystemEvent[] {
  return (Object.keys(calls) as Call[]).flatMap((call): SystemEvent[] => [
    ...Object.keys(ANSWERS[call]).map((answer) => ({ type: 'ANSWERED', call, answer }) as EventOf<'ANSWERED'>),
    ...when(!(call === 'fetchCards' && cards > 0) && !(call === 'submitAnswers' && submission > 0), {
      type: 'FAILED',
      call,
    }),
  ])
}

/** Everything that can happen next. Addresses to type are a matter of the scene, since any can be typed anywhere. */
export const offersOf = (seen: Seen): SystemEvent[] => [
  ...(seen.isVisible
    ? [ofWelcome, ofWizard, ofTable, ofResult, ofElsewhere, ofBrowser].flatMap((offers) => offers(seen))
    : [{ type: 'SHOW' as const }]),
  ...ofTime(seen),
  ...ofNetwork(seen),
]
