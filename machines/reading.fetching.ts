import { reading } from './reading.setup.ts'

/**
 * The wait for the charts whose code comes after the first page's; each page that has one begins with it. Only who leaves
 * the first page very soon ever sees it.
 */
export const fetching = reading.createStateConfig({
  description: 'Its chart is on its way, or here by now.',
  tags: 'fetching',
  invoke: {
    id: 'loadCharts',
    src: 'loadCharts',
    onDone: 'open',
    onError: { target: 'missing', actions: { type: 'fault', params: { fault: 'watch' } } },
  },
})

/** What that wait may end with. */
export const missing = reading.createStateConfig({
  description: 'Its chart did not come.',
  tags: 'missing',
  on: { 'visit.retry': 'fetching' },
})
