/**
 * The model, scene by scene. All that can happen at any time would be a product of everything with everything (the theme
 * times the network times the table times …); so a scene begins where its matter begins, says what it is about, and ends
 * where another scene takes over. Together they walk every edge, which is what is counted.
 */
import { STEPS, type Step } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, answersOf, type Visit } from '../../machines/rules/visit.ts'
import { cards, filledVisit, reading } from '../app/fixtures.ts'
import { COMPLETED, TEXTS } from './answers.ts'
import { nameOf, type Deed, type SystemEvent } from './events.ts'
import { PICKS } from './screens.ts'
import type { Start } from './start.ts'
import type { SystemState } from './system.ts'

export interface Scene extends Start {
  /** Beginnings of `nameOf(event)`: only these events happen here. */
  about: readonly string[]
  /** Addresses that are typed here, besides. */
  addresses?: readonly string[]
  /** What no hand can do here, and the charts bear all the same. */
  besides?: readonly Deed[]
  /** Screens where it plays: what is reached beyond them is seen, but another scene takes over. */
  on?: readonly string[]
}

const RESULT = `/result/${reading.sessionId}`
const SHARE = `/share/${reading.sessionId}`

const { nickname, sessionId, selectedReader, selectedCategory, selectedTopic, sampleQuestion } = filledVisit
const SEATED: Partial<Visit> = { nickname, sessionNickname: nickname, sessionId }
const READER_CHOSEN: Partial<Visit> = { ...SEATED, selectedReader }
const CATEGORY_CHOSEN: Partial<Visit> = { ...READER_CHOSEN, selectedCategory }
const TOPIC_CHOSEN: Partial<Visit> = { ...CATEGORY_CHOSEN, selectedTopic }
const ASKED: Partial<Visit> = { ...TOPIC_CHOSEN, sampleQuestion }
const UNJUDGED: Partial<Visit> = { ...TOPIC_CHOSEN, customQuestion: TEXTS.question.good }
const DEALT: Partial<Visit> = { ...ASKED, predefinedCards: cards }
const triedAnswers = answersOf({ ...BLANK_VISIT, ...ASKED })
const SENT: Partial<Visit> = { ...DEALT, triedAnswers }
const ACCEPTED: Partial<Visit> = { ...SENT, acceptedAnswers: triedAnswers }
const OTHER_ANSWERS: Partial<Visit> = {
  ...DEALT,
  triedAnswers: { ...triedAnswers!, questionText: '다른 질문이었어요.' },
}
/** A session whose result is not the one that is opened here. */
const ELSEWHERE: Partial<Visit> = { ...SENT, sessionId: 'own1234' }
const spread = (flipped: number, picks: readonly number[] = PICKS) => ({ spread: { picks, flipped } })
const left = (step: Step, isFollowing = true, luckyTurned = false) => ({
  isOwner: true,
  record: { reading: COMPLETED, place: { step, isFollowing }, luckyTurned },
})

const ADDRESSES = [
  '/',
  '/onboarding/2',
  '/onboarding/3',
  '/onboarding/4',
  '/onboarding/5',
  '/onboarding/card-draw',
  '/onboarding/loading',
  '/readings',
  '/demo/loading',
  RESULT,
  '/result/undefined',
  SHARE,
  '/share',
  '/nowhere',
]
const BREAKABLE = ['visit.resume', 'visit.restart', 'BREAK']

