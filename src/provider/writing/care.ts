/** What is written instead of a reading when a visitor's words tell of danger to a life. */
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import { readerKindOf, type ReaderKind } from '../../../machines/rules/reader.ts'
import type { ReadingRequest } from '../section.ts'
import * as sentences from './care.sentences.ts'
import { chanceFrom } from './chance.ts'
import { situationOf, type Danger } from './concern.ts'
import type { Situation } from './concern.signs.ts'
import { calling } from './nickname.ts'
import { fill } from './particle.ts'
import { laidAt } from './plan.ts'

/** What is surely said of a school; a university is none, and 왕따 may be at work. */
const AT_SCHOOL =
  /(?<!대)학교|학폭|(?:같은\s?)?반\s?(?:애|친구|아이)들?|일진|담임|교실|급식|전학|수학\s?여행|자퇴|[초중고]\s?[1-6](?!\d)|(?:초등|중|고등)학생|선도부|체육복/

/** Keys of majors whose name or picture could frighten: the hanged man, death, the devil, the tower. */
const HEAVY: ReadonlySet<string> = new Set(['major-12', 'major-13', 'major-15', 'major-16'])
const isHeavy = (request: ReadingRequest, position: Position): boolean => HEAVY.has(laidAt(request, position).key)

/**
 * The gentle section written instead of a reading, by either writer, when the visitor's words tell of danger: the card is
 * named, nothing is foretold, and every section says whom to call. Lengths: 240 to 450 characters in two paragraphs for a
 * position, 330 to 600 in three for the summary. The same request gives the same text.
 * @throws RangeError when a position has no card of the deck
 */
export function careFor(section: Position | 'summary', concern: Danger, request: ReadingRequest): string {
  const voice = readerKindOf(request.readerType) ?? 'FT'
  const situation = situationOf(request.questionText, concern)
  const school = situation === 'suffered' && AT_SCHOOL.test(request.questionText)
  // Each position takes the next entry of a list, so that one reading says nothing twice.
  const chance = chanceFrom(`${request.sessionId}/care`)
  const turn = section === 'summary' ? 0 : POSITIONS.indexOf(section)
  const next = (lines: readonly string[]): string =>
    lines[(Math.floor(chance() * lines.length) + turn) % lines.length] ?? ''
  const paragraphs =
    section === 'summary'
      ? summaryOf(situation, school, voice, request)
      : [
          [
            sentences.OPENINGS[voice],
            (isHeavy(request, section) ? sentences.HEAVY_CARDS : sentences.CARDS)[section],
            sentences.HEARTS[situation][section],
          ],
          [sentences.STEADY, school ? sentences.HELP_AT_SCHOOL : sentences.HELP[situation], sentences.CLOSINGS[voice]],
        ]
  const text = paragraphs.map((lists) => lists.map(next).join(' ')).join('\n\n')
  return fill(text, valuesOf(section, request))
}

/** The sentences of a summary, in order; the two halves of what is said to the heart are a pair of one list. */
function summaryOf(
  situation: Situation,
  school: boolean,
  voice: ReaderKind,
  request: ReadingRequest,
): (readonly string[])[][] {
  const { help, talk, heart } = sentences.SUMMARY[situation]
  const heavy = POSITIONS.some((position) => isHeavy(request, position))
  return [
    [sentences.SUMMARY_OPENINGS, school ? sentences.SUMMARY_HELP_AT_SCHOOL : help, talk],
    [heart.map((first, index) => `${first} ${heart[(index + 1) % heart.length] ?? ''}`)],
    [heavy ? sentences.SUMMARY_HEAVY_CARDS : sentences.SUMMARY_CARDS, sentences.SUMMARY_CLOSINGS[voice]],
  ]
}

/** The upright name of the card at a position: here a card is only looked at. */
const nameAt = (request: ReadingRequest, position: Position): string =>
  laidAt(request, position).name.replace(/^뒤집힌 /, '')

function valuesOf(section: Position | 'summary', request: ReadingRequest): Record<string, string> {
  const cards = Object.fromEntries(POSITIONS.map((position) => [position, nameAt(request, position)]))
  const helplines = Object.entries(sentences.HELPLINES).flatMap(([key, { number, name }]) => [
    [key, number],
    [`${key}Name`, name],
  ])
  return { ...cards, ...Object.fromEntries(helplines), card: cards[section] ?? '', nick: calling(request.nickname) }
}
