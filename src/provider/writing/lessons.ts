/** Questions as people ask them, labelled by hand: what the writer learns to understand from. */
import { CATEGORIES } from '../../deck/topics.ts'
import { nameOf } from './bank.ts'

const QUESTION_FILES = import.meta.glob<string>('../../words/questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CONCERN_FILES = import.meta.glob<string>('../../words/concerns/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A question as a visitor asks it, with the topic under which it was asked and what it asks. */
export interface KnownQuestion {
  category: string
  topic: string
  frame: string
  sense: string
  facet: string | null
  matter: string | null
  text: string
}

/** Questions as visitors ask them: one file a category, “topic | frame | sense | facet | matter | question” a line. */
export const KNOWN_QUESTIONS: readonly KnownQuestion[] = Object.entries(QUESTION_FILES).flatMap(([path, text]) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [topic = '', frame = '', sense = '', facet = '-', matter = '-', ...question] = line.split(' | ')
      return {
        category: nameOf(path).toUpperCase(),
        topic,
        frame,
        sense,
        facet: facet === '-' ? null : facet,
        matter: matter === '-' ? null : matter,
        text: question.join(' | '),
      }
    }),
)

const [PROPOSALS = ''] = Object.values(
  import.meta.glob<string>('../../words/proposals.txt', { query: '?raw', import: 'default', eager: true }),
)

/** Whether what is asked is hoped for, feared, or better not repeated: “mark | frame | sense | question” a line. */
export const KNOWN_PROPOSALS: readonly { label: string; frame: string; sense: string; text: string }[] =
  PROPOSALS.split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label = '', frame = '', sense = '', ...question] = line.split(' | ')
      return { label, frame, sense, text: question.join(' | ') }
    })

/** What no concern is. */
export const ORDINARY = 'ordinary'

/** Questions that ask for care, each with whose danger or which matter it is, and ordinary ones. */
export const CONCERN_QUESTIONS: readonly { concern: string; text: string }[] = [
  ...Object.entries(CONCERN_FILES).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ concern: nameOf(path), text: line })),
  ),
  ...KNOWN_QUESTIONS.map(({ text }) => ({ concern: ORDINARY, text })),
  ...CATEGORIES.flatMap(({ topics }) => topics.flatMap(({ sampleQuestions }) => sampleQuestions)).map((text) => ({
    concern: ORDINARY,
    text,
  })),
]
