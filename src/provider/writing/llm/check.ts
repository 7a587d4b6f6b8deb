/** Whether what an endpoint wrote may be shown. In doubt it may not: the composer's section is never far. */
import { isProfane } from '../../../../machines/rules/profanity.ts'

/** What can be wrong with an answer, and how the endpoint is told so when it is asked again. */
export const FLAWS = {
  empty: '글이 비어 있었다.',
  foreign: '한글이 아닌 글자가 섞여 있었다. 처음부터 끝까지 한국어로 쓴다.',
  markup: '제목, 목록, 괄호, 기호, 이모지 가운데 하나가 들어 있었다. 글만 쓴다.',
  paragraphs: '문단의 수가 달랐다. 정해진 문단으로 나누고 사이에 한 줄을 비운다.',
  turned: '글의 자세가 정해진 것과 달랐거나, 맨 첫 줄에 자세가 적혀 있지 않았다.',
  crowded: '카드 이름을 너무 자주 불렀다.',
  hollow: '에너지, 기운, 우주, 배열, 정방향 같은 빈말이 들어 있었다. 손에 잡히는 말로 바꾼다.',
  address: '주소나 전화번호가 들어 있었다.',
  short: '글이 너무 짧았다. 정해진 길이를 채운다.',
  long: '글이 너무 길었다. 정해진 길이를 넘기지 않는다.',
  speech: '해요체가 아닌 문장이 있었다. 모든 문장을 ‘요’나 ‘죠’로 끝낸다.',
  winding: '너무 긴 문장이 있었다. 문장을 짧게 나눈다.',
  repeated: '같은 문장을 되풀이했다.',
  astray: '자료의 카드 이름이 글에 없었다. 그 카드를 풀어 쓴다.',
  profane: '거친 말이 들어 있었다.',
  promise: '건강, 죽음, 법, 돈을 두고 못 박거나 겁주는 말이 있었다.',
  leak: '손님에게 보이지 않을 말이 들어 있었다. 카드의 풀이만 쓴다.',
} as const
export type Flaw = keyof typeof FLAWS

export interface Expected {
  /** Characters, least and most. */
  length: readonly [number, number]
  paragraphs: number
  /** The names of the cards that it is about; one of several may be left out. */
  cards: readonly string[]
  /** What was decided and has to be told before the text; null where nothing is. */
  stance: string | null
  nickname: string
  /** What the visitor wrote: words of it are nobody's promise. */
  question: string
  /** The instructions, of which nothing may come back. */
  system: string
}

const SENTENCE_MAX = 90
/** Letters in a row that no text shares with the instructions by chance. */
const LEAKED_RUN = 18
const HANGUL_SHARE = 0.85
/** How often a card may be named: in its own section, and each in the summary. */
const NAMED_MOST = { own: 2, each: 1.5 }
/** A sentence shorter than this may come again. */
const REPEATABLE = 10

const OTHER_SCRIPTS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Cyrillic}|\p{Script=Arabic}|\ufffd/u
const MARKUP = /[*_#`|<>[\]{}\\()=^•·※→]|\p{Extended_Pictographic}/u
const LIST_ITEM = /^(\d+[.)]|[-–•])\s/m
const UNFINISHED_LINE = /[^.!?”’]$/m
const ADDRESS = /https?:|www\.|\S@\S|[a-z0-9]\.(com|net|org|kr|io|me|ly|gg|shop|xyz)(?![a-z])|\d{2,4}-\d{3,4}|\d{7}/i
const LEAKED_WORDS =
  /프롬프트|시스템\s?(메시지|지시|지침|설정|안내|명령)|언어\s?모델|챗봇|GPT|AI(로서|라서|예요|이에요|입니다|\s?언어)|인공지능(으로서|이라|이에요|입니다)|이전(의)?\s?(지시|명령|안내)|(지시|명령)(를|을)?\s?무시|해요체|visitor|system/i

/** Fate spoken of as settled; where the sentence denies it, nothing is promised. */
const CERTAIN = /반드시|틀림없이|무조건|100\s?(%|퍼센트|프로)|백\s?퍼센트|(장담|보장)(해|할|하실|드|돼|될|받)/
const DENIED = /아니|않|없|못|마세요|말고/
const FOREBODING = new RegExp(
  [
    '죽게 (돼|되|될)|죽을 (거예|것|운명|수)|사망|목숨을 (잃|앗)|세상을 (떠나게|떠날)|시한부|단명',
    '불치|완치|암(에 걸|이 생|으로)|(큰|깊은|무거운|중한) 병|병(에 걸|이 (들|생|찾아|깊어|나을|낫)|을 (얻|앓))',
    '사고를 당|수술을 받게',
    '승소|패소|(재판|소송)에서 (이기|이길|지게|질)|무죄|유죄|구속(돼|될|되)|감옥',
    '로또|복권|당첨|떼돈|대박|파산|빚더미',
    '(주식|코인|부동산|아파트|땅|집)(을|를)? ?(사세요|사 두|파세요|사면|팔면|매수|매도)',
  ].join('|'),
  'g',
)

const HOLLOW =
  /에너지|기운이 (?:좋|감|흐)|우주|결국 답은|내 안에 답|배열|정방향|역방향|메이저|마이너 카드|원소|흐름이 (?:아주 )?좋/

