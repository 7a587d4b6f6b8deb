import { result, speechInput } from './result.setup.ts'

/** The region of the result chart that stands for reading aloud: the words of a step, and none of the step before it. */
export const aloud = result.createStateConfig({
  description: 'The words of the step, read aloud to who wants to listen.',
  initial: 'sound',
  states: {
    sound: {
      description: 'Whoever leaves a step has heard enough of it.',
      invoke: {
        id: 'speech',
        src: 'speech',
        input: speechInput,
        onError: {
          target: 'broken',
          actions: { type: 'reportFault', params: { report: 'result.watchFailed' } },
        },
      },
      on: { 'step.taken': { actions: 'hush' } },
    },
    broken: { description: 'The words are there to be read.' },
  },
})
