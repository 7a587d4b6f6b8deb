import { expect, test } from 'vitest'
import { POSITIONS } from '../../../machines/rules/domain.ts'
import { fortuneBand, type FortuneBand } from '../../../machines/rules/score.ts'
import { CARDS, cardById } from '../../../src/deck/cards.ts'
import { topicByCode } from '../../../src/deck/topics.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { writeSection } from '../../../src/provider/writing/composer.ts'
import { areaOf, cardAt } from '../../../src/provider/writing/fortune.ts'
import { sentencesOf } from '../../../src/provider/writing/prose.ts'
import { understand } from '../../../src/provider/writing/question.ts'
import { voiceOf, type Voice } from '../../../src/provider/writing/voices/voice.ts'
import { visitOf } from '../../words/visits.ts'
import { scoreOf, spread, TEXTS, textOf } from './sections.ts'

const REQUEST: ReadingRequest = {
  sessionId: 'b1946ac92492d2347c6235b4',
  nickname: '별이',
  readerType: 'F',
  categoryCode: 'LOVE',
  topicCode: 'REUNION',
  questionText: '헤어진 그 사람과 다시 만날 수 있을까요?',
  cards: spread([18, 'upright'], [38, 'reversed'], [70, 'upright']),
}

const VISITS = Array.from({ length: 1200 }, (_, seed) => visitOf(seed))
const READINGS = VISITS.map((request) => ({
  request,
  texts: TEXTS.map((section) => ({ section, text: textOf(section, request) })),
}))
const ALL_TEXTS = READINGS.flatMap(({ texts }) => texts)

const hasItsLength = ({ section, text }: { section: string; text: string }): boolean =>
  section === 'summary' ? text.length >= 350 && text.length <= 600 : text.length >= 250 && text.length <= 450

/** Whether a text holds a line of a bank, whatever the line was filled with. */
function holds(text: string, bank: readonly string[]): boolean {
  return bank.some((line) => {
    const parts = line.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(parts.join('[^.?!]*')).test(text)
  })
}

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

test('a position has 250 to 450 characters and a summary 350 to 600', () => {
  expect(ALL_TEXTS.filter((written) => !hasItsLength(written))).toEqual([])
})

test('lengths hold at the ends too: every card, shortest and longest nickname, topic and question', () => {
  const ends = [
    { nickname: '달이', topicCode: 'CRUSH', questionText: '그가 저를 볼까요?' },
    { nickname: '반짝이는너구리달빛별빛', topicCode: 'PARTING', questionText: `${'가나 '.repeat(60)}일까요?` },
  ]
  const written = CARDS.flatMap((card, index) =>
    (['upright', 'reversed'] as const).flatMap((orientation) =>
      ends.flatMap((end) => {
        const cards = POSITIONS.map((position) => ({ position, cardId: card.id, orientation }))
        const readerType = ['F', 'T', 'FT'][index % 3] ?? 'F'
        const request = { ...REQUEST, ...end, readerType, cards, sessionId: `${card.key}${orientation}` }
        return TEXTS.map((section) => ({ section, text: textOf(section, request) }))
      }),
    ),
  )
  expect(written.filter((text) => !hasItsLength(text))).toEqual([])
})

