/** What in a visitor's words asks for care: danger to someone's life, and matters that no card can answer. */
import { assemble } from 'es-hangul'
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import type { ReadingRequest } from '../section.ts'
import * as sentences from './care.sentences.ts'
import * as words from './care.words.ts'
import { chanceFrom, pick } from './chance.ts'
import { cardAt, type ReadCard } from './fortune.ts'
import { fill } from './particle.ts'
import { calling } from './telling.ts'
import { voiceNameOf, type VoiceName } from './voices/voice.ts'

export type Concern = 'selfHarm' | 'violence' | 'health' | 'law' | 'money'

/** A concern about someone's life: the cards are not read, and the text says where help is. */
export type Danger = Extract<Concern, 'selfHarm' | 'violence'>

export const isDanger = (concern: Concern | null): concern is Danger => concern === 'selfHarm' || concern === 'violence'

/** What in the visitor's words asks for care; null for an ordinary question. selfHarm before violence before the others. */
export function concernOf(questionText: string): Concern | null {
  const texts = readings(questionText).map(withoutOrdinary)
  if (texts.some(tellsOfSelfHarm)) return 'selfHarm'
  if (texts.some((text) => matches(words.VIOLENCE, text))) return 'violence'
  const plain = words.NOT_MEANT.reduce((text, pattern) => text.replace(pattern, ' '), questionText.normalize('NFC'))
  if (words.HEALTH.test(plain)) return 'health'
  if (words.LAW.test(plain)) return 'law'
  return words.MONEY.test(plain) ? 'money' : null
}

const matches = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => text.search(pattern) >= 0)

function tellsOfSelfHarm(text: string): boolean {
  if (matches(words.SELF_HARM, text)) return true
  return text
    .split(/(?<=[.?!])/)
    .some((sentence) => matches(words.SELF_HARM_UNLESS_OTHER_ENDS, sentence) && !words.OTHER_ENDS.test(sentence))
}

/** What stands in the place of ordinary Korean that was taken out: no letter, so that nothing joins across it. */
const withoutOrdinary = (text: string): string =>
  words.ORDINARY.reduce((rest, pattern) => rest.replace(pattern, ' · '), text)

/** Marks and lone digits between two Korean letters (자.살, 자1살). */
const BETWEEN = /(?<=[가-힣ㄱ-ㅣ])(?:[^\p{L}\d\s]|\d)(?=[가-힣ㄱ-ㅣ])/gu
/** Korean letters spelled one by one with spaces between (죽 고 싶 어). */
const SPACED = /(?<![^ ])[가-힣ㄱ-ㅣ](?: [가-힣ㄱ-ㅣ](?![^ ]))+/gu
/** Single jamo, with the syllable that they may belong to. */
const LOOSE = /[가-힣]?[ㄱ-ㅣ]{2,24}/g

/** The ways in which the same letters may be meant to be read. Most texts have one. */
function readings(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()
  const unmarked = plain.replace(BETWEEN, '')
  const joined = unmarked.replace(SPACED, (run) => run.replaceAll(' ', ''))
  return [...new Set([plain, unmarked, joined, joined.replace(LOOSE, assembled)])]
}

/** Jamo put together into syllables, or as they were: es-hangul throws on what no keyboard would compose. */
function assembled(jamo: string): string {
  try {
    return assemble(jamo.split(''))
  } catch {
    return jamo
  }
}

const AT_SCHOOL = /학교|학폭|왕따|반\s?애들|일진|담임/

function situationOf(concern: Danger, question: string): sentences.Situation {
  const texts = readings(question).map(withoutOrdinary)
  if (concern === 'violence') return texts.some((text) => matches(words.INTENDED, text)) ? 'intended' : 'suffered'
  const another = texts.some((text) => matches(words.ABOUT_ANOTHER, text))
  return another && !/(?:저도|나도|제가|내가)/.test(question) ? 'other' : 'self'
}

/** Majors whose name or picture could frighten: the hanged man, death, the devil, the tower. */
const HEAVY = new Set([12, 13, 15, 16])
const isHeavy = ({ card }: ReadCard): boolean => card.arcana === 'major' && HEAVY.has(card.rank)

/**
 * The gentle section written instead of a reading, by either writer, when the visitor's words tell of danger: the card is
 * named, nothing is foretold, and every section says whom to call. Lengths as in a reading: 250 to 450 characters for a
 * position, 350 to 600 for the summary. The same request gives the same text.
 * @throws RangeError when a position has no card of the deck
 */
export function careFor(section: Position | 'summary', concern: Danger, request: ReadingRequest): string {
  const voice = voiceNameOf(request.readerType)
  const situation = situationOf(concern, request.questionText)
  // Each position takes the next entry of a list, so that one reading says nothing twice.
  const chance = chanceFrom(`${request.sessionId}/care`)
  const turn = section === 'summary' ? 0 : POSITIONS.indexOf(section)
  const next = (lines: readonly string[]): string =>
    lines[(Math.floor(chance() * lines.length) + turn) % lines.length] ?? ''
  const banks =
    section === 'summary'
      ? summaryBanks(situation, voice, request)
      : [
          sentences.OPENINGS[voice],
          (isHeavy(cardAt(request, section)) ? sentences.HEAVY_CARDS : sentences.CARDS)[section],
          sentences.HEARTS[situation][section],
          sentences.STEADY,
          sentences.HELP[situation],
          sentences.CLOSINGS[voice],
        ]
  return fill(banks.map(next).join(' '), valuesOf(section, request))
}

/** The sentences of a summary, in order; the two halves of what is said to the heart are a pair of one list. */
function summaryBanks(
  situation: sentences.Situation,
  voice: VoiceName,
  request: ReadingRequest,
): (readonly string[])[] {
  const { help, talk, heart } = sentences.SUMMARY[situation]
  const heavy = POSITIONS.some((position) => isHeavy(cardAt(request, position)))
  const school = situation === 'suffered' && AT_SCHOOL.test(request.questionText)
  return [
    sentences.SUMMARY_OPENINGS,
    help,
    ...(school ? [[sentences.AT_SCHOOL]] : []),
    talk,
    heavy ? sentences.SUMMARY_HEAVY_CARDS : sentences.SUMMARY_CARDS,
    heart.map((first, index) => `${first} ${heart[(index + 1) % heart.length] ?? ''}`),
    sentences.SUMMARY_CLOSINGS[voice],
  ]
}

function valuesOf(section: Position | 'summary', request: ReadingRequest): Record<string, string> {
  const names = Object.fromEntries(POSITIONS.map((position) => [position, cardAt(request, position).card.nameKo]))
  return { ...names, card: names[section] ?? '', nick: calling(request.nickname) }
}

/** One sentence for the summary: a reading replaces no doctor, lawyer or adviser, and whom to ask. At most 90 characters. */
export function careSentence(concern: Exclude<Concern, Danger>, sessionId: string): string {
  return pick(sentences.ADVICE[concern], chanceFrom(`${sessionId}/advice`))
}

/** The score of a reading that is no reading: any score from 0 to 100 brought into the calm band, 40 to 59. */
export function calmScore(score: number): number {
  return Math.round(40 + (Math.min(100, Math.max(0, score)) / 100) * 19)
}
