import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import { fortuneBand, type FortuneBand } from '../../../machines/rules/score.ts'
import type { Area } from '../../deck/areas/area.ts'
import { categoryByCode, topicByCode } from '../../deck/topics.ts'
import type { ReadingRequest } from '../section.ts'
import type { Answer } from './answers.ts'
import { chanceFrom, pick, shuffled } from './chance.ts'
import { areaOf, fortuneScore, spreadOf, type ReadCard, type Spread } from './fortune.ts'
import { fill } from './particle.ts'
import { understand, type Asked } from './question.ts'
import { voiceOf, type Voice } from './voices/voice.ts'

/** Everything a section is told from. */
export interface Telling {
  spread: Spread
  asked: Asked
  area: Area | null
  band: FortuneBand
  voice: Voice
  /** Whose picture is told, once in a reading: the past card's in the past, or the future card's in the summary */
  pictured: 'past' | 'future'
  /** Whether the earlier attempts failed, so that more freedom may help */
  generous: boolean
  /** Whether the neighbour is spoken of before the area */
  neighbourFirst: boolean
  /** One line of a bank, filled; every name of `more` stands for one of its words. */
  say: (bank: readonly string[], more?: Answer['values']) => string
  /** As `say`, with another line for each turn of the same reading, unless that has failed. */
  sayInTurn: (name: string, bank: readonly string[], turn: number, more?: Answer['values']) => string
  /** The words for the card of a position: {card} {way} {place} {k1} {k2}, {before} {bk} of the card before it and {next}. */
  at: (position: Position) => Answer['values']
}

export const PLACES: Readonly<Record<Position, string>> = { past: '과거', present: '현재', future: '미래' }
export const WAYS = { upright: '정방향', reversed: '역방향' } as const

/** A card's name as it stands in a sentence: a major is called a card, for '달' and '힘' are words of every day too. */
export const nameOf = ({ card }: ReadCard): string => (card.suit ? card.nameKo : `${card.nameKo} 카드`)

/** From this attempt on a text may have a sentence more, and a line of another section's. */
const GENEROUS = 12

const quoted = (word: string): string => `‘${word}’`

/** The name that the visitor is called by. */
export function calling(nickname: string): string {
  const name = nickname.trim().replace(/\s+/g, ' ')
  if (name === '') return '손님'
  return name.endsWith('님') ? name : `${name}님`
}

/** Prepares the telling of a section; each attempt chooses other words. */
export function tellerOf(request: ReadingRequest, section: string): (attempt: number) => Telling {
  const { sessionId, nickname, categoryCode, topicCode, questionText, readerType } = request
  const spread = spreadOf(request)
  const [past, present, future] = spread
  const asked = understand(questionText)
  const topic = topicByCode(categoryCode, topicCode)?.name ?? categoryByCode(categoryCode)?.name ?? '지금의 고민'
  const keywords = spread.map(({ card, orientation }) =>
    shuffled(card.keywords[orientation], chanceFrom(`${sessionId}/${card.key}`)).map(quoted),
  )
  const [pk = [], nk = [], fk = []] = keywords
  const common: Answer['values'] = {
    nick: [calling(nickname)],
    subject: [asked.subject ?? topic],
    quote: [asked.quote],
    past: [nameOf(past)],
    present: [nameOf(present)],
    future: [nameOf(future)],
    pk,
    nk,
    fk,
  }
  const at = (position: Position): Answer['values'] => {
    const index = POSITIONS.indexOf(position)
    const [k1 = '', k2 = ''] = keywords[index] ?? []
    const card = spread[index] ?? past
    const before = spread[index - 1]
    const next = spread[index + 1]
    return {
      place: [PLACES[position]],
      way: [WAYS[card.orientation]],
      card: [nameOf(card)],
      k1: [k1],
      k2: [k2],
      before: before ? [nameOf(before)] : [],
      bk: keywords[index - 1] ?? [],
      next: next ? [nameOf(next)] : [],
    }
  }
  const same = {
    spread,
    asked,
    at,
    area: areaOf(categoryCode),
    band: fortuneBand(fortuneScore(request)),
    voice: voiceOf(readerType),
    pictured: pick(['past', 'future'] as const, chanceFrom(`${sessionId}/picture`)),
  }
  return (attempt) => {
    const chance = chanceFrom(`${sessionId}/${section}/${attempt}`)
    const filled = (line: string, more: Answer['values'] = {}): string => {
      const values = Object.entries({ ...common, ...more }).filter(
        ([key, words]) => words.length > 0 && line.includes(key),
      )
      const told = fill(line, Object.fromEntries(values.map(([key, words]) => [key, pick(words, chance)])))
      // A subject may be a story or a question itself: '돈 이야기' and '이야기'.
      return told.replace(/(이야기|고민) \1/g, '$1')
    }
    const generous = attempt >= GENEROUS
    return {
      ...same,
      generous,
      neighbourFirst: attempt % 2 === 1,
      say: (bank, more) => filled(pick(bank, chance), more),
      sayInTurn: (name, bank, turn, more) => {
        if (generous) return filled(pick(bank, chance), more)
        const order = shuffled(bank, chanceFrom(`${sessionId}/${name}`))
        // Every turn has lines of its own, so that no two sections of a reading choose the same one.
        const own = Math.max(1, Math.ceil((order.length - turn) / POSITIONS.length))
        const step = (attempt + Math.floor(attempt / 2)) % own
        return filled(order[(turn + step * POSITIONS.length) % order.length] ?? '', more)
      },
    }
  }
}
