import { fetching, missing } from './reading.fetching.ts'
import { reading, sharedInput } from './reading.setup.ts'

/** The pages of a link that somebody shared (specification section 2, /share). */
export const shared = reading.createStateConfig({
  description: 'Somebody follows a link.',
  initial: 'share',
  states: {
    share: {
      description: 'A reading that somebody shared, for anybody.',
      meta: { path: '/share/:sharedId', step: null, title: '공유된 타로 결과 페이지', chunk: 'telling' },
      initial: 'fetching',
      states: {
        fetching,
        missing,
        open: {
          description: 'The chart shows it.',
          invoke: {
            id: 'sharedReading',
            src: 'sharedReading',
            input: sharedInput,
            onError: { actions: 'breakDown' },
          },
        },
      },
      on: {
        'sharedReading.shown': { actions: 'passOn' },
        'sharedReading.refused': { actions: { type: 'fault', params: { fault: 'share' } } },
        'sharedReading.voiceFailed': { actions: { type: 'fault', params: { fault: 'watch' } } },
      },
    },
    invalidShare: {
      description: 'A share link without a usable id.',
      meta: { path: '*', step: null, title: '잘못된 공유 페이지', chunk: 'aside' },
    },
  },
})
