/** What a Korean editor would mark in a text of ours: the rules that hold for every passage and every reading. */
import { wrongParticles } from './particles.ts'
import { misspellings } from './spelling.ts'

/** Whom a text speaks to. What the visitor wrote is quoted as it is and is nobody's mistake. */
export interface Visitor {
  nickname: string
  questionText: string
}

export interface Problem {
  rule: string
  found: string
}

/** Characters of the longest sentence. */
export const LONGEST_SENTENCE = 90
const NICKNAME_TIMES = 2

/** The sentences of a text. A mark inside a quotation ends none. */
export function sentencesOf(text: string): string[] {
  const shielded = text.replace(/“[^”]*”|‘[^’]*’/g, (quoted) => quoted.replace(/[.?!]/g, '·'))
  let at = 0
  return shielded.split(/(?<=[.?!])\s+/).map((sentence) => {
    const start = text.indexOf(text.slice(at).trimStart(), at)
    at = start + sentence.length
    return text.slice(start, at)
  })
}

/** The text with the name replaced by a plain one and every quotation by its last letter, which particles follow. */
function withoutVisitor(text: string, visitor: Visitor | undefined): string {
  const named = visitor ? text.replaceAll(`${visitor.nickname}님`, '손님') : text
  return named.replace(
    /“([^”]*)”/g,
    (_, quoted: string) => `“${/[가-힣A-Za-z0-9](?=[^가-힣A-Za-z0-9]*$)/.exec(quoted)?.[0] ?? ''}”`,
  )
}

const every =
  (rule: string, pattern: RegExp) =>
  (text: string): Problem[] =>
    [...text.matchAll(pattern)].map(({ 0: found }) => ({ rule, found }))

/** The word that a sentence begins with; a card's whole name, for three cards of a suit are three names. */
const startOf = (sentence: string): string => /^(?:(?:완드|컵|소드|펜타클) )?[^\s.,?!]*/.exec(sentence)?.[0] ?? ''

/** How a sentence ends: 네요, 세요, 까요 and 이에요 stand out; plain endings as 있어요 do by their third syllable only. */
function endOf(sentence: string): string {
  const letters = sentence.replace(/[^가-힣]+$/, '').replace(/예요$/, '에요')
  if (letters.endsWith('거에요')) return '거예요'
  return letters.slice(/[어아해여져돼워와]요$/.test(letters) ? -3 : -2)
}

function threeInARow(rule: string, marks: readonly string[]): Problem[] {
  return marks
    .filter((mark, index) => mark !== '' && mark === marks[index + 1] && mark === marks[index + 2])
    .map((found) => ({ rule, found }))
}

/** 해라체 and 반말; a list of nouns or reasons may stand as a sentence. */
const PLAIN_ENDING = /(?:[가-힣]다|[았었겠했]어|[하되]지|[해봐]라|구나|[하가]자)[.?!]$/

function inSentences(text: string): Problem[] {
  const sentences = sentencesOf(text)
  return [
    ...sentences.filter((sentence) => PLAIN_ENDING.test(sentence)).map((found) => ({ rule: 'speech level', found })),
    ...sentences.filter((sentence) => sentence.length > LONGEST_SENTENCE).map((found) => ({ rule: 'too long', found })),
    ...sentences
      .filter((sentence, index) => sentences.indexOf(sentence) !== index)
      .map((found) => ({ rule: 'doubled sentence', found })),
    ...threeInARow('same ending', sentences.map(endOf)),
    ...threeInARow('same start', sentences.map(startOf)),
  ]
}

const PAIRS = { '‘': '’', '“': '”' } as const

function unbalanced(text: string): Problem[] {
  const open: string[] = []
  for (const mark of text.match(/[‘’“”]/g) ?? []) {
    if (mark === '‘' || mark === '“') open.push(PAIRS[mark])
    else if (open.pop() !== mark) return [{ rule: 'quotes', found: text }]
  }
  return open.length > 0 ? [{ rule: 'quotes', found: text }] : []
}

