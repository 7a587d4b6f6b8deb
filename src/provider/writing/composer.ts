/** The built-in writer of readings: Korean sentences from the deck, the topic, the question and the reader's voice. */
import type { Position } from '../../../machines/rules/domain.ts'
import { LUCKY_CARDS } from '../../deck/luckyCards.ts'
import type { ReadingRequest, SectionContent, SectionName } from '../section.ts'
import { calmScore, careFor, careSentence, concernOf, isDanger } from './care.ts'
import { chanceFrom, pick } from './chance.ts'
import { fortuneScore } from './fortune.ts'
import { writePosition } from './position.ts'
import { flawsOf } from './prose.ts'
import { writeSummary } from './summary.ts'
import { tellerOf } from './telling.ts'

/** Characters of a section. */
const LENGTHS: Readonly<Record<Position | 'summary', readonly [shortest: number, longest: number]>> = {
  past: [250, 450],
  present: [250, 450],
  future: [250, 450],
  summary: [350, 600],
}

/** A text that has a flaw is written again in other words, this many times at most; the least flawed one is kept. */
const TRIES = 100

/**
 * Writes one section of a reading (specification section 3). The same request always gives the same section, and no
 * section needs another to be written before it. Past, present and future have 250 to 450 characters, the summary 350 to
 * 600; the score is 0 to 100; the lucky card is named by its id, 1 to 30. Unknown readers, categories and topics are
 * spoken of in general words. A question that tells of danger to someone gets care instead of a reading, and a score that
 * judges nothing.
 * @throws RangeError when a position has no card of the deck
 */
export function writeSection(section: SectionName, request: ReadingRequest): SectionContent {
  if (section === 'lucky') return { luckyCardId: pick(LUCKY_CARDS, chanceFrom(`${request.sessionId}/lucky`)).id }
  const concern = concernOf(request.questionText)
  if (section === 'score')
    return { score: isDanger(concern) ? calmScore(fortuneScore(request)) : fortuneScore(request) }
  if (isDanger(concern)) return { text: careFor(section, concern, request) }
  return { text: writeText(section, request, concern ? careSentence(concern, request.sessionId) : null) }
}

function writeText(section: Position | 'summary', request: ReadingRequest, advice: string | null): string {
  const tell = tellerOf(request, section)
  let best = { text: '', flaws: Infinity }
  for (let attempt = 0; attempt < TRIES && best.flaws > 0; attempt += 1) {
    const telling = tell(attempt)
    const text = section === 'summary' ? writeSummary(telling, advice) : writePosition(section, telling)
    const flaws = flawsOf(text, ...LENGTHS[section])
    if (flaws < best.flaws) best = { text, flaws }
  }
  return best.text
}
