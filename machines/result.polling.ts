import { result, resultIdOf } from './result.setup.ts'

/** The calls that ask how far a result is written (specification section 7). */
export const polling = result.createStateConfig({
  description: 'One call in flight at most, until the reading is complete.',
  initial: 'judging',
  on: { 'result.poll': '.asking', 'attention.lost': '.paused' },
  states: {
    judging: {
      description: 'A complete result needs no call.',
      always: [{ guard: { type: 'hasStatus', params: { status: 'completed' } }, target: 'done' }, { target: 'asking' }],
    },
    asking: {
      description: 'The provider is asked how far the reading is.',
      invoke: {
        id: 'fetchReading',
        src: 'fetchReading',
        input: resultIdOf,
        onDone: [
          { guard: { type: 'isAnswered', params: { kind: 'missing' } }, target: 'missing' },
          { guard: { type: 'isAnswered', params: { kind: 'hidden' } }, target: 'hidden' },
          { guard: { type: 'isAnswered', params: { kind: 'deleted' } }, target: 'deleted' },
          {
            guard: { type: 'isWritten', params: { status: 'completed' } },
            target: 'done',
            actions: ['keepReading', { type: 'report', params: { report: 'result.completed' } }],
          },
          {
            guard: { type: 'isWritten', params: { status: 'failed' } },
            target: 'waiting',
            actions: ['keepReading', 'reportFailed'],
          },
          { target: 'waiting', actions: 'keepReading' },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'reportFault', params: { report: 'result.pollFailed' } },
        },
      },
    },
    waiting: {
      description: 'Five seconds from an answer or a failure to the next call.',
      after: { POLLING_INTERVAL: [{ guard: 'isAway', target: 'paused' }, { target: 'asking' }] },
    },
    paused: {
      description: 'The page is hidden or offline: no call until it is back, or the visitor wants one.',
      on: { 'attention.returned': 'asking' },
    },
    missing: {
      description: 'The provider knows no such reading.',
      entry: { type: 'report', params: { report: 'result.missing' } },
    },
    hidden: {
      description: 'Its owner has covered it.',
      entry: { type: 'report', params: { report: 'result.hidden' } },
    },
    deleted: {
      description: 'Its owner has deleted it.',
      entry: { type: 'report', params: { report: 'result.deleted' } },
    },
    done: {
      description: 'All is written: nothing is asked any more.',
      on: { 'result.poll': {}, 'attention.lost': {} },
    },
  },
})