/** 가을을 and 은은한 are words; 이가 and the like are judged with the particles. */
const DOUBLED_PARTICLES =
  /를을|(?<![가마노고])을을|을를|를를|은는|는은|는는|와과|(?<![사결효성])과와|으로로|에에|(?<!정)의의|에게게|께께|님님|에서서|까지까지|부터부터|(?<![가마노고지이])을(?:이|은|가)(?![가-힣])|[을를은는]의(?![가-힣])/g

const TRANSLATED =
  /에 의(?:해|한|하여)|되어지|되어진|(?:보여|쓰여|잊혀|불려|놓여|나뉘어|짜여|닫혀|모여|담겨|믿겨|찢겨|끊겨)[지진졌](?!만)|것이 가능|당신|그녀|로부터의|에로의|(?:데|함|음|관계|사랑|연애|인생|결정|선택)에 있어(?:서|(?=,))|[았었였했왔갔됐났졌]었|에도 불구하고|[을를] 필요로 하|가장 [^.?!]* 중 하나|및 /g
const ABOUT = /에 대(?:한|해|하여)/g

const PROMISES =
  /반드시|틀림없이|무조건(?= (?:돼|될|좋아|붙|성공|오|와))|백 ?퍼센트|100 ?%|장담(?=해요|할게|드려|드릴|할 수 있)|기필코|보장(?=해|할|합|돼|된)|꼭 (?:합격|성공|이루어져|이루어질|돌아올|돌아와)|확실히 (?:합격|성공|만나|돌아|이루)|일확천금|떼돈|대박|당첨(?=돼|될 거)|합격(?=할 거예요)/g
const FEARS =
  /저주|재앙|불행|파산|이혼|빚더미|(?<![가-힣])망(?:할|해|하)|중병|불치|완치|사망|목숨|자살(?! ?예방)|(?<!풀이 |풀 |기)죽(?:을 거|게 (?:될|돼)|어요|음을 예고|음이 (?:다가|찾아))|사고(?:를 당|가 나)|(?<![가-힣])암(?:에 걸|이 생|을 진단)|감옥|구속|패소|승소|소송|유죄/g

const RULES: readonly ((text: string) => Problem[])[] = [
  (text) => wrongParticles(text).map((found) => ({ rule: 'particle', found })),
  misspellings,
  every('doubled particle', DOUBLED_PARTICLES),
  every('doubled word', /(?<![가-힣])([가-힣]+[^도지고다]) \1(?![가-힣])/g),
  every('space', /\s{2,}|^\s|\s$|\s(?=[.,?!…’”])|(?<=[‘“])\s|[.,?!…](?=[가-힣])|[\n\t]/g),
  every('marks', /[.,?!]{2,}|,(?=[’”]?$)|[—–~·•※★♥()[\]<>*#_:;]|\p{Extended_Pictographic}/gu),
  every('straight quote', /["'`´]/g),
  every('placeholder', /[{}$%/\\|]|undefined|null|NaN|object Object/g),
  every('formal level', /(?:습|입|합|됩|봅|옵|갑|납|집|답)니[다까]|십시오/g),
  every('translated', TRANSLATED),
  (text) => every('translated', ABOUT)(text).slice(1),
  unbalanced,
]

/** What an editor would mark in the text, for a program. */
export function problemsIn(written: string, visitor?: Visitor): Problem[] {
  const text = written.replaceAll('\n\n', ' ')
  const plain = withoutVisitor(text, visitor)
  const own = (found: string): boolean => visitor?.questionText.includes(found) ?? false
  const calls = visitor ? text.split(`${visitor.nickname}님`).length - 1 : 0
  return [
    ...RULES.flatMap((rule) => rule(plain)),
    ...inSentences(text),
    ...[every('Latin', /[A-Za-z]+/g), every('promise', PROMISES), every('fear', FEARS)]
      .flatMap((rule) => rule(plain))
      .filter(({ found }) => !own(found)),
    ...(calls > NICKNAME_TIMES ? [{ rule: 'nickname', found: `${calls} times` }] : []),
  ]
}

/** What an editor would mark in the text: nothing when it is right. */
export const lint = (text: string, visitor?: Visitor): string[] =>
  problemsIn(text, visitor).map(({ rule, found }) => `${rule}: ${found}`)