test('no sentence is over 90 characters, all end politely in one speech level', () => {
  const sentences = [...new Set(ALL_TEXTS.flatMap(({ text }) => sentencesOf(text)))]
  expect(sentences.filter((sentence) => sentence.length > 90)).toEqual([])
  expect(sentences.filter((sentence) => !/[요죠][.?!]$/.test(sentence))).toEqual([])
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

test('every text calls the visitor once or twice, a reading six times at most', () => {
  for (const { request, texts } of READINGS) {
    const calls = texts.map(({ text }) => text.split(`${request.nickname}님`).length - 1)
    expect(Math.min(...calls)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...calls)).toBeLessThanOrEqual(2)
    expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(6)
  }
})

test('a nickname that is polite already is not made twice as polite', () => {
  expect(textOf('past', { ...REQUEST, nickname: '햇님' })).toContain('햇님')
  expect(textOf('past', { ...REQUEST, nickname: '햇님' })).not.toContain('님님')
  expect(textOf('past', { ...REQUEST, nickname: ' ' })).toContain('손님')
})

test('a position reads its own card as it lies, and says of the area what the deck says of it', () => {
  for (const { request, texts } of READINGS) {
    const area = areaOf(request.categoryCode)
    const [past = '', present = '', future = '', summary = ''] = texts.map(({ text }) => text)
    for (const [index, { position, cardId, orientation }] of request.cards.entries()) {
      const card = cardById(cardId)
      expect(texts[index]?.text).toContain(card?.nameKo)
      expect(texts[index]?.text).toContain(card?.meaning[position][orientation])
    }
    const [, now, ahead] = POSITIONS.map((position) => cardAt(request, position))
    if (!area || !now || !ahead) throw new Error('a visit has an area and cards')
    expect(present).toContain(now.card.areas[area][now.orientation][0])
    expect(future).toContain(ahead.card.areas[area][ahead.orientation][1])
    const pictures = POSITIONS.map((position) => cardAt(request, position)).map(
      ({ card, orientation }) => card.essence[orientation],
    )
    expect(pictures.filter((picture) => `${past} ${summary}`.includes(picture)).length).toBeGreaterThanOrEqual(1)
  }
})

test('each card looks back at the one before it', () => {
  for (const { request, texts } of READINGS)
    for (const index of [1, 2]) {
      const before = cardById(request.cards[index - 1]?.cardId ?? 0)
      expect(texts[index]?.text).toContain(before?.nameKo)
    }
})

test('the past takes up the question in its own words, and the reading its subject', () => {
  for (const { request, texts } of READINGS) {
    const { subject, quote } = understand(request.questionText)
    expect(texts[0]?.text).toContain(`“${quote}`)
    const topic = topicByCode(request.categoryCode, request.topicCode)?.name ?? ''
    expect(texts.at(-1)?.text).toContain(subject ?? topic)
  }
})

test.each([
  [
    '그 사람과 다시 만날 수 있을까요?',
    /고개를|그렇다|저울|문은|문이|확답|물으신|신호등|되느냐|기다려 볼|정하기는|밀어붙|서두르지/,
  ],
  ['재회는 언제쯤 이루어질까요?', /때를 물으셨으니|달력|계절|날|시간/],
  ['저는 어떤 사람과 잘 어울릴까요?', /사람/],
  ['저는 왜 자꾸 이별을 겪을까요?', /까닭|왜|이유|갑자기 생긴/],
  ['그 사람과 가까워지려면 어떻게 해야 할까요?', /방법을|순서로|나면|가라 하고|두 걸음/],
  ['고백할까요, 아니면 기다릴까요?', /쪽/],
])('%s is answered in kind', (questionText, answer) => {
  for (const sessionId of ['a', 'b', 'c', 'd']) {
    const request = { ...REQUEST, questionText, sessionId }
    expect(`${textOf('present', request)} ${textOf('future', request)}`).toMatch(answer)
  }
})

test('the whole of a long question is never quoted', () => {
  const questionText = '오래 다닌 회사를 그만두고 고향으로 돌아가서 작은 찻집을 열어 보고 싶은데 괜찮을까요?'
  for (const section of TEXTS)
    expect(textOf(section, { ...REQUEST, questionText })).not.toContain(questionText.slice(0, 24))
})

test('the three readers open and close in words of their own', () => {
  for (const request of VISITS.slice(0, 60))
    for (const section of TEXTS) {
      const voices = ['F', 'T', 'FT'].map((readerType) => sentencesOf(textOf(section, { ...request, readerType })))
      expect(new Set(voices.map((sentences) => sentences[0])).size).toBe(3)
      expect(new Set(voices.map((sentences) => sentences.at(-1))).size).toBe(3)
    }
})

test('the clear reader always names something to do', () => {
  const { stepEndings } = voiceOf('T')
  for (const request of VISITS.slice(0, 60))
    for (const section of ['present', 'summary'] as const)
      expect(holds(textOf(section, { ...request, readerType: 'T' }), stepEndings)).toBe(true)
})

test.each([
  ['f', 'F'],
  ['t', 'T'],
  ['tf', 'FT'],
  ['TF', 'FT'],
  ['ft', 'FT'],
  ['ZZ', 'FT'],
  ['constructor', 'FT'],
])('reader type %s speaks as %s', (written, meant) => {
  for (const section of TEXTS)
    expect(textOf(section, { ...REQUEST, readerType: written })).toBe(
      textOf(section, { ...REQUEST, readerType: meant }),
    )
})

test('the summary says what the score says, and closes in its mood', () => {
  const moods: Record<FortuneBand, keyof Voice['summaryClosings']> = {
    veryGood: 'glad',
    good: 'glad',
    calm: 'even',
    careful: 'low',
    hard: 'low',
  }
  const bands = Object.keys(moods) as FortuneBand[]
  for (const { request, texts } of READINGS) {
    const voice = voiceOf(request.readerType)
    const summary = texts.at(-1)?.text ?? ''
    const band = fortuneBand(scoreOf(request))
    expect(bands.filter((other) => holds(summary, voice.verdicts[other]))).toEqual([band])
    const closing = sentencesOf(summary).at(-1) ?? ''
    expect(holds(closing, voice.summaryClosings[moods[band]])).toBe(true)
  }
})

test('a position closes in the tone of its card', () => {
  const closings = { past: 'pastClosings', present: 'presentClosings', future: 'futureClosings' } as const
  for (const { request, texts } of READINGS)
    for (const [index, position] of POSITIONS.entries()) {
      const { tone } = cardAt(request, position)
      const banks = voiceOf(request.readerType)[closings[position]]
      expect(holds(texts[index]?.text ?? '', banks[tone])).toBe(true)
      expect(holds(texts[index]?.text ?? '', banks[tone === 'bright' ? 'careful' : 'bright'])).toBe(false)
    }
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
  const request = { ...REQUEST, categoryCode, topicCode, questionText: '음... 잘 모르겠는데 ㅎㅎㅎㅎㅎ' }
  expect(textOf('summary', request)).toContain(subject)
  for (const section of TEXTS) expect(hasItsLength({ section, text: textOf(section, request) })).toBe(true)
  expect(scoreOf(request)).toBeGreaterThanOrEqual(0)
})

test('a card that the deck does not hold is refused', () => {
  const cards = spread([78, 'upright'], [1, 'upright'], [2, 'upright'])
  expect(() => writeSection('past', { ...REQUEST, cards })).toThrow(RangeError)
})

test('a question that tells of danger gets care and a score that judges nothing', () => {
  const request = { ...REQUEST, questionText: '요즘 너무 힘들어서 죽고 싶어요. 어떻게 해야 할까요?' }
  expect(textOf('summary', request)).toContain('109')
  expect(fortuneBand(scoreOf(request))).toBe('calm')
})

test('a question for a doctor is read, and sent to one', () => {
  const request = { ...REQUEST, questionText: '암 검사 결과가 걱정되는데 병원에 가 봐야 할까요?' }
  const plain = { ...REQUEST, questionText: '헤어진 사람이 걱정되는데 만나 봐야 할까요?' }
  expect(textOf('summary', request)).toMatch(/의사|병원|의료|진료/)
  expect(textOf('summary', plain)).not.toMatch(/의사|병원|의료|진료/)
})

test('no promise and no fear: nothing is certain, deadly, or a matter of a doctor or a judge', () => {
  for (const { text } of ALL_TEXTS)
    expect(text).not.toMatch(/반드시|틀림없이|무조건|불행|저주|재앙|완치|진단|소송|승소|합격해요|당첨/)
})
