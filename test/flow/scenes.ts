/**
 * The model, scene by scene. All that can happen at any time would be a product of everything with everything (the theme
 * times the network times the table times …); so a scene begins where its matter begins, says what it is about, and ends
 * where another scene takes over. Together they walk every edge, which is what is counted.
 */
import { requestOf } from '../../machines/routes.ts'
import type { Step } from '../../machines/rules/domain.ts'
import { answersOf, type Visit } from '../../machines/rules/visit.ts'
import { cards, filledVisit, reading } from '../app/fixtures.ts'
import { COMPLETED } from './answers.ts'
import { nameOf, type SystemEvent } from './events.ts'
import { PICKS } from './offers.ts'
import type { Start } from './start.ts'
import type { SystemState } from './system.ts'

export interface Scene extends Start {
  /** Beginnings of `nameOf(event)`: only these events happen here. */
  about: readonly string[]
  /** Addresses that are typed here, besides. */
  addresses?: readonly string[]
  /** Where another scene takes over: what is reached is seen, but nothing more happens. */
  ends?: (state: SystemState) => boolean
}

const RESULT = `/result/${reading.sessionId}`
const SEATED: Partial<Visit> = {
  nickname: filledVisit.nickname,
  sessionNickname: filledVisit.nickname,
  sessionId: reading.sessionId,
}
const READER_CHOSEN: Partial<Visit> = { ...SEATED, selectedReader: filledVisit.selectedReader }
const CATEGORY_CHOSEN: Partial<Visit> = { ...READER_CHOSEN, selectedCategory: filledVisit.selectedCategory }
const TOPIC_CHOSEN: Partial<Visit> = { ...CATEGORY_CHOSEN, selectedTopic: filledVisit.selectedTopic }
const ASKED: Partial<Visit> = { ...TOPIC_CHOSEN, sampleQuestion: filledVisit.sampleQuestion }
const DEALT: Partial<Visit> = { ...ASKED, predefinedCards: cards }
const PICKED: Partial<Visit> = { ...DEALT, picks: PICKS }
const OTHER_ANSWERS: Partial<Visit> = {
  ...DEALT,
  submittedAnswers: {
    readerType: 'T',
    categoryCode: 'LOVE',
    topicCode: 'NEW_LOVE',
    questionText: '다른 질문이었어요.',
  },
}
const turned = (flipped: number): Partial<Visit> => ({ ...PICKED, flipped })
const leaves =
  (...screens: readonly SystemState['screen'][]) =>
  ({ screen }: SystemState) =>
    !screens.includes(screen)

const ADDRESSES = [
  '/',
  '/onboarding/2',
  '/onboarding/3',
  '/onboarding/4',
  '/onboarding/5',
  '/onboarding/card-draw',
  '/onboarding/loading',
  '/demo/loading',
  RESULT,
  '/result/undefined',
  `/share/${reading.sessionId}`,
  '/share',
  '/nowhere',
]

const restored = (step: Step, luckyTurned = false) => ({ reading: COMPLETED, step, luckyTurned })

