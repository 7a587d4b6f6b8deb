import { expect, test } from 'vitest'
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import { fortuneBand } from '../../../machines/rules/score.ts'
import { CARDS, cardById } from '../../../src/deck/cards.ts'
import { CATEGORIES, topicByCode } from '../../../src/deck/topics.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { chanceFrom, pick } from '../../../src/provider/writing/chance.ts'
import { writeSection } from '../../../src/provider/writing/composer.ts'

const NICKNAMES = ['별이', '7번방', 'Luna', '달빛', 'Sam', '노을 3', '반짝이는너구리9999'.slice(0, 12)]
const READER_TYPES = ['F', 'T', 'FT', 'f', 't', 'tf']
const TEXTS = [...POSITIONS, 'summary'] as const

const textOf = (section: (typeof TEXTS)[number], request: ReadingRequest): string => {
  const content = writeSection(section, request)
  if (!('text' in content)) throw new Error(`${section} has no text`)
  return content.text
}
const scoreOf = (request: ReadingRequest): number => {
  const content = writeSection('score', request)
  if (!('score' in content)) throw new Error('no score')
  return content.score
}
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)

const spread = (...cards: [cardId: number, orientation: 'upright' | 'reversed'][]): ReadingRequest['cards'] =>
  cards.map(([cardId, orientation], index) => ({ position: POSITIONS[index] as Position, cardId, orientation }))

const REQUEST: ReadingRequest = {
  sessionId: 'b1946ac92492d2347c6235b4',
  nickname: '별이',
  readerType: 'F',
  categoryCode: 'LOVE',
  topicCode: 'REUNION',
  questionText: '헤어진 그 사람과 다시 만날 수 있을까요?',
  cards: spread([18, 'upright'], [38, 'reversed'], [70, 'upright']),
}

/** A visit as good as any other: everything follows from the number. */
function requestOf(seed: number): ReadingRequest {
  const chance = chanceFrom(`visit ${seed}`)
  const category = pick(CATEGORIES, chance)
  const topic = pick(category.topics, chance)
  const deck = [...CARDS]
  return {
    sessionId: `session-${seed}`,
    nickname: pick(NICKNAMES, chance),
    readerType: pick(READER_TYPES, chance),
    categoryCode: category.code,
    topicCode: topic.code,
    questionText: pick(topic.sampleQuestions, chance),
    cards: POSITIONS.map((position) => ({
      position,
      cardId: deck.splice(Math.floor(chance() * deck.length), 1)[0]?.id ?? 1,
      orientation: chance() < 0.5 ? 'upright' : 'reversed',
    })),
  }
}

const VISITS = Array.from({ length: 2000 }, (_, seed) => requestOf(seed))
const READINGS = VISITS.map((request) => ({
  request,
  texts: TEXTS.map((section) => ({ section, text: textOf(section, request) })),
}))
const ALL_TEXTS = READINGS.flatMap(({ texts }) => texts)

test('the same request gives the same section, whichever is written first', () => {
  const inOrder = TEXTS.map((section) => textOf(section, REQUEST))
  const backwards = TEXTS.toReversed().map((section) => textOf(section, structuredClone(REQUEST)))
  expect(backwards.toReversed()).toEqual(inOrder)
  expect(writeSection('lucky', REQUEST)).toEqual(writeSection('lucky', REQUEST))
  expect(scoreOf(REQUEST)).toBe(scoreOf(structuredClone(REQUEST)))
})

test('another session is told other words for the same cards', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((sessionId) => textOf('summary', { ...REQUEST, sessionId }))
  expect(new Set(texts).size).toBe(texts.length)
})

const hasItsLength = ({ section, text }: { section: string; text: string }): boolean =>
  section === 'summary' ? text.length >= 300 && text.length <= 600 : text.length >= 200 && text.length <= 450

test('a position has 200 to 450 characters and a summary 300 to 600', () => {
  expect(ALL_TEXTS.filter((written) => !hasItsLength(written))).toEqual([])
})

test('lengths hold at the ends too: every card, shortest and longest nickname, topic and question', () => {
  const ends = [
    { nickname: '달이', topicCode: 'CRUSH', questionText: '그가 저를 볼까요?' },
    { nickname: '반짝이는너구리달빛별빛', topicCode: 'PARTING', questionText: `${'가나 '.repeat(60)}일까요?` },
  ]
  const written = CARDS.flatMap((card) =>
    (['upright', 'reversed'] as const).flatMap((orientation) =>
      ['F', 'T', 'FT'].flatMap((readerType) =>
        ends.flatMap((end) => {
          const cards = POSITIONS.map((position) => ({ position, cardId: card.id, orientation }))
          const request = { ...REQUEST, ...end, readerType, cards, sessionId: `${card.key}${orientation}` }
          return TEXTS.map((section) => ({ section, text: textOf(section, request) }))
        }),
      ),
    ),
  )
  expect(written.filter((text) => !hasItsLength(text))).toEqual([])
})

