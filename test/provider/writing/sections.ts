import { POSITIONS, type Orientation } from '../../../machines/rules/domain.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { writeSection } from '../../../src/provider/writing/composer.ts'

export const TEXTS = [...POSITIONS, 'summary'] as const

/** The cards of past, present and future. */
export const spread = (...cards: [cardId: number, orientation: Orientation][]): ReadingRequest['cards'] =>
  cards.map(([cardId, orientation], index) => ({ position: POSITIONS[index] ?? 'future', cardId, orientation }))

/** The text of a section. */
export function textOf(section: (typeof TEXTS)[number], request: ReadingRequest): string {
  const content = writeSection(section, request)
  if (!('text' in content)) throw new Error(`${section} has no text`)
  return content.text
}

/** The score of a reading. */
export function scoreOf(request: ReadingRequest): number {
  const content = writeSection('score', request)
  if (!('score' in content)) throw new Error('no score')
  return content.score
}
