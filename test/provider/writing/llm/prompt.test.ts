import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ReadingRequest } from '../../../../src/provider/section.ts'
import * as care from '../../../../src/provider/writing/care.ts'
import { careOf, cardsOf, promptFor } from '../../../../src/provider/writing/llm/prompt.ts'
import { REQUEST } from './fakeEndpoint.ts'

const SECTIONS = ['past', 'present', 'future', 'summary'] as const
const prompt = (section: (typeof SECTIONS)[number], request: Partial<ReadingRequest> = {}, score = 61) =>
  promptFor(section, { ...REQUEST, ...request }, { earlier: [], score, flaw: null })

test('a section is told of its own card, and never of one that still lies face down', () => {
  expect(SECTIONS.map((section) => cardsOf(section, REQUEST).map(({ card }) => card.nameKo))).toEqual([
    ['바보'],
    ['바보', '운명의 수레바퀴'],
    ['바보', '운명의 수레바퀴', '별'],
    ['바보', '운명의 수레바퀴', '별'],
  ])
  expect(prompt('past').user).toContain('과거: 바보, 정방향, 새로운 시작, 자유, 순수한 믿음')
  expect(prompt('past').user).not.toContain('수레바퀴')
  expect(prompt('present').user).toContain('현재: 운명의 수레바퀴, 역방향')
})

test('the meanings come from the deck, for the orientation and the place', () => {
  const [, wheel, star] = cardsOf('summary', REQUEST)
  expect(prompt('present').user).toContain(wheel?.card.meaning.present.reversed)
  expect(prompt('present').user).not.toContain(wheel?.card.meaning.present.upright)
  expect(prompt('future').user).toContain(star?.card.areas.LOVE.upright[1])
  expect(prompt('future').user).not.toContain(wheel?.card.meaning.present.reversed)
  for (const laid of cardsOf('summary', REQUEST))
    expect(prompt('summary').user).toContain(laid.card.meaning[laid.position][laid.orientation])
})

test('a card that weighs neither way is told in the tone that the composer gives it', () => {
  const cards = REQUEST.cards.map((drawn) => ({ ...drawn, cardId: drawn.cardId === 1 ? 13 : drawn.cardId }))
  const [undecided] = cardsOf('past', { ...REQUEST, cards })
  expect(undecided).toMatchObject({ card: { weight: { upright: 0 } }, orientation: 'upright', tone: 'bright' })
  expect(prompt('past', { cards }).user).toContain('밝게 말할 자리')
})

test('each reader has a voice, and a stranger the balanced one', () => {
  const voices = ['F', 'T', 'FT'].map((readerType) => prompt('past', { readerType }).system)
  expect(new Set(voices).size).toBe(3)
  expect(prompt('past', { readerType: 'tf' }).system).toBe(voices[2])
  expect(prompt('past', { readerType: 'Z' }).system).toBe(voices[2])
  expect(prompt('past', { readerType: 'f' }).user).toContain('라테 하늬')
})

test('the words are to keep to the score without naming it', () => {
  const bands = [5, 25, 45, 65, 85].map((score) => prompt('summary', {}, score).system)
  expect(new Set(bands).size).toBe(5)
  expect(prompt('summary', {}, 65).system).toBe(prompt('summary', {}, 79).system)
})

test('a summary takes care of what cards cannot answer', () => {
  const concernOf = vi.spyOn(care, 'concernOf')
  const tasks = (['health', 'law', 'money'] as const).map((concern) => {
    concernOf.mockReturnValue(concern)
    expect(careOf('past', REQUEST)).toBeNull()
    expect(prompt('past').system).not.toContain(careOf('summary', REQUEST)?.task)
    expect(prompt('summary').system).toContain(careOf('summary', REQUEST)?.task)
    return careOf('summary', REQUEST)?.task
  })
  expect(new Set(tasks).size).toBe(3)
  concernOf.mockReturnValue(null)
  expect(careOf('summary', REQUEST)).toBeNull()
})

test('an area and a topic that nobody knows are left open', () => {
  const { user } = prompt('past', { categoryCode: 'GARDEN', topicCode: 'ROSES' })
  expect(user).toContain('분야: 고민\n주제: 지금의 고민')
  expect(user).not.toMatch(/undefined|null|\n\n/)
})

test('a card that is not in the deck is refused', () => {
  const [past, present] = REQUEST.cards
  const future = { position: 'future', cardId: 78, orientation: 'upright' } as const
  expect(() => prompt('summary', { cards: past && present ? [past, present, future] : [] })).toThrow(RangeError)
})

test('the packages of the endpoint are loaded in one place only, and there on demand', () => {
  const root = path.resolve('src')
  const loading = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(path.join(root, name), 'utf8').matchAll(/.*'(?:ai|@ai-sdk\/[^']*)'/g)].map(([line]) => [
        name,
        line.trim(),
      ]),
    )
  const file = path.join('provider', 'writing', 'llm', 'endpoint.ts')
  expect(loading).toEqual([
    [file, "import('ai'"],
    [file, "import('@ai-sdk/openai-compatible'"],
  ])
})
