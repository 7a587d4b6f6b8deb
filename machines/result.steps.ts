import { result } from './result.setup.ts'

/** The five steps of a result (specification section 4, "Result steps"). */
export const steps = result.createStateConfig({
  description: 'Strictly one step at a time, in a fixed order; only steps that have something to show.',
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Where an earlier page load stood, or the first.',
      always: [
        { guard: { type: 'stoodAt', params: { step: 'lucky' } }, target: 'lucky' },
        { guard: { type: 'stoodAt', params: { step: 'summary' } }, target: 'summary' },
        { guard: { type: 'stoodAt', params: { step: 'future' } }, target: 'future' },
        { guard: { type: 'stoodAt', params: { step: 'present' } }, target: 'present' },
        { target: 'past' },
      ],
    },
    past: {
      description: 'The card of the past.',
      tags: 'past',
      on: {
        'step.next': {
          guard: { type: 'has', params: { step: 'present' } },
          target: 'present',
          actions: ['faceForward', 'takeOver'],
        },
        'step.advance': {
          guard: { type: 'mayAdvanceTo', params: { step: 'present' } },
          target: 'present',
          actions: 'confirmAdvance',
        },
      },
    },
    present: {
      description: 'The card of the present.',
      tags: 'present',
      on: {
        'step.previous': { target: 'past', actions: ['faceBack', 'takeOver'] },
        'step.next': {
          guard: { type: 'has', params: { step: 'future' } },
          target: 'future',
          actions: ['faceForward', 'takeOver'],
        },
        'step.advance': {
          guard: { type: 'mayAdvanceTo', params: { step: 'future' } },
          target: 'future',
          actions: 'confirmAdvance',
        },
      },
    },
    future: {
      description: 'The card of the future.',
      tags: 'future',
      on: {
        'step.previous': { target: 'present', actions: ['faceBack', 'takeOver'] },
        'step.next': {
          guard: { type: 'has', params: { step: 'summary' } },
          target: 'summary',
          actions: ['faceForward', 'takeOver'],
        },
        'step.advance': {
          guard: { type: 'mayAdvanceTo', params: { step: 'summary' } },
          target: 'summary',
          actions: 'confirmAdvance',
        },
      },
    },
    summary: {
      description: 'The overall review with the fortune score.',
      tags: 'summary',
      on: {
        'step.previous': { target: 'future', actions: ['faceBack', 'takeOver'] },
        'step.next': {
          guard: { type: 'has', params: { step: 'lucky' } },
          target: 'lucky',
          actions: ['faceForward', 'takeOver', { type: 'report', params: { report: 'result.viewed' } }],
        },
        'step.advance': {
          guard: { type: 'mayAdvanceTo', params: { step: 'lucky' } },
          target: 'lucky',
          actions: ['confirmAdvance', { type: 'report', params: { report: 'result.viewed' } }],
        },
      },
    },
    lucky: {
      description: 'The lucky card. There is no step after it.',
      tags: 'lucky',
      on: { 'step.previous': { target: 'summary', actions: ['faceBack', 'takeOver'] } },
    },
  },
})