test('no sentence is over 90 characters, all end politely in one speech level', () => {
  const sentences = [...new Set(ALL_TEXTS.flatMap(({ text }) => sentencesOf(text)))]
  expect(sentences.filter((sentence) => sentence.length > 90)).toEqual([])
  expect(sentences.filter((sentence) => !/([요죠][.?!]|알맞게\.)$/.test(sentence))).toEqual([])
})

test('no doubled spaces or sentences, no unresolved particles or placeholders', () => {
  for (const { text } of ALL_TEXTS) {
    expect(text).not.toMatch(/\s{2}|[{}]|[가-힣]\([가-힣]+\)|undefined|\/|^\s|\s$/)
    expect(text).not.toMatch(/님(가|는|를|와|라고|로)(?![가-힣])/)
    const sentences = sentencesOf(text)
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('particles after names, numbers and places follow how they are read', () => {
  const all = ALL_TEXTS.map(({ text }) => text).join('\n')
  expect(all).not.toMatch(/(현재|과거|미래)(을|은|이|과)(?= )/)
  expect(all).not.toMatch(/(완드|컵|소드|펜타클) (2|4|5|9)(이|은|을|과|이에요)(?=[ .,])/)
  expect(all).not.toMatch(/(완드|컵|소드|펜타클) (3|6|7|8|10)(가|는|를|와|예요)(?=[ .,])/)
  expect(all).toMatch(/(컵|완드) 2가/)
  expect(all).toMatch(/(완드|컵|펜타클) 10[은이을]/)
})

test('every text names the visitor and the topic', () => {
  for (const { request, texts } of READINGS)
    for (const { text } of texts) {
      expect(text).toContain(`${request.nickname}님`)
      expect(text).toContain(topicByCode(request.categoryCode, request.topicCode)?.name)
    }
})

test('a position reads its own card as it lies, and the summary names all three', () => {
  for (const { request, texts } of READINGS)
    for (const [index, { position, cardId, orientation }] of request.cards.entries()) {
      const card = cardById(cardId)
      expect(texts[index]?.text).toContain(card?.nameKo)
      expect(texts[index]?.text).toContain(card?.meaning[position][orientation])
      expect(texts.at(-1)?.text).toContain(card?.nameKo)
    }
})

test('the past takes up the question', () => {
  for (const { request, texts } of READINGS) expect(texts[0]?.text).toContain(`“${request.questionText.slice(0, 5)}`)
})

test('the whole of a long question is never quoted', () => {
  const questionText = '오래 다닌 회사를 그만두고 고향으로 돌아가서 작은 찻집을 열어 보고 싶은데 괜찮을까요?'
  for (const section of TEXTS)
    expect(textOf(section, { ...REQUEST, questionText })).not.toContain(questionText.slice(0, 24))
})

test('the three readers open, name the card and close in words of their own', () => {
  for (const request of VISITS.slice(0, 200))
    for (const section of TEXTS) {
      const voices = ['F', 'T', 'FT'].map((readerType) => sentencesOf(textOf(section, { ...request, readerType })))
      expect(new Set(voices.map((sentences) => sentences[0])).size).toBe(3)
      expect(new Set(voices.map((sentences) => sentences.at(-1))).size).toBe(3)
    }
})

test.each([
  ['f', 'F'],
  ['t', 'T'],
  ['tf', 'FT'],
  ['TF', 'FT'],
  ['ft', 'FT'],
  ['ZZ', 'FT'],
])('reader type %s speaks as %s', (written, meant) => {
  for (const section of TEXTS)
    expect(textOf(section, { ...REQUEST, readerType: written })).toBe(
      textOf(section, { ...REQUEST, readerType: meant }),
    )
})

test('scores lie within 0 to 100, use all five bands and gather in the middle', () => {
  const scores = VISITS.map(scoreOf)
  for (const score of scores) {
    expect(Number.isInteger(score)).toBe(true)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
  }
  const share = (band: string) => scores.filter((score) => fortuneBand(score) === band).length / scores.length
  for (const band of ['veryGood', 'good', 'calm', 'careful', 'hard']) {
    expect(share(band)).toBeGreaterThan(0.04)
    expect(share(band)).toBeLessThan(0.4)
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  expect(mean).toBeGreaterThan(45)
  expect(mean).toBeLessThan(60)
})

test('bright cards score high and heavy ones low, and the summary says the same', () => {
  const bright = { ...REQUEST, cards: spread([20, 'upright'], [22, 'upright'], [45, 'upright']) }
  const heavy = { ...REQUEST, cards: spread([16, 'upright'], [17, 'upright'], [54, 'reversed']) }
  const worst = { ...REQUEST, cards: spread([53, 'upright'], [16, 'upright'], [17, 'upright']) }
  expect(scoreOf(bright)).toBeGreaterThanOrEqual(80)
  expect(scoreOf(heavy)).toBeLessThan(40)
  expect(scoreOf(worst)).toBeLessThan(20)
  expect(textOf('summary', bright)).toMatch(/활짝 열려|아주 환해서|등 뒤에서/)
  expect(textOf('summary', worst)).toMatch(/쉽지 않은 때|공기가 무겁|바람이 거세/)
})

test('the words of the summary fit its score over all visits', () => {
  const scoresOfSummaries = (saying: RegExp) =>
    READINGS.filter(({ texts }) => saying.test(texts.at(-1)?.text ?? '')).map(({ request }) => scoreOf(request))
  const glad = scoresOfSummaries(/활짝 열려|아주 환해서|등 뒤에서|고르게 밝아서|모두 힘을 보태/)
  const grave = scoresOfSummaries(/쉽지 않은 때|공기가 무겁|바람이 거세/)
  expect(Math.min(...glad)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...grave)).toBeLessThan(20)
})

test('the summary ties the cards together by suit, by majors and by reversals', () => {
  const summaryOf = (...cards: Parameters<typeof spread>) => textOf('summary', { ...REQUEST, cards: spread(...cards) })
  expect(summaryOf([38, 'upright'], [39, 'upright'], [70, 'upright'])).toMatch(/컵이 (겹쳐|거듭)/)
  expect(summaryOf([1, 'upright'], [2, 'upright'], [70, 'upright'])).toContain('메이저 카드가')
  expect(summaryOf([1, 'reversed'], [38, 'reversed'], [70, 'reversed'])).toMatch(/모두 (역방향|뒤집혀)/)
  expect(summaryOf([1, 'upright'], [38, 'reversed'], [70, 'upright'])).toMatch(/두 장의 정방향 사이|가운데 한 장만/)
  expect(summaryOf([24, 'upright'], [38, 'upright'], [61, 'upright'])).toContain('숫자 2')
})

test('an area of life makes its own cards louder', () => {
  const cards = spread([40, 'upright'], [38, 'upright'], [37, 'upright'])
  const plain = { ...REQUEST, cards: spread([40, 'upright'], [38, 'upright'], [4, 'reversed']) }
  expect(scoreOf({ ...REQUEST, cards, categoryCode: 'LOVE' })).toBeGreaterThan(
    scoreOf({ ...plain, categoryCode: 'LOVE' }),
  )
  expect(scoreOf({ ...plain, categoryCode: 'LOVE' })).toBeGreaterThan(scoreOf({ ...plain, categoryCode: 'MONEY' }))
})

test('lucky cards are spread over all thirty', () => {
  const ids = VISITS.map((request) => writeSection('lucky', request))
  expect(new Set(ids.map((content) => JSON.stringify(content))).size).toBe(30)
  for (const content of ids)
    expect('luckyCardId' in content && content.luckyCardId >= 1 && content.luckyCardId <= 30).toBe(true)
})

test.each([
  ['NOPE', 'NOPE', '지금의 고민'],
  ['constructor', '__proto__', '지금의 고민'],
  ['LOVE', 'NOPE', '사랑과 연애'],
  ['love', 'reunion', '재회'],
])('category %s with topic %s is spoken of as %s', (categoryCode, topicCode, subject) => {
  for (const section of TEXTS) expect(textOf(section, { ...REQUEST, categoryCode, topicCode })).toContain(subject)
  expect(scoreOf({ ...REQUEST, categoryCode, topicCode })).toBeGreaterThanOrEqual(0)
})

test('a card that the deck does not hold is refused', () => {
  const cards = spread([78, 'upright'], [1, 'upright'], [2, 'upright'])
  expect(() => writeSection('past', { ...REQUEST, cards })).toThrow(RangeError)
})

test('no promise and no fear: nothing is certain, deadly, or a matter of a doctor or a judge', () => {
  for (const { text } of ALL_TEXTS)
    expect(text).not.toMatch(/반드시|틀림없이|무조건|불행|저주|재앙|완치|진단|소송|승소|합격해요|당첨/)
})