export const SCENES: readonly Scene[] = [
  {
    name: 'the first visit',
    path: '/',
    about: ['nickname', 'visit.start', 'ANSWERED createSession', 'FAILED createSession'],
    on: ['welcome'],
  },
  { name: 'what is kept', path: '/', about: ['note', 'open.welcome'], on: ['welcome'] },
  { name: 'day and night', path: '/', theme: 'light', about: ['theme', 'OFFLINE', 'ONLINE'] },
  { name: 'a storage that takes nothing', path: '/', about: ['FULL', 'nickname.change 별이', 'theme'] },
  {
    name: 'a reading of before, on the way to it and back',
    path: '/',
    ...left('past'),
    about: ['open.pastReadings', 'open.result', 'BACK', 'visit.previous', 'ELSEWHERE'],
    on: ['welcome', 'pastReadings', 'result'],
  },
  {
    name: 'a reading of before that is deleted',
    path: '/readings',
    ...left('past'),
    isOwner: false,
    about: ['readings', 'ELSEWHERE', 'visit.previous', 'open.welcome'],
    on: ['pastReadings'],
  },
  {
    name: 'a reading of before that cannot be deleted',
    path: '/readings',
    ...left('past'),
    isOwner: false,
    lacks: 'deleting',
    about: ['readings'],
  },
  {
    name: 'a reading of before, hidden, shown and deleted by its owner',
    path: '/readings',
    ...left('past'),
    about: ['readings.hide', 'readings.show', 'readings.forget abc', 'ANSWERED', 'FAILED', 'ELSEWHERE'],
    on: ['pastReadings'],
  },
  {
    name: 'all readings of before, the one that this visit is about among them',
    path: '/readings',
    visit: ACCEPTED,
    ...left('past'),
    isOwner: false,
    about: ['readings.forget'],
    on: ['pastReadings'],
  },
  { name: 'readings of before that cannot be read', path: '/readings', lacks: 'storage', about: [] },
  { name: 'a nickname that nobody can judge', path: '/', lacks: 'words', about: ['nickname.change', 'visit.start'] },
  { name: 'a nickname that is judged late', path: '/', lacks: 'lists', about: ['nickname.change', 'visit.start'] },
  {
    name: 'a question that nobody can judge',
    path: '/onboarding/card-draw',
    visit: UNJUDGED,
    lacks: 'words',
    about: [],
  },
  { name: 'a browser that does not say whether it is online', path: RESULT, lacks: 'onLine', about: [] },
  {
    name: 'a nickname that cannot be made up',
    path: '/',
    lacks: 'chance',
    about: ['visit.start'],
  },
  {
    name: 'a catalog that fails',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['ANSWERED loadCatalog', 'FAILED loadCatalog', 'catalog.load', 'banner', 'visit.previous', 'visit.start'],
    on: ['reader', 'welcome'],
  },
  {
    name: 'another nickname',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['visit.previous', 'nickname.change 별이', 'visit.start', 'BACK', 'ANSWERED createSession'],
    on: ['welcome', 'reader'],
  },
  {
    name: 'cards that come early',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['ANSWERED fetchCards', 'FAILED fetchCards', 'banner', 'PASS BACK_OFF'],
    on: ['reader'],
  },
  {
    name: 'the wizard',
    path: '/onboarding/2',
    visit: { ...SEATED, predefinedCards: cards },
    about: [
      'ANSWERED loadCatalog',
      'reader.toggle F',
      'category.toggle LOVE',
      'topic.toggle NEW_LOVE',
      'visit.next',
      'visit.previous',
    ],
    on: ['reader', 'category', 'topic'],
  },
  {
    name: 'a question of one’s own',
    path: '/onboarding/5',
    visit: { ...TOPIC_CHOSEN, predefinedCards: cards },
    about: ['question', 'ANSWERED loadCatalog', 'sample.toggle 올해', 'visit.next', 'visit.previous'],
    on: ['question'],
  },
  {
    name: 'back and forth',
    path: '/onboarding/3',
    visit: DEALT,
    about: ['visit.next', 'BACK', 'FORWARD', 'open'],
    on: ['category', 'topic', 'welcome'],
  },
  ...[SEATED, READER_CHOSEN, CATEGORY_CHOSEN, TOPIC_CHOSEN, DEALT].map((visit, filled): Scene => ({
    name: `a page before its time, ${filled} chosen`,
    path: '/onboarding/loading',
    visit,
    about: [],
  })),
  { name: 'any address, nothing filled in', path: '/', about: [], addresses: ADDRESSES },
  {
    name: 'any address, all filled in',
    path: '/',
    visit: { ...ACCEPTED, ...spread(3) },
    about: [],
    addresses: ADDRESSES,
  },
  {
    name: 'the table',
    path: '/onboarding/5',
    visit: DEALT,
    about: ['visit.next', 'card', 'drawing', 'BACK', 'PASS REVEAL', 'PASS LOADING'],
    on: ['question', 'cardDraw', 'loading'],
  },
  {
    name: 'a table that is asked for at the table',
    path: '/onboarding/card-draw',
    visit: DEALT,
    about: [],
    besides: [{ type: 'open.cardDraw' }],
  },
  {
    name: 'cards that come late',
    path: '/onboarding/card-draw',
    visit: { ...ASKED, ...spread(0, PICKS.slice(0, 2)) },
    about: [
      'card.toggle 62',
      'drawing',
      'ANSWERED fetchCards',
      'FAILED fetchCards',
      'PASS BACK_OFF',
      'PASS REVEAL',
      'open.welcome',
      'visit.restart',
    ],
    on: ['cardDraw'],
  },
  ...[0, 1, 2, 3].map((flipped): Scene => ({
    name: `a table left with ${flipped} cards turned`,
    path: '/onboarding/card-draw',
    visit: { ...DEALT, ...spread(flipped) },
    about: flipped % 3 === 0 ? [] : ['PASS REVEAL'],
    on: ['cardDraw'],
  })),
  {
    name: 'answers on their way',
    path: '/onboarding/5',
    visit: DEALT,
    about: ['visit.next', 'visit.previous', 'BACK', 'ANSWERED submitAnswers', 'FAILED submitAnswers', 'PASS BACK_OFF'],
    on: ['question', 'cardDraw'],
  },
  {
    name: 'answers that are refused at the table',
    path: '/onboarding/card-draw',
    visit: { ...SENT, ...spread(0) },
    about: ['drawing', 'PASS REVEAL', 'ANSWERED submitAnswers', 'open.welcome'],
    on: ['cardDraw', 'welcome'],
  },
  {
    name: 'changed answers',
    path: '/onboarding/5',
    visit: OTHER_ANSWERS,
    about: [
      'visit.next',
      'ANSWERED createSession',
      'FAILED createSession',
      'ANSWERED fetchCards missing',
      'ANSWERED submitAnswers accepted',
    ],
    on: ['question', 'cardDraw'],
  },
  {
    name: 'changed answers of somebody without a nickname',
    path: '/onboarding/5',
    visit: { ...OTHER_ANSWERS, nickname: '' },
    about: ['visit.next', 'ANSWERED createSession'],
    on: ['question', 'cardDraw'],
  },
  {
    name: 'one’s own result is gone before anything was asked',
    path: RESULT,
    visit: { ...SEATED, predefinedCards: cards },
    about: ['ANSWERED fetchReading missing'],
  },
  {
    name: 'one’s own result is gone, and the nickname cannot be',
    path: RESULT,
    visit: { ...SENT, nickname: '별' },
    about: ['ANSWERED fetchReading missing'],
    on: ['result'],
  },
  { name: 'the demo', path: '/demo/loading', about: ['PASS TIP_ROTATION'] },
  {
    name: 'a session that is lost during the wait',
    path: '/onboarding/loading',
    visit: { ...SENT, ...spread(3) },
    about: ['ANSWERED submitAnswers'],
    on: ['loading'],
  },
  {
    name: 'one’s own result',
    path: RESULT,
    visit: { ...SENT, ...spread(3) },
    about: ['result.retry', 'ANSWERED submitAnswers', 'FAILED submitAnswers', 'PASS BACK_OFF'].concat(
      ['failed', 'missing', 'completed', 'pending'].map((answer) => `ANSWERED fetchReading ${answer}`),
    ),
    on: ['result'],
  },
  {
    name: 'one’s own result, for which nothing was sent',
    path: RESULT,
    visit: DEALT,
    about: ['result.retry', 'ANSWERED fetchReading failed', 'ANSWERED submitAnswers accepted'],
    on: ['result'],
  },
  {
    name: 'somebody else’s result',
    path: RESULT,
    visit: ELSEWHERE,
    about: ['ANSWERED submitAnswers refused', 'ANSWERED fetchReading missing', 'ANSWERED fetchReading failed'],
    on: ['result'],
  },
  {
    name: 'a reading that is waited for',
    path: RESULT,
    about: [
      ...['pending', 'missing', 'processing', 'past', 'failed', 'completed'].map(
        (answer) => `ANSWERED fetchReading ${answer}`,
      ),
      'FAILED fetchReading',
      'PASS POLLING',
      'HIDE',
      'SHOW',
      'result.retry',
      'visit.restart',
    ],
    on: ['result'],
  },
  {
    name: 'a reader who grows impatient',
    path: RESULT,
    about: [
      'ANSWERED fetchReading processing',
      'OFFLINE',
      'ONLINE',
      'PASS READER',
      'result.retry',
      'FAILED',
      'PASS POLLING',
    ],
    on: ['result'],
  },
  {
    name: 'a reading that is read while it is written',
    path: RESULT,
    about: [
      ...['past', 'future', 'lucky', 'completed'].map((answer) => `ANSWERED fetchReading ${answer}`),
      'PASS POLLING',
      'PASS STEP',
      'step',
      'picture',
    ],
    on: ['result'],
  },
  {
    name: 'a reading that speaks with care',
    path: RESULT,
    isOwner: true,
    about: ['ANSWERED fetchReading gentle', 'step.next', 'lucky', 'PASS TYPING'],
  },
  { name: 'a record that cannot be read', path: RESULT, lacks: 'storage', about: ['ANSWERED fetchReading completed'] },
  ...STEPS.map((step): Scene => ({ name: `a reading left at ${step}`, path: RESULT, ...left(step), about: ['step'] })),
  { name: 'a card looked at closely', path: RESULT, ...left('past'), about: ['picture', 'step'] },
  {
    name: 'a summary seen for the first time',
    path: RESULT,
    ...left('future'),
    about: ['step', 'summary', 'PASS TYPING'],
  },
  { name: 'a reading left by hand', path: RESULT, ...left('past', false), about: [] },
  { name: 'a lucky card', path: RESULT, ...left('lucky'), about: ['lucky', 'PASS TYPING'] },
  { name: 'a lucky card that is turned', path: RESULT, ...left('lucky', true, true), about: [] },
  {
    name: 'a reading that is listened to',
    path: RESULT,
    ...left('summary'),
    about: [
      'ANSWERED findVoice',
      'FAILED findVoice',
      'speech',
      'ANSWERED speak',
      'FAILED speak',
      'BREAK speech',
      'step',
    ],
  },
  {
    name: 'taking along',
    path: RESULT,
    ...left('lucky'),
    about: ['share', 'image', 'PASS CLIPBOARD'].concat(
      ['openShareSheet', 'copyLink', 'saveImage'].flatMap((call) => [`ANSWERED ${call}`, `FAILED ${call}`]),
    ),
  },
  {
    name: 'taking along without a share sheet',
    path: RESULT,
    ...left('lucky'),
    lacks: 'shareSheet',
    about: ['share', 'ANSWERED copyLink'],
  },
  { name: 'taking along without a picture', path: RESULT, ...left('lucky'), lacks: 'picture', about: [] },
  {
    name: 'an owner who hides and shows',
    path: RESULT,
    ...left('lucky', true, true),
    about: ['owner.hide', 'owner.show', 'ANSWERED', 'FAILED'],
  },
  {
    name: 'an owner who comes back to what is hidden',
    path: RESULT,
    isOwner: true,
    record: { ...left('lucky').record, reading: { ...COMPLETED, isHidden: true } },
    about: [],
  },
  {
    name: 'an owner who deletes',
    path: RESULT,
    ...left('lucky', true, true),
    about: ['owner.delete', 'owner.confirm', 'owner.relent', 'ANSWERED deleteReading', 'FAILED deleteReading'],
    on: ['result'],
  },
  {
    name: 'an owner who deletes what this visit is about',
    path: RESULT,
    visit: ACCEPTED,
    ...left('lucky', true, true),
    about: ['owner.delete', 'owner.confirm', 'ANSWERED deleteReading now'],
    on: ['result'],
  },
  {
    name: 'a reading that its owner has taken back',
    path: RESULT,
    about: ['ANSWERED fetchReading hidden', 'ANSWERED fetchReading deleted', 'visit.retry'],
  },
  {
    name: 'one’s own reading, deleted in another window',
    path: RESULT,
    visit: { ...SEATED, predefinedCards: cards },
    about: ['ANSWERED fetchReading deleted'],
  },
  {
    name: 'a reading kept from somebody else’s link',
    path: RESULT,
    ...left('lucky', true, true),
    isOwner: false,
    about: ['hidden', 'deleted', 'missing']
      .map((answer) => `ANSWERED fetchReading ${answer}`)
      .concat('FAILED fetchReading'),
  },
  {
    name: 'starting over',
    path: RESULT,
    visit: ASKED,
    ...left('lucky'),
    about: ['visit.restart', 'FAILED fetchCards'],
    on: ['result'],
  },
  {
    name: 'a shared reading',
    path: SHARE,
    about: ['ANSWERED fetchShared', 'FAILED fetchShared', 'sharedReading', 'visit.restart'],
    besides: [{ type: 'sharedReading.retry' }],
    on: ['share'],
  },
  {
    name: 'a shared reading that is listened to',
    path: SHARE,
    about: ['ANSWERED fetchShared reading', 'ANSWERED findVoice', 'speech', 'BREAK speech'],
  },
  {
    name: 'a shared reading without a subtitle',
    path: SHARE,
    lacks: 'chance',
    about: ['ANSWERED fetchShared reading'],
  },
  { name: 'a result link that is broken', path: '/result', about: ['visit.restart'] },
  { name: 'a share link that is broken', path: '/share', about: ['visit.restart'] },
  { name: 'a page that is not there', path: '/nowhere', about: ['open'] },
  {
    name: 'a mistake on the first page',
    path: '/',
    about: ['nickname.change 별이', 'visit.start', 'ANSWERED createSession', ...BREAKABLE],
    on: ['welcome', 'broken'],
  },
  {
    name: 'a mistake at the table',
    path: '/onboarding/card-draw',
    visit: { ...ASKED, triedAnswers },
    about: BREAKABLE,
    on: ['cardDraw', 'broken'],
  },
  {
    name: 'a mistake that is walked away from',
    path: '/onboarding/card-draw',
    visit: { ...ASKED, ...spread(0) },
    about: ['BREAK cards', 'BREAK catalog', 'open.welcome', 'BACK', 'visit.start', 'drawing.goOn'],
    on: ['cardDraw', 'broken', 'welcome'],
  },
  {
    name: 'a mistake before the table',
    path: '/onboarding/card-draw',
    visit: OTHER_ANSWERS,
    about: ['BREAK seat'],
  },
  {
    name: 'a mistake during the wait',
    path: '/onboarding/loading',
    visit: { ...ACCEPTED, ...spread(3) },
    about: ['BREAK waiting'],
  },
  { name: 'a mistake in the list', path: '/readings', ...left('past'), about: ['BREAK pastReadings'] },
  { name: 'a mistake in the demo', path: '/demo/loading', about: ['BREAK waiting'] },
  { name: 'a mistake while a reading is waited for', path: RESULT, about: ['BREAK waiting', 'BREAK result'] },
  {
    name: 'a mistake in a reading',
    path: RESULT,
    ...left('lucky'),
    about: ['BREAK luckyCard', 'BREAK sharing', 'BREAK owning', 'visit.res'],
  },
  { name: 'a mistake in the typing', path: RESULT, ...left('future'), about: ['step.next', 'BREAK summary'] },
  ...[RESULT, SHARE, '/readings'].map((path): Scene => ({
    name: `a chart that does not come, ${path}`,
    path,
    ...(path === '/readings' && left('past')),
    lacks: 'charts',
    about: ['visit.retry', 'open.welcome'],
    on: ['result', 'share', 'pastReadings'],
  })),
  { name: 'a mistake in a shared reading', path: SHARE, about: ['BREAK sharedReading'] },
]

/** What happens in a scene out of all that could. */
export function eventsOf({ on, about, addresses = [], besides = [] }: Scene, state: SystemState): SystemEvent[] {
  if (on && !on.includes(state.screen)) return []
  return [
    ...state.offers.filter((event) => about.some((beginning) => nameOf(event).startsWith(beginning))),
    ...addresses.filter((path) => path !== state.sight.path).map((path) => ({ type: 'OPEN' as const, path })),
    ...besides,
  ]
}
