import { expect, test } from 'vitest'
import { CARDS } from '../../src/deck/cards.ts'
import { CATEGORIES } from '../../src/deck/topics.ts'
import { SENSES, STANCES } from '../../src/provider/writing/bank.ts'
import { GENTLE } from '../../src/provider/writing/concern.ts'
import { understand } from '../../src/provider/writing/question.ts'
import { CARD_WORDS, frameBy, FRAMES, GENTLE_WORDS } from '../../src/provider/writing/texts.ts'
import { faultsOfTexts } from './texts.ts'

test('an editor would mark nothing in any text file', () => {
  expect(faultsOfTexts()).toEqual([])
})

test('every card of the deck has its words, under its own name', () => {
  expect([...CARD_WORDS.keys()].toSorted()).toEqual(CARDS.map(({ key }) => key).toSorted())
  for (const { key, nameKo } of CARDS) expect(CARD_WORDS.get(key)?.name).toBe(nameKo)
})

test('every concern that is met gently has its sections', () => {
  expect([...GENTLE_WORDS.keys()].toSorted()).toEqual([...GENTLE].toSorted())
})

test('every topic leads to a frame, also when the question tells nothing', () => {
  for (const { code, topics } of CATEGORIES)
    for (const topic of topics) {
      const { frame, sense } = understand({
        categoryCode: code,
        topicCode: topic.code,
        questionText: '음 그러니까 그게요',
      })
      expect([topic.code, frameBy(frame) !== undefined, SENSES.includes(sense)]).toEqual([topic.code, true, true])
    }
})

test('nothing is said in two frames or by two cards', () => {
  const said = new Map<string, string>()
  const doubled: string[] = []
  const see = (where: string, text: string): void => {
    const before = said.get(text)
    if (before !== undefined && before !== where) doubled.push(`${before}, ${where}: ${text}`)
    said.set(text, where)
  }
  for (const slug of FRAMES)
    for (const { section, text } of frameBy(slug)!.cells) if (section !== '첫말') see(slug, text)
  for (const [key, { passages }] of CARD_WORDS)
    for (const places of Object.values(passages)) for (const { text } of Object.values(places)) see(key, text)
  expect(doubled).toEqual([])
})

test('every frame answers its four stances in words of their own', () => {
  for (const slug of FRAMES)
    for (const section of ['첫말', '미래']) {
      const said = STANCES.map((stance) =>
        frameBy(slug)!.cells.filter((cell) => cell.section === section && cell.key === stance),
      )
      const texts = said.flatMap((of) => of.map(({ text, tags }) => `${tags.join(' ')} ${text}`))
      expect([slug, new Set(texts).size]).toEqual([slug, texts.length])
    }
})
