import { fetching, missing } from './reading.fetching.ts'
import { reading, resultInput } from './reading.setup.ts'

/** The page of a result: what its chart tells, and where that leads (specification section 2, /result). */
export const result = reading.createStateConfig({
  description: 'The result, step by step.',
  meta: {
    path: '/result/:resultId',
    step: 7,
    title: '타로 결과 페이지',
    chunk: 'telling',
    replaces: '/onboarding/loading',
  },
  initial: 'fetching',
  states: {
    fetching,
    missing,
    open: {
      description: 'The chart tells it.',
      invoke: { id: 'result', src: 'result', input: resultInput, onError: { actions: 'breakDown' } },
      on: { 'answers.accepted': { guard: 'isOwnResult', actions: 'pollResult' } },
    },
  },
  on: {
    'result.missing': [
      { guard: 'isOwnResult', actions: { type: 'announce', params: { event: 'session.lost' } } },
      { target: '#reading.visit.reading.invalidResult', actions: ['keepResultPath', 'passOn'] },
    ],
    'result.hidden': { target: '#reading.visit.reading.hiddenResult', actions: ['keepResultPath', 'passOn'] },
    'result.deleted': { target: '#reading.visit.reading.deletedResult', actions: ['keepResultPath', 'passOn'] },
    'result.wanted': {
      guard: 'isOwnResult',
      actions: { type: 'announce', params: { event: 'answers.submitAgain' } },
    },
    'answers.refused': {
      guard: 'isAboutResult',
      target: '#reading.visit.onboarding.question',
      actions: 'keepRefusal',
    },
    'session.lost': { guard: 'isOwnResult', target: '#reading.visit.cardDraw' },
    'result.failed': { actions: { type: 'fault', params: { fault: 'reading' } } },
    'result.pollFailed': { actions: { type: 'fault', params: { fault: 'poll' } } },
    'result.watchFailed': { actions: { type: 'fault', params: { fault: 'watch' } } },
    'result.*': { actions: 'passOn' },
    'share.done': [
      { guard: 'isCopied', actions: ['passOn', { type: 'notify', params: { notice: 'link.copied' } }] },
      { actions: 'passOn' },
    ],
    'share.failed': { actions: { type: 'notify', params: { notice: 'share.failed' } } },
    'clipboard.failed': {
      actions: [{ type: 'notify', params: { notice: 'clipboard.failed' } }, 'passOn'],
    },
    'image.saved': { actions: 'passOn' },
    'image.failed': { actions: { type: 'notify', params: { notice: 'image.failed' } } },
    'owning.deleted': { target: '#reading.visit.onboarding.welcome', actions: ['passOn', 'notifyDeleted'] },
  },
})
