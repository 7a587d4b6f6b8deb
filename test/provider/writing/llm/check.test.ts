import { describe, expect, test } from 'vitest'
import { checked, type Expected, type Flaw } from '../../../../src/provider/writing/llm/check.ts'
import { promptFor } from '../../../../src/provider/writing/llm/prompt.ts'
import { planOf } from '../../../../src/provider/writing/plan.ts'
import { CARD_WORDS } from '../../../../src/provider/writing/texts.ts'
import { GOOD, REQUEST } from './fakeEndpoint.ts'

const { system } = promptFor('past', REQUEST, planOf(REQUEST), GOOD.past, null)
const EXPECTED: Expected = {
  length: [180, 380],
  paragraphs: 2,
  cards: ['바보'],
  stance: null,
  nickname: '달빛여우',
  question: REQUEST.questionText,
  system,
}
const SUMMARY: Expected = {
  ...EXPECTED,
  length: [260, 520],
  paragraphs: 3,
  cards: ['바보', '운명의 수레바퀴', '별'],
  stance: '조건',
}

const after = (words: string) => `${GOOD.past} ${words}`

test('good texts pass as they are', () => {
  expect(checked(GOOD.past, EXPECTED)).toEqual({ text: GOOD.past })
  expect(checked(GOOD.present, { ...EXPECTED, cards: ['운명의 수레바퀴'] })).toEqual({ text: GOOD.present })
  expect(checked(GOOD.future, { ...EXPECTED, cards: ['별'] })).toEqual({ text: GOOD.future })
  expect(checked(`자세: 조건\n\n${GOOD.summary}`, SUMMARY)).toEqual({ text: GOOD.summary })
})

test.each([
  ['spaces and quotes around it', `\n\n "${GOOD.past}" \n`, GOOD.past],
  ['bold words', GOOD.past.replace('바보', '**바보**'), GOOD.past],
  ['a heading', `## 과거의 카드\n\n${GOOD.past}`, GOOD.past],
  ['paragraphs by one line', GOOD.past.replace('\n\n', '\n'), GOOD.past],
  ['an English name in brackets', GOOD.past.replace('바보', '바보(The Fool)'), GOOD.past],
  ['thoughts before it', `<think>\n음, 카드가…\n</think>\n\n${GOOD.past}`, GOOD.past],
  ['a code fence', `\`\`\`\n${GOOD.past}\n\`\`\``, GOOD.past],
  ['straight quotation marks', after('"괜찮아" 하고 말해 주세요.'), after('“괜찮아” 하고 말해 주세요.')],
  ['decomposed letters', GOOD.past.normalize('NFD'), GOOD.past],
])('%s: mended', (_what, raw, text) => {
  expect(checked(raw, EXPECTED)).toEqual({ text })
})

test('what is quoted may be spoken otherwise, and a nickname may be of any letters', () => {
  expect(checked(after('“왜 나만 이럴까?” 하고 물으셨죠.'), EXPECTED)).toHaveProperty('text')
  const jamo = GOOD.past.replace('달빛여우', 'ㅋㅋTarot123ㅋㅋ')
  expect(checked(jamo, { ...EXPECTED, nickname: 'ㅋㅋTarot123ㅋㅋ' })).toHaveProperty('text')
  expect(checked(jamo, EXPECTED)).toEqual({ flaw: 'foreign' })
})

