import { reading } from './reading.setup.ts'

/** The region of the root chart that stands for the note on what is kept; the walk goes on behind it. */
export const note = reading.createStateConfig({
  description: 'What becomes of what a visitor tells: a short note, on any page that offers it.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Out of the way. The provider tells with the catalog who reads the questions.',
      on: { 'note.open': { target: 'open', actions: { type: 'announce', params: { event: 'catalog.wanted' } } } },
    },
    open: {
      description: 'Before the page, until it is closed or another page is asked for.',
      on: { 'note.close': 'closed', 'open.*': 'closed' },
    },
  },
})
