import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../src/deck/topics.ts'
import type { Stance } from '../../../src/provider/writing/bank.ts'
import { understand } from '../../../src/provider/writing/question.ts'
import { SAMPLE_QUESTIONS } from '../../../src/provider/writing/samples.ts'
import { frameBy } from '../../../src/provider/writing/texts.ts'

const PROPOSED = CATEGORIES.flatMap(({ code: categoryCode, topics }) =>
  topics.flatMap(({ code: topicCode, sampleQuestions }) =>
    sampleQuestions.map((questionText) => ({ categoryCode, topicCode, questionText })),
  ),
)
const STANCES: readonly Stance[] = ['간다', '조건', '기다림', '아니다']

test('what a tap asks is known: every question that a topic proposes, and no other', () => {
  expect(PROPOSED.map(({ questionText }) => questionText).toSorted()).toEqual([...SAMPLE_QUESTIONS.keys()].toSorted())
})

test.each(PROPOSED)('$questionText is answered by texts of its own in every section', (asked) => {
  const { frame, facet, matter, sense } = understand(asked)
  const texts = frameBy(frame)?.cells.filter(({ tags }) => tags.some((tag) => tag === (matter ?? facet))) ?? []
  const sectionsFor = (key: string): string[] =>
    texts
      .filter((text) => text.key === key)
      .map(({ section, tags }) => (tags.includes(sense) ? `${section} ${sense}` : section))
  const lacking = STANCES.flatMap((stance) => {
    const answered = ['F', 'T', 'FT'].filter((voice) => sectionsFor(`${stance} ${voice}`).join().includes('대답'))
    const needed = [`첫말 ${sense}`, '미래', '세장', '걱정'].filter((section) => !sectionsFor(stance).includes(section))
    return [...needed, ...(answered.length < 3 ? ['대답'] : [])].map((section) => `${stance}: ${section}`)
  })
  expect(lacking).toEqual([])
})
