import { owningInput, result, resultIdOf } from './result.setup.ts'

/** Whose the reading is: its owner may hide and delete it, and everybody else shall know when that was done. */
export const ownership = result.createStateConfig({
  description: 'Whether this device owns the reading.',
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The device knows whether it has the secret that came with the session.',
      invoke: {
        id: 'recallOwnership',
        src: 'recallOwnership',
        input: resultIdOf,
        onDone: [
          { guard: 'isOwned', target: 'own' },
          { guard: 'isKeptWhole', target: 'asking' },
          { target: 'foreign' },
        ],
        onError: 'foreign',
      },
    },
    own: {
      description: 'Hidden, shown again and deleted at will.',
      invoke: {
        id: 'owning',
        src: 'owning',
        input: owningInput,
        onError: { actions: { type: 'reportFault', params: { report: 'visit.broke' } } },
      },
      on: {
        'owning.changed': { actions: ['keepHidden', 'passOn'] },
        'owning.failed': { actions: 'passOn' },
        'owning.deletionFailed': { actions: 'passOn' },
        'owning.deleted': { actions: 'passOn' },
      },
    },
    asking: {
      description:
        'Kept here from a link that somebody else passed on: shown at once, and taken back when its owner has taken it back.',
      invoke: {
        id: 'fetchReading',
        src: 'fetchReading',
        input: resultIdOf,
        onDone: [
          {
            guard: { type: 'isAnswered', params: { kind: 'hidden' } },
            target: 'foreign',
            actions: { type: 'report', params: { report: 'result.hidden' } },
          },
          {
            guard: { type: 'isAnswered', params: { kind: 'deleted' } },
            target: 'foreign',
            actions: { type: 'report', params: { report: 'result.deleted' } },
          },
          { target: 'foreign' },
        ],
        onError: 'foreign',
      },
    },
    foreign: { description: "Somebody else's, or nobody's: there is nothing to hide or delete." },
  },
})
