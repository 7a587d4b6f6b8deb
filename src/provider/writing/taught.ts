/** What the labelled questions teach. The build replaces this module by its values (src/provider/build.ts). */
import { learn } from './learn.ts'
import type { Learned } from './learned.ts'
import { CONCERN_QUESTIONS, KNOWN_QUESTIONS, ORDINARY as NO_CONCERN } from './lessons.ts'
import { piecesInTopic, piecesOf, piecesWithEnding } from './pieces.ts'

/** What a question has when nothing of its case is told. */
export const NO_FACET = '-'

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

/** What it tells of the case, by frame. */
export const FACETS: Readonly<Record<string, Learned>> = Object.fromEntries(
  [...new Set(KNOWN_QUESTIONS.map(({ frame }) => frame))].map((frame) => [
    frame,
    learn(
      KNOWN_QUESTIONS.filter((known) => known.frame === frame).map(({ text, facet }) => ({
        pieces: piecesOf(text),
        label: facet ?? NO_FACET,
      })),
    ),
  ]),
)

/** What in it asks for care. */
export const CONCERN: Learned = learn(
  CONCERN_QUESTIONS.map(({ text, concern }) => ({ pieces: piecesOf(text), label: concern })),
)
