import { fetching, missing } from './reading.fetching.ts'
import { reading, reporting } from './reading.setup.ts'

/** The page of the readings of before: what its chart tells, and where that leads. */
export const pastReadings = reading.createStateConfig({
  description: 'The readings of before that this device keeps.',
  meta: { path: '/readings', step: null, title: '지난 타로 페이지', chunk: 'aside' },
  initial: 'fetching',
  states: {
    fetching,
    missing,
    open: {
      description: 'The chart lists them.',
      invoke: { id: 'pastReadings', src: 'pastReadings', input: reporting, onError: { actions: 'breakDown' } },
    },
  },
  on: {
    'visit.previous': '#reading.visit.onboarding.welcome',
    'pastReadings.failed': { actions: { type: 'fault', params: { fault: 'readings' } } },
    'pastReadings.cleared': { actions: { type: 'notify', params: { notice: 'readings.cleared' } } },
    'owning.deleted': { actions: ['passOn', 'notifyDeleted'] },
  },
})
