/** The questions that the topics propose (specification section 7): what a tap asks is labelled by hand, and not guessed. */
import SAMPLES from '../../words/samples.txt?raw'
import { CATEGORIES } from '../../deck/topics.ts'

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

/** The question of a line “topic | frame | sense | facet | matter | question”. */
export function knownOf(line: string, category: string): KnownQuestion {
  const [topic = '', frame = '', sense = '', facet = '-', matter = '-', ...question] = line.split(' | ')
  return {
    category,
    topic,
    frame,
    sense,
    facet: facet === '-' ? null : facet,
    matter: matter === '-' ? null : matter,
    text: question.join(' | '),
  }
}

/** The category under which a question is proposed; none where no topic proposes it. */
const proposedUnder = (text: string): string =>
  CATEGORIES.find(({ topics }) => topics.some(({ sampleQuestions }) => sampleQuestions.includes(text)))?.code ?? ''

/** By the question. */
export const SAMPLE_QUESTIONS: ReadonlyMap<string, KnownQuestion> = new Map(
  SAMPLES.split('\n')
    .filter(Boolean)
    .map((line) => {
      const { text } = knownOf(line, '')
      return [text, knownOf(line, proposedUnder(text))]
    }),
)
