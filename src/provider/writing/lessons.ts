/** Questions as people ask them, labelled by hand: what the writer learns to understand from. */
import { nameOf } from './bank.ts'
import { knownOf, SAMPLE_QUESTIONS, type KnownQuestion } from './samples.ts'

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

/** Questions as visitors ask them: one file a category, “topic | frame | sense | facet | matter | question” a line. */
export const KNOWN_QUESTIONS: readonly KnownQuestion[] = [
  ...Object.entries(QUESTION_FILES).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => knownOf(line, nameOf(path).toUpperCase())),
  ),
  ...SAMPLE_QUESTIONS.values(),
]

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
]
