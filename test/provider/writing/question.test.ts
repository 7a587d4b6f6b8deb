import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../src/deck/topics.ts'
import { understand } from '../../../src/provider/writing/question.ts'

const FILES = import.meta.glob<string>('./questions.txt', { query: '?raw', import: 'default', eager: true })

const categoryOf = (topic: string): string =>
  CATEGORIES.find(({ topics }) => topics.some(({ code }) => code === topic))?.code ?? ''

describe('questions that somebody else wrote', () => {
  // Never learned from; where two frames would do, both are named.
  const CASES = (Object.values(FILES)[0] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [topicCode = '', frames = '', sense = '', facet = '', questionText = ''] = line.split(' | ')
      const asked = understand({ questionText, topicCode, categoryCode: categoryOf(topicCode) })
      return { asked, frames: frames.split('/'), sense, facet: facet === '-' ? null : facet }
    })
  const share = (holds: (one: (typeof CASES)[number]) => boolean): number => CASES.filter(holds).length / CASES.length

  test('most are understood: what they ask, and what kind of question it is', () => {
    expect(share(({ asked, frames }) => frames.includes(asked.frame))).toBeGreaterThanOrEqual(0.65)
    // Where it is not plain what a question is about, nothing is presumed.
    const mistaken = ({ asked, frames }: (typeof CASES)[number]): boolean =>
      !frames.includes(asked.frame) && !asked.frame.startsWith('any-')
    expect(share(mistaken)).toBeLessThanOrEqual(0.07)
    expect(share(({ asked, sense }) => asked.sense === sense)).toBeGreaterThanOrEqual(0.86)
  })

  test('a case that nobody told of is hardly ever presumed', () => {
    const presumed = ({ asked, frames, facet }: (typeof CASES)[number]): boolean =>
      frames.includes(asked.frame) && asked.facet !== null && asked.facet !== facet
    expect(share(presumed)).toBeLessThanOrEqual(0.12)
  })
})

test('both halves of a double question are heard', () => {
  const ask = (questionText: string) => understand({ questionText, topicCode: 'JOB_SEARCH', categoryCode: 'WORK' })
  const both = ask('이번 면접 붙을까요? 결과는 언제쯤 나올까요?')
  expect(new Set([both.sense, both.also])).toEqual(new Set(['될까', '언제']))
  expect(ask('이번 면접 붙을까요?').also).toBeNull()
})

test.each([
  ['헤어진 지 석 달인데 아직 사진을 보는 내가 이상한 거야?', '겁', '이상한가'],
  ['서른둘에 유학 가는 거 너무 늦은 걸까요', '겁', '늦었나'],
  ['그 사람 요즘 좀 이상한 것 같지 않아요?', expect.any(String), null],
  ['서류는 붙는데 면접에서 떨어집니다. 무엇을 바꿔야 할까요?', '어떻게', null],
  ['왜 저는 늘 두 번째 만남에서 끝날까요?', '왜', null],
  ['제가 먼저 꺼내도 될까요, 아니면 기다리는 게 나을까요?', '둘', null],
])('the form of a question is heard: %s', (questionText, sense, doubt) => {
  expect(understand({ questionText, topicCode: 'COUPLE', categoryCode: 'LOVE' })).toMatchObject({ sense, doubt })
})

test('what has no letter in it is taken as what its topic is about, or as anything of its category', () => {
  for (const questionText of ['ㅠㅠㅠㅠ', '...', '?!?!'])
    expect(understand({ questionText, topicCode: 'SAVING', categoryCode: 'MONEY' }).frame).toMatch(
      /spending|money-flow|income|any-money/,
    )
})