const QUOTED = /[“‘][^”’]*[”’]/g
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]+[”’]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Without what models like to put around and into a text; one line for each paragraph. */
const repaired = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/^\s*<think>[^]*?<\/think>/, '')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/^\s*(```.*|#.*)$/gm, '')
    .replace(/\*+|(?<=\s)_+|_+(?=\s)/g, '')
    .trim()
    .replace(/^(["“])([^"“”]*)["”]$/, '$2')
    .replace(/"([^"\n]*)"/g, '“$1”')
    .replace(/(?<![\p{L}\p{N}])'([^'\n]*)'/gu, '‘$1’')
    .replace(/\s?\([^()\n]{1,24}\)/g, '')
    .replace(/\s*—\s*/g, ', ')
    .replace(/\.{3,}/g, '…')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n')

/** 해요체 to the last sentence; what is quoted may speak otherwise. */
const isPolite = (text: string): boolean =>
  text
    .replace(QUOTED, '')
    .split(/[.!?]+(?:\s+|$)/)
    .map((sentence) => sentence.replace(/[~…,\s]+$/, ''))
    .every((sentence) => sentence === '' || /[요죠]$/.test(sentence))

const isForeign = (text: string, nickname: string): boolean => {
  const own = nickname === '' ? text : text.replaceAll(nickname, '')
  const letters = own.match(/\p{L}/gu)?.length ?? 0
  const hangul = own.match(/[가-힣]/g)?.length ?? 0
  return OTHER_SCRIPTS.test(own) || /[ㄱ-ㅎㅏ-ㅣ]/.test(own) || hangul < letters * HANGUL_SHARE
}

const isLeaked = (text: string, system: string): boolean => {
  const letters = lettersOf(text)
  const instructions = lettersOf(system)
  const starts = Array.from({ length: Math.max(0, letters.length - LEAKED_RUN + 1) }, (_, start) => start)
  return (
    LEAKED_WORDS.test(text) || starts.some((start) => instructions.includes(letters.slice(start, start + LEAKED_RUN)))
  )
}

const isRepeated = (text: string): boolean => {
  const seen = new Set<string>()
  return sentencesOf(text)
    .map(lettersOf)
    .filter((sentence) => sentence.length >= REPEATABLE)
    .some((sentence) => seen.size === seen.add(sentence).size)
}

const isNamed = (text: string, cards: readonly string[]): boolean => {
  const letters = lettersOf(text)
  return cards.filter((card) => letters.includes(lettersOf(card))).length >= Math.max(1, cards.length - 1)
}

/** 힘, 달 and 별 are words of every day too: a card is named where a name can stand. */
const timesNamed = (text: string, card: string): number =>
  text.split(new RegExp(`(?<![가-힣])${card}(?=[은는이가을를의도에과와,]|예요|이에요| 카드)`)).length - 1

const isCrowded = (text: string, cards: readonly string[]): boolean => {
  const times = cards.reduce((sum, card) => sum + timesNamed(text, card), 0)
  return times > (cards.length === 1 ? NAMED_MOST.own : cards.length * NAMED_MOST.each)
}

const isPromise = (text: string, question: string): boolean =>
  [...text.matchAll(FOREBODING)].some(([found]) => !question.includes(found)) ||
  sentencesOf(text).some((sentence) => CERTAIN.test(sentence) && !DENIED.test(sentence))

function flawOf(lines: string, expected: Expected): Flaw | null {
  const text = lines.replaceAll('\n', ' ')
  const length = Array.from(text).length
  const [least, most] = expected.length
  if (text === '') return 'empty'
  if (isForeign(text, expected.nickname)) return 'foreign'
  if (MARKUP.test(text) || LIST_ITEM.test(lines)) return 'markup'
  if (ADDRESS.test(text)) return 'address'
  if (isLeaked(text, expected.system)) return 'leak'
  if (length < least) return 'short'
  if (length > most) return 'long'
  if (UNFINISHED_LINE.test(lines) || !isPolite(text)) return 'speech'
  if (sentencesOf(text).some((sentence) => Array.from(sentence).length > SENTENCE_MAX)) return 'winding'
  if (isRepeated(text)) return 'repeated'
  if (!isNamed(text, expected.cards)) return 'astray'
  if (isCrowded(text, expected.cards)) return 'crowded'
  if (HOLLOW.test(text)) return 'hollow'
  if (isProfane(text)) return 'profane'
  return isPromise(text, expected.question) ? 'promise' : null
}

/** Paragraphs one more or less than asked for are no matter, but one block on a phone is. */
const isBlock = (lines: string, paragraphs: number): boolean => {
  const count = lines.split('\n').length
  return count < Math.max(2, paragraphs - 1) || count > paragraphs + 1
}

/** The answer as it may be shown, lightly repaired, its paragraphs kept, or what is wrong with it. */
export function checked(raw: string, expected: Expected): { text: string } | { flaw: Flaw } {
  const answer = repaired(raw)
  const [first = '', ...rest] = answer.split('\n')
  const isTold = expected.stance === null || first.replace(/[^가-힣]/g, '') === `자세${expected.stance}`
  if (!isTold) return { flaw: answer === '' ? 'empty' : 'turned' }
  const lines = expected.stance === null ? answer : rest.join('\n')
  const flaw = flawOf(lines, expected) ?? (isBlock(lines, expected.paragraphs) ? 'paragraphs' : null)
  return flaw ? { flaw } : { text: lines.replaceAll('\n', '\n\n') }
}