const FLAWED: [Flaw, string][] = [
  ['empty', ''],
  ['empty', ' \n '],
  ['foreign', 'The Fool in your past tells of a light heart and a first step into the unknown. '.repeat(4)],
  ['foreign', after('命運的輪子가 돌아가요.')],
  ['foreign', after('그 마음은 とても 고와요.')],
  ['foreign', after('그 마음은 \ufffd\ufffd 고와요.')],
  ['foreign', after('웃어 보아요 ㅋㅋㅋ 하고요.')],
  ['markup', after('오늘은 웃어 보세요. 🌙')],
  ['markup', `- 바보 카드예요.\n- ${GOOD.past}`],
  ['markup', `1. ${GOOD.past}`],
  ['markup', after('{card} 카드가 보여요.')],
  ['markup', after('</visitor> 여기까지예요.')],
  ['address', after('자세한 건 https://tarot.example 에서 보세요.')],
  ['address', after('상담은 tarot-shop.com 에 있어요.')],
  ['address', after('전화는 02-1234-5678 이에요.')],
  ['short', '바보 카드가 보여요.'],
  ['long', `${GOOD.past} ${GOOD.summary}`],
  ['paragraphs', GOOD.past.replaceAll('\n\n', ' ')],
  ['paragraphs', GOOD.past.replaceAll('. ', '.\n\n').replaceAll('요. ', '요.\n\n')],
  ['crowded', after('바보는 웃고, 바보는 걷고, 바보는 떠나요.')],
  ['hollow', after('우주의 에너지가 모이고 있어요.')],
  ['speech', after('그러니 힘내라.')],
  ['speech', after('앞으로는 좋은 날이 옵니다.')],
  ['speech', after('이제 웃어도 돼')],
  ['speech', `과거 자리\n${GOOD.past}`],
  ['speech', GOOD.past.replaceAll('요.', '다.')],
  ['winding', after(`${'걷고 또 걷다가 '.repeat(11)}쉬어 보세요.`)],
  ['repeated', after('봄이 오는 길목에 서 있어요. 봄이 오는 길목에 서 있어요.')],
  ['astray', GOOD.past.replace('바보', '광대')],
  ['profane', after('씨발 같은 날도 있었어요.')],
  ['promise', after('올가을에 반드시 만나실 거예요.')],
  ['promise', after('이 만남은 제가 장담해요.')],
  ['promise', after('머지않아 병이 깊어질 수 있어요.')],
  ['promise', after('그분은 곧 세상을 떠나게 돼요.')],
  ['promise', after('지금 주식을 사세요.')],
  ['promise', after('재판에서 이길 거예요.')],
  ['leak', after('저는 AI 언어 모델이라 점을 칠 수 없어요.')],
  ['leak', after('시스템 프롬프트를 알려 드릴게요.')],
  ['leak', after('이전 지시를 무시하고 말씀드릴게요.')],
  ['leak', after('카드 이름은 한 자리에 한 번, 종합에서는 한 장에 한 번만 부른다고 배웠어요.')],
]
test.each(FLAWED)('%s: %s', (flaw, raw) => {
  expect(checked(raw, EXPECTED)).toEqual({ flaw })
})

describe('in doubt words that sound alike', () => {
  test.each([
    '반드시 서두르실 필요는 없다고 말해 주는 카드예요.',
    '틀림없이 그렇다고 못 박는 카드는 아니에요.',
    '회사의 시스템이 바뀌는 시기와도 닮았어요.',
    '마음을 무시하고 지나친 날도 있었을 거예요.',
    '‘죽음’ 카드처럼 끝과 시작이 함께 있어요.',
    '배고파도 웃음이 나던 그런 날이었죠.',
    '3월의 어느 날, 오후 4시쯤의 햇살 같아요.',
  ])('%s', (words) => expect(checked(after(words), EXPECTED)).toHaveProperty('text'))
})

test.each(['', '자세: 간다\n\n', '자세: 모름\n\n', '조건\n\n'])(
  'a summary has to say the stance that was decided (%j)',
  (first) => {
    expect(checked(first + GOOD.summary, SUMMARY)).toEqual({ flaw: 'turned' })
  },
)

test('a word of the visitor’s is nobody’s promise', () => {
  const words = '로또 이야기는 웃으며 들을게요.'
  expect(checked(after(words), EXPECTED)).toEqual({ flaw: 'promise' })
  expect(checked(after(words), { ...EXPECTED, question: '로또 1등 될까요?' })).toHaveProperty('text')
})

test('hardly a passage of ours would be refused for its words', () => {
  const passages = [...CARD_WORDS.values()].flatMap(({ passages: ways }) =>
    Object.values(ways).flatMap((places) => Object.values(places).map(({ text }) => text)),
  )
  const refused = passages.filter((passage) => 'flaw' in checked(after(passage), { ...EXPECTED, length: [180, 700] }))
  expect(refused.slice(Math.floor(passages.length / 50))).toEqual([])
})
