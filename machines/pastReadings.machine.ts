import { listInput, past, resultIdOf } from './pastReadings.setup.ts'

/** The readings of before, as this device keeps them: listed, hidden and shown, deleted one by one or all at once. */
export const pastReadingsMachine = past.createMachine({
  id: 'pastReadings',
  context: listInput,
  invoke: {
    id: 'watchReadings',
    src: 'watchReadings',
    onError: { target: '.reading', actions: 'reportFailed' },
  },
  initial: 'looking',
  on: { 'readings.found': '.reading', 'readings.gone': { target: '.empty', actions: 'keepReadings' } },
  states: {
    looking: { description: 'Whether the device keeps any is told at once.' },
    reading: {
      description: 'They are read, also anew: another tab may have deleted or added some.',
      invoke: {
        id: 'recallReadings',
        src: 'recallReadings',
        onDone: [
          { guard: 'isEmpty', target: 'empty', actions: 'keepReadings' },
          { target: 'shown', actions: 'keepReadings' },
        ],
        onError: { target: 'empty', actions: ['keepReadings', 'reportFailed'] },
      },
    },
    shown: {
      description: 'They are listed, each with its ways.',
      on: {
        'readings.hide': { guard: 'isOwned', target: 'busy.hiding', actions: 'keepResultId' },
        'readings.show': { guard: 'isOwned', target: 'busy.showing', actions: 'keepResultId' },
        'readings.forget': [
          { guard: 'isOwned', target: 'busy.deleting', actions: 'keepResultId' },
          { target: 'forgetting', actions: 'keepResultId' },
        ],
        'readings.forgetAll': 'asking',
      },
    },
    asking: {
      description: 'Whether all are really to be deleted is asked once more, whatever another tab does meanwhile.',
      on: { 'readings.forgetAll': 'forgettingAll', 'readings.keep': 'reading', 'readings.found': {} },
    },
    busy: {
      description: 'The provider is asked for something; what another tab does meanwhile is read afterwards.',
      tags: 'busy',
      on: { 'readings.found': {} },
      initial: 'hiding',
      states: {
        hiding: {
          description: 'The provider is asked to hide one from everybody else.',
          invoke: {
            id: 'hideReading',
            src: 'hideReading',
            input: resultIdOf,
            onDone: { target: '#pastReadings.reading', actions: { type: 'reportChanged', params: { isHidden: true } } },
            onError: {
              target: '#pastReadings.reading',
              actions: { type: 'reportRefused', params: { report: 'owning.failed' } },
            },
          },
        },
        showing: {
          description: 'The provider is asked to show one again.',
          invoke: {
            id: 'showReading',
            src: 'showReading',
            input: resultIdOf,
            onDone: {
              target: '#pastReadings.reading',
              actions: { type: 'reportChanged', params: { isHidden: false } },
            },
            onError: {
              target: '#pastReadings.reading',
              actions: { type: 'reportRefused', params: { report: 'owning.failed' } },
            },
          },
        },
        deleting: {
          description: 'The provider deletes one, and the device what it keeps of it.',
          invoke: {
            id: 'deleteReading',
            src: 'deleteReading',
            input: resultIdOf,
            onDone: { target: '#pastReadings.reading', actions: 'reportDeleted' },
            onError: {
              target: '#pastReadings.reading',
              actions: { type: 'reportRefused', params: { report: 'owning.deletionFailed' } },
            },
          },
        },
      },
    },
    forgetting: {
      description: 'One is deleted from the device: that it was read here is all that is this device’s.',
      invoke: {
        id: 'forgetReading',
        src: 'forgetReading',
        input: resultIdOf,
        onDone: { target: 'reading', actions: 'reportDeleted' },
        onError: { target: 'reading', actions: { type: 'reportRefused', params: { report: 'owning.deletionFailed' } } },
      },
    },
    forgettingAll: {
      description: 'All are deleted.',
      invoke: {
        id: 'forgetAllReadings',
        src: 'forgetAllReadings',
        onDone: { target: 'reading', actions: 'reportCleared' },
        onError: { target: 'reading', actions: { type: 'reportRefused', params: { report: 'owning.deletionFailed' } } },
      },
    },
    empty: { description: 'There are none.' },
  },
})
