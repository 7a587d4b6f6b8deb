/** What the labelled questions teach. The build replaces this module by its values (src/provider/build.ts). */
import { learn } from './learn.ts'
import type { Learned } from './learned.ts'
import { CONCERN_QUESTIONS, KNOWN_PROPOSALS, KNOWN_QUESTIONS, ORDINARY as NO_CONCERN } from './lessons.ts'
import { isSense } from './bank.ts'
import { proposalOf } from './echo.ts'
import { piecesInTopic, piecesOf, piecesOfProposal, piecesWithEnding } from './pieces.ts'
import type { KnownQuestion } from './samples.ts'

/** The facet and the matter of a question that has none. */
export const NONE = '-'

/** What a question is that asks for no care. */
export const ORDINARY = NO_CONCERN

/** Which frame a question in a topic belongs to. */
export const FRAME: Learned = learn(
  KNOWN_QUESTIONS.map(({ text, topic, category, frame }) => ({
    pieces: piecesInTopic(text, topic, category),
    label: frame,
  })),
)

/** What kind of question it is. */
export const SENSE: Learned = learn(
  KNOWN_QUESTIONS.map(({ text, sense }) => ({ pieces: piecesWithEnding(text), label: sense })),
)

/** What is learned of the questions of each frame alone. */
const learnByFrame = (labelOf: (known: KnownQuestion) => string | null): Readonly<Record<string, Learned>> =>
  Object.fromEntries(
    [...new Set(KNOWN_QUESTIONS.map(({ frame }) => frame))].map((frame) => [
      frame,
      learn(
        KNOWN_QUESTIONS.filter((known) => known.frame === frame).map((known) => ({
          pieces: piecesOf(known.text),
          label: labelOf(known) ?? NONE,
        })),
      ),
    ]),
  )

/** What it tells of the case, by frame. */
export const FACETS = learnByFrame(({ facet }) => facet)

/** Which of the matters that are asked again and again it is, by frame. */
export const MATTERS = learnByFrame(({ matter }) => matter)

/** What in it asks for care. */
export const CONCERN: Learned = learn(
  CONCERN_QUESTIONS.map(({ text, concern }) => ({ pieces: piecesOf(text), label: concern })),
  // A mistake here weighs more than the time.
  9,
  6,
)

/** Whether a proposal is hoped for, `+`, feared, `-`, or better not repeated, `x`. */
export const PROPOSAL: Learned = learn(
  KNOWN_PROPOSALS.flatMap(({ label, frame, sense, text }) => {
    const proposal = isSense(sense) ? proposalOf(text, sense, '') : null
    return proposal ? [{ pieces: piecesOfProposal(proposal.what, frame, sense), label }] : []
  }),
)
