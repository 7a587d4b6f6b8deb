import { reading } from './reading.setup.ts'

/** The region of the root chart that stands for who judges what is typed (specification section 5, profanity). */
export const words = reading.createStateConfig({
  description: 'Who knows the words that nobody should read. Their lists come after the page.',
  initial: 'sound',
  on: { 'words.judged': { actions: 'keepJudgement' } },
  states: {
    sound: {
      description: 'Judges each text that is typed, as soon as the lists are here.',
      invoke: {
        id: 'watchWords',
        src: 'watchWords',
        onError: {
          target: 'broken',
          actions: [
            { type: 'fault', params: { fault: 'watch' } },
            { type: 'announce', params: { event: 'words.unjudged' } },
          ],
        },
      },
      on: { 'words.wanted': { actions: 'judgeWords' } },
    },
    broken: {
      description: 'Begun anew by the next text.',
      on: {
        'words.wanted': { target: 'sound', actions: { type: 'announce', params: { event: 'words.wanted' } } },
      },
    },
  },
})
