import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ReadingRequest } from '../../../../src/provider/section.ts'
import { namedConcern, promptFor, PROSE, type ProseSection } from '../../../../src/provider/writing/llm/prompt.ts'
import { laidAt, planOf } from '../../../../src/provider/writing/plan.ts'
import { EXAMPLES, frameBy } from '../../../../src/provider/writing/texts.ts'
import { REQUEST } from './fakeEndpoint.ts'

const prompt = (section: ProseSection, changed: Partial<ReadingRequest> = {}) => {
  const request = { ...REQUEST, ...changed }
  return promptFor(section, request, planOf(request), '초안의 글이에요.', null)
}

test('a section is told of its own card, its draft, and what was decided', () => {
  const { stance, frame } = planOf(REQUEST)
  for (const section of PROSE) {
    const { user } = prompt(section)
    expect(user).toContain('초안의 글이에요.')
    expect(user).toContain(`정해진 자세: ${stance}`)
    expect(user).toContain(frameBy(frame)?.meanings[stance])
  }
  expect(prompt('past').user).toContain(laidAt(REQUEST, 'past').passage.text)
  expect(prompt('past').user).not.toContain('수레바퀴')
  for (const position of ['past', 'present', 'future'] as const)
    expect(prompt('summary').user).toContain(laidAt(REQUEST, position).passage.gist)
})

test('each reader has a manner and two whole readings to take it from; a stranger has the balanced one', () => {
  const systems = ['F', 'T', 'FT'].map((readerType) => prompt('past', { readerType }).system)
  expect(new Set(systems).size).toBe(3)
  for (const [at, voice] of (['F', 'T', 'FT'] as const).entries()) {
    expect(systems[at]).toContain(EXAMPLES[voice])
    expect(EXAMPLES[voice].match(/^물음:/gm)).toHaveLength(2)
  }
  expect(prompt('past', { readerType: 'Z' }).system).toBe(systems[2])
})

test('a topic that nobody knows is left open', () => {
  const { user } = prompt('past', { categoryCode: 'GARDEN', topicCode: 'ROSES' })
  expect(user).toContain('주제: 지금의 고민')
  expect(user).not.toMatch(/undefined|null/)
})

test('a card that is not in the deck is refused', () => {
  const [past, present] = REQUEST.cards
  const future = { position: 'future', cardId: 78, orientation: 'upright' } as const
  expect(() => prompt('summary', { cards: past && present ? [past, present, future] : [] })).toThrow(RangeError)
})

test.each([
  ['none', 'none'],
  ['답: selfHarm', 'selfHarm'],
  ['<think>selfHarm?</think> LOSS.', 'loss'],
  ['pet-loss', 'pet-loss'],
  ['모르겠어요', null],
  ['', null],
])('the answer about danger %j is read as %s', (answer, concern) => {
  expect(namedConcern(answer)).toBe(concern)
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
