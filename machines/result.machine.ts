import { ownership } from './result.ownership.ts'
import { polling } from './result.polling.ts'
import { aloud } from './result.aloud.ts'
import { luckyInput, opened, result, resultIdOf, sharingInput, summaryInput } from './result.setup.ts'
import { steps } from './result.steps.ts'

/** A result: polled while it is written, read in five steps (specification sections 2 and 4). */
export const resultMachine = result.createMachine({
  id: 'result',
  context: opened,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'A result that was read here before is shown at once, also without the provider.',
      invoke: {
        id: 'recallResult',
        src: 'recallResult',
        input: resultIdOf,
        onDone: { target: 'read', actions: 'keepRecord' },
        onError: 'read',
      },
    },
    read: {
      description: 'The result is read while it may still be written.',
      type: 'parallel',
      on: { 'result.retry': { actions: [{ type: 'report', params: { report: 'result.wanted' } }, 'poll'] } },
      states: {
        polling,
        attention: {
          description: 'Whether anybody looks and could be answered: not while the page is hidden or offline.',
          invoke: {
            id: 'watchAttention',
            src: 'watchAttention',
            onError: { actions: { type: 'reportFault', params: { report: 'result.watchFailed' } } },
          },
          initial: 'here',
          states: {
            here: { description: 'As far as the browser knows.', on: { 'attention.lost': 'away' } },
            away: { description: 'Hidden or offline.', on: { 'attention.returned': 'here' } },
          },
        },
        outcome: {
          description: 'How the writing stands.',
          initial: 'judging',
          on: { 'reading.grew': '.judging' },
          states: {
            judging: {
              description: 'What the last answer says.',
              always: [
                { guard: { type: 'hasStatus', params: { status: 'completed' } }, target: 'completed' },
                { guard: { type: 'hasStatus', params: { status: 'failed' } }, target: 'failed' },
                { target: 'processing' },
              ],
            },
            processing: {
              description: 'More is coming.',
              tags: 'processing',
              initial: 'patient',
              states: {
                patient: { description: 'It has not taken long.', after: { READER_PATIENCE: 'impatient' } },
                impatient: {
                  description: 'Nothing has come for a while: the ways on stand beside the waiting.',
                  tags: 'waysOn',
                  on: { 'result.poll': 'patient' },
                },
              },
            },
            failed: { description: 'The provider gave the reading up.', tags: ['failed', 'waysOn'] },
            completed: { description: 'All is written.', tags: 'completed' },
          },
        },
        view: {
          description: 'What is seen of it.',
          initial: 'judging',
          states: {
            judging: {
              description: 'Something was kept, or nothing.',
              always: [{ guard: 'hasReading', target: 'open' }, { target: 'awaiting' }],
            },
            awaiting: {
              description: 'Nothing is there yet: tips and turning cards.',
              invoke: {
                id: 'waiting',
                src: 'waiting',
                onError: { actions: { type: 'reportFault', params: { report: 'result.watchFailed' } } },
              },
              on: { 'reading.grew': 'open' },
            },
            open: {
              description: 'Five steps, as far as they are written.',
              type: 'parallel',
              states: {
                steps,
                following: {
                  description:
                    'While the reading is written, the view follows it, until the visitor moves by hand, or listens.',
                  initial: 'restoring',
                  states: {
                    restoring: {
                      description: 'As an earlier page load left it.',
                      always: [{ guard: 'wasFollowing', target: 'along' }, { target: 'byHand' }],
                    },
                    along: {
                      description: 'Steps forward follow by themselves, one at a time.',
                      on: { 'step.taken': 'byHand', 'speech.started': 'byHand' },
                      initial: 'resting',
                      states: {
                        resting: {
                          description: 'At the newest step, as far as is known.',
                          entry: 'advance',
                          on: { 'reading.grew': { target: 'resting', reenter: true }, 'step.advanced': 'sliding' },
                        },
                        sliding: {
                          description: 'The view slides to the next step before another may follow.',
                          entry: 'faceForward',
                          after: { STEP_TRANSITION: 'resting' },
                        },
                      },
                    },
                    byHand: { description: 'The visitor moves.' },
                  },
                },
                picture: {
                  description: 'The card of a step: small beside its words, or large and moving by itself.',
                  initial: 'small',
                  states: {
                    small: {
                      description: 'Beside the words.',
                      on: { 'picture.enlarge': { guard: 'isAtCard', target: 'large' } },
                    },
                    large: {
                      description: 'Before them.',
                      on: { 'picture.close': 'small', 'step.taken': 'small', 'step.advanced': 'small' },
                    },
                  },
                },
                telling: {
                  description: 'The summary is typed out when it is first seen, but for words of care.',
                  initial: 'judging',
                  states: {
                    judging: {
                      description: 'Where an earlier page load stood, it was seen.',
                      always: [
                        { guard: { type: 'stoodAt', params: { step: 'summary' } }, target: 'told' },
                        { guard: { type: 'stoodAt', params: { step: 'lucky' } }, target: 'told' },
                        { target: 'untold' },
                      ],
                    },
                    untold: {
                      description: 'Nobody has come to it.',
                      always: [
                        { guard: 'isGentle', target: 'told' },
                        { guard: 'isAtSummary', target: 'typing' },
                      ],
                    },
                    typing: {
                      description: 'Character by character, until it is whole or left.',
                      invoke: {
                        id: 'summary',
                        src: 'summary',
                        input: summaryInput,
                        onError: { actions: { type: 'reportFault', params: { report: 'result.watchFailed' } } },
                      },
                      always: { guard: 'hasLeftSummary', target: 'told' },
                    },
                    told: { description: 'It is there at once.' },
                  },
                },
                aloud,
                lucky: {
                  description: 'The lucky card lies beside all steps, so that it stays turned.',
                  invoke: {
                    id: 'luckyCard',
                    src: 'luckyCard',
                    input: luckyInput,
                    onError: { actions: { type: 'reportFault', params: { report: 'visit.broke' } } },
                  },
                  on: {
                    'reading.grew': { actions: 'handLuckyCard' },
                    'lucky.flipped': {
                      actions: ['keepLuckyTurned', { type: 'report', params: { report: 'result.cardFlipped' } }],
                    },
                  },
                },
                ownership,
                takingAlong: {
                  description: 'The link and the picture.',
                  invoke: {
                    id: 'sharing',
                    src: 'sharing',
                    input: sharingInput,
                    onError: { actions: { type: 'reportFault', params: { report: 'visit.broke' } } },
                  },
                  on: {
                    'share.*': { actions: 'passOn' },
                    'clipboard.failed': { actions: 'passOn' },
                    'image.*': { actions: 'passOn' },
                  },
                  initial: 'withoutPicture',
                  states: {
                    withoutPicture: {
                      description: 'Drawing the picture costs the provider dear: not before the last step.',
                      always: { guard: 'canPreparePicture', target: 'withPicture', actions: 'preparePicture' },
                    },
                    withPicture: { description: 'Asked for, once.' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})
