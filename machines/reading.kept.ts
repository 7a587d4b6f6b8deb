import { reading } from './reading.setup.ts'

/** The region of the root chart that knows whether this device keeps readings of before, so that a first visit is not told of them. */
export const kept = reading.createStateConfig({
  description: 'Whether the device keeps readings of before: looked for anew by the page that offers them.',
  invoke: {
    id: 'watchReadings',
    src: 'watchReadings',
    onError: { actions: { type: 'fault', params: { fault: 'watch' } } },
  },
  on: { 'readings.wanted': { actions: 'lookForReadings' } },
  initial: 'none',
  states: {
    none: { description: 'None, as far as is known.', on: { 'readings.found': 'some' } },
    some: { description: 'The welcome page leads to them.', on: { 'readings.gone': 'none' } },
  },
})