export const SCENES: readonly Scene[] = [
  {
    name: 'the first visit',
    path: '/',
    about: ['NICKNAME', 'START', 'ANSWERED createSession', 'FAILED createSession', 'THEME', 'OFFLINE', 'ONLINE'],
    ends: leaves('welcome'),
  },
  {
    name: 'a storage that takes nothing',
    path: '/',
    theme: 'light',
    about: ['STORAGE_FULL', 'NICKNAME_TYPED 별이', 'THEME'],
  },
  {
    name: 'a catalog that fails',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['ANSWERED loadCatalog', 'FAILED loadCatalog', 'RETRY_CATALOG', 'DISMISS', 'PREVIOUS', 'START'],
    ends: leaves('reader', 'welcome'),
  },
  {
    name: 'another nickname',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['PREVIOUS', 'NICKNAME_TYPED 별이', 'START', 'BACK', 'ANSWERED createSession', 'FAILED createSession'],
    ends: leaves('welcome', 'reader'),
  },
  {
    name: 'cards that come early',
    path: '/onboarding/2',
    visit: SEATED,
    about: ['ANSWERED fetchCards', 'FAILED fetchCards', 'DISMISS', 'TICK'],
    ends: leaves('reader'),
  },
  {
    name: 'the wizard',
    path: '/onboarding/2',
    visit: { ...SEATED, predefinedCards: cards },
    about: ['ANSWERED loadCatalog', 'READER', 'CATEGORY', 'TOPIC', 'SAMPLE', 'NEXT', 'PREVIOUS'],
    addresses: ['/onboarding/loading'],
    ends: leaves('reader', 'category', 'topic', 'question'),
  },
  {
    name: 'a question of one’s own',
    path: '/onboarding/5',
    visit: { ...TOPIC_CHOSEN, predefinedCards: cards },
    about: ['QUESTION', 'ANSWERED loadCatalog', 'SAMPLE', 'NEXT', 'PREVIOUS', 'BACK', 'FORWARD', 'HOME'],
    ends: leaves('question', 'cardDraw'),
  },
  ...[SEATED, READER_CHOSEN, CATEGORY_CHOSEN, TOPIC_CHOSEN, DEALT].map((visit, filled): Scene => ({
    name: `a page before its time, ${filled} chosen`,
    path: '/onboarding/loading',
    visit,
    about: [],
  })),
  {
    name: 'any address, nothing filled in',
    path: '/',
    about: [],
    addresses: ADDRESSES,
  },
  {
    name: 'any address, all filled in',
    path: '/',
    visit: turned(3),
    about: [],
    addresses: ADDRESSES,
  },
  {
    name: 'the table',
    path: '/onboarding/5',
    visit: DEALT,
    about: ['NEXT', 'PICK', 'PUT_BACK', 'REVEAL', 'BACK', 'TICK REVEAL_STAGGER', 'TICK LOADING_REDIRECT'],
    ends: leaves('question', 'cardDraw', 'loading'),
  },
  {
    name: 'cards that come late',
    path: '/onboarding/card-draw',
    visit: { ...ASKED, picks: PICKS.slice(0, 2) },
    about: ['PICK', 'REVEAL', 'ANSWERED fetchCards', 'FAILED fetchCards', 'TICK cardsBackOff', 'TICK REVEAL_STAGGER'],
    ends: leaves('cardDraw'),
  },
  ...[PICKED, turned(1), turned(2), turned(3)].map((visit, flipped): Scene => ({
    name: `a table left with ${flipped} cards turned`,
    path: '/onboarding/card-draw',
    visit,
    about: flipped === 1 || flipped === 2 ? ['TICK REVEAL_STAGGER'] : [],
  })),
  {
    name: 'cards and answers on their way',
    path: '/onboarding/5',
    visit: ASKED,
    about: [
      'NEXT',
      'BACK',
      'ANSWERED fetchCards',
      'ANSWERED submitAnswers',
      'FAILED fetchCards',
      'FAILED submitAnswers',
      'TICK',
    ],
    ends: leaves('question', 'cardDraw'),
  },
  {
    name: 'changed answers',
    path: '/onboarding/5',
    visit: OTHER_ANSWERS,
    about: ['NEXT', 'BACK', 'ANSWERED createSession', 'FAILED createSession'],
    ends: leaves('question', 'cardDraw'),
  },
  { name: 'the demo', path: '/demo/loading', about: ['TICK'] },
  {
    name: 'a reading that is waited for',
    path: RESULT,
    about: [
      'ANSWERED fetchReading',
      'FAILED fetchReading',
      'TICK POLLING_INTERVAL',
      'HIDE',
      'SHOW',
      'RETRY_READING',
      'RESTART',
    ],
    ends: ({ screen, step }) => screen !== 'result' || (step !== null && step !== 'past'),
  },
  {
    name: 'a reading that is read while it is written',
    path: RESULT,
    about: [
      ...['past', 'future', 'lucky', 'completed'].map((answer) => `ANSWERED fetchReading ${answer}`),
      'TICK POLLING_INTERVAL',
      'TICK STEP_TRANSITION',
      'STEP',
    ],
    ends: leaves('result'),
  },
  { name: 'a record that cannot be read', path: RESULT, recallFails: true, about: [] },
  ...(['past', 'present', 'future', 'summary', 'lucky'] as const).map((step): Scene => ({
    name: `a reading left at ${step}`,
    path: RESULT,
    record: restored(step),
    about: ['STEP'],
  })),
  { name: 'a lucky card', path: RESULT, record: restored('lucky'), about: ['FLIP', 'TICK TYPING', 'FINISH_TYPING'] },
  { name: 'a lucky card that is turned', path: RESULT, record: restored('lucky', true), about: [] },
  {
    name: 'taking along',
    path: RESULT,
    record: restored('lucky'),
    about: [
      'SHARE',
      'CLOSE_LINK',
      'SAVE_IMAGE',
      'ANSWERED openShareSheet',
      'ANSWERED copyLink',
      'ANSWERED saveImage',
      'FAILED openShareSheet',
      'FAILED copyLink',
      'FAILED saveImage',
    ],
  },
  {
    name: 'starting over',
    path: RESULT,
    visit: ASKED,
    record: restored('lucky'),
    about: ['RESTART', 'FAILED fetchCards'],
  },
  {
    name: 'changed answers under a nickname that cannot be',
    path: '/onboarding/5',
    visit: { ...OTHER_ANSWERS, nickname: '별' },
    about: ['NEXT'],
    ends: leaves('question'),
  },
  {
    name: 'a session that comes when the table is laid again',
    path: '/onboarding/card-draw',
    visit: DEALT,
    about: ['HOME', 'NICKNAME_TYPED 별이', 'START', 'BACK', 'ANSWERED createSession'],
    ends: leaves('welcome', 'cardDraw'),
  },
  {
    name: 'a session that comes during the wait',
    path: '/onboarding/loading',
    visit: turned(3),
    about: ['HOME', 'NICKNAME_TYPED 별이', 'START', 'BACK', 'ANSWERED createSession'],
    ends: leaves('welcome', 'loading'),
  },
  {
    name: 'a session that is lost during the wait',
    path: '/onboarding/loading',
    visit: { ...turned(3), submittedAnswers: answersOf(filledVisit) },
    about: ['ANSWERED submitAnswers'],
    ends: leaves('loading'),
  },
  {
    name: 'a shared reading',
    path: `/share/${reading.sessionId}`,
    about: ['ANSWERED fetchShared', 'FAILED fetchShared', 'RESTART'],
  },
  { name: 'a result link that is broken', path: '/result', about: ['RESTART'] },
  { name: 'a share link that is broken', path: '/share', about: ['RESTART'] },
  { name: 'a page that is not there', path: '/nowhere', about: ['HOME'] },
]

/** What happens in a scene out of all that could. */
export function eventsOf(scene: Scene, state: SystemState): SystemEvent[] {
  if (scene.ends?.(state)) return []
  const typed = (scene.addresses ?? []).filter((path) => requestOf(path).screen !== state.screen || path !== state.path)
  return [
    ...state.offers.filter((event) => scene.about.some((beginning) => nameOf(event).startsWith(beginning))),
    ...typed.map((path) => ({ type: 'TYPE_ADDRESS' as const, path })),
  ]
}
