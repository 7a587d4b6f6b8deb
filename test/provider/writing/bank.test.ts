import { expect, test } from 'vitest'
import { cardWordsOf, frameOf, gentleWordsOf, listsOf } from '../../../src/provider/writing/bank.ts'

const FILES = import.meta.glob<string>('../../../src/words/{cards/major-17,frames/friend,gentle/loss}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [card = '', frame = '', gentle = ''] = Object.values(FILES)

/** A text with its n-th line replaced. */
const withLine = (text: string, at: number, line: string): string =>
  text
    .split('\n')
    .with(at - 1, line)
    .join('\n')
const lineOf = (text: string, pattern: RegExp): number => text.split('\n').findIndex((line) => pattern.test(line)) + 1

test('what an editor writes wrongly is told with file and line', () => {
  const at = lineOf(card, /^## 정 현재/)
  expect(() => cardWordsOf('별.md', withLine(card, at, '## 정 현재 | 설렘 | 나아지고 있다'))).toThrow(
    `별.md:${at}: no such family`,
  )
  expect(() => cardWordsOf('별.md', withLine(card, at, '#### 정 현재'))).toThrow(`별.md:${at}: no such heading`)
  expect(() => cardWordsOf('별.md', withLine(card, at, '### 정'))).toThrow(`별.md:${at}: no such field`)
  const lead = lineOf(frame, /^## 첫말 @/)
  expect(() => frameOf('친구.md', withLine(frame, lead, '## 첫말 @모름'))).toThrow(`친구.md:${lead}: no such tag`)
  expect(() => frameOf('친구.md', withLine(frame, lead + 1, '갈까: 네.'))).toThrow(`친구.md:${lead + 1}: no such key`)
  expect(() => frameOf('친구.md', withLine(frame, lead, '## 처음말'))).toThrow(`친구.md:${lead}: no such section`)
  expect(() => frameOf('친구.md', withLine(frame, lead + 1, '네, 하세요.'))).toThrow(
    `친구.md:${lead + 1}: no “key: text”`,
  )
  expect(() => gentleWordsOf('사별.md', withLine(gentle, lineOf(gentle, /^## /), '## F 어제'))).toThrow(
    'no such section',
  )
  expect(() => listsOf('이음.md', '네.')).toThrow('이음.md:1')
})

test('what is missing is told with its name', () => {
  const heading = lineOf(card, /^## 정 과거/)
  const withoutText = card
    .split('\n')
    .toSpliced(heading, lineOf(card, /^## 정 현재/) - 1 - heading)
    .join('\n')
  expect(() => cardWordsOf('별.md', withoutText)).toThrow('별.md: the passage upright, past is not whole')
  expect(() => cardWordsOf('별.md', card.replace(/^고요: .*$/m, ''))).toThrow('name or quiet line')
  expect(() => frameOf('친구.md', frame.replaceAll(/^아니다: .*$/gm, ''))).toThrow(/친구\.md: .*아니다/)
  expect(() => gentleWordsOf('사별.md', gentle.split('## FT 종합')[0] ?? '')).toThrow('사별.md: FT 종합 is missing')
})

test('a text of a frame holds with its tags', () => {
  const { cells, facets, meanings } = frameOf('friend.md', frame)
  expect(facets.length).toBeGreaterThan(0)
  expect(meanings.간다).not.toBe('')
  expect(frameOf('friend.md', frame.replace(/^분야: .*$/m, '분야: 사람, 서운=나')).fieldOf.get('서운')).toBe('나')
  expect(() => frameOf('친구.md', frame.replace(/^분야: .*$/m, '분야: 사람, 서운=밥'))).toThrow('분야 is none of')
  expect(cells.find(({ section, tags }) => section === '첫말' && tags.includes('그만'))?.key).toBe('간다')
})

test('a card says in a situation what follows from its picture there', () => {
  const at = lineOf(card, /^이별: /)
  const { text, settings } = cardWordsOf('별.md', withLine(card, at, '이별: 그 말이 남았죠.')).passages.upright.past
  const [picture = ''] = settings.이별?.split(' 그 말이 남았죠.') ?? []
  expect(picture).toContain('별')
  expect(text.startsWith(`${picture} `)).toBe(true)
  expect(() => cardWordsOf('별.md', withLine(card, at, '이웃: 그 말이 남았죠.'))).toThrow('no such setting')
  const { settingOf } = frameOf('friend.md', frame.replace(/^처지: .*$/m, '처지: 친구, 서운=-, 일터=직장'))
  expect([...settingOf]).toEqual([
    ['', '친구'],
    ['서운', null],
    ['일터', '직장'],
  ])
  expect(() => frameOf('친구.md', frame.replace(/^처지: .*$/m, '처지: 이웃'))).toThrow('처지 is none of')
})
