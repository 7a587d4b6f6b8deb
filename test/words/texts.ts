/** What an editor has to know of a text file of the readings: each fault with file and line. */
import { CATEGORIES } from '../../src/deck/topics.ts'
import { FIELDS, isSetting, pictureIn, SENSES } from '../../src/provider/writing/bank.ts'
import { fill } from '../../src/provider/writing/particle.ts'
import { frameBy } from '../../src/provider/writing/texts.ts'
import { problemsIn } from './lint.ts'

/** Characters of a piece, with spaces. */
const LENGTHS = {
  카드: [95, 132],
  처지: [85, 132],
  '한 줄': [7, 21],
  고요: [38, 72],
  여는말: [32, 64],
  첫말: [5, 42],
  과거: [42, 97],
  현재: [42, 97],
  미래: [50, 97],
  걱정: [25, 52],
  세장: [56, 112],
  '대답 앞': [72, 112],
  '대답 뒤': [72, 118],
  자리: [145, 220],
  종합: [285, 405],
} as const
type Piece = keyof typeof LENGTHS

const TOPICS = new Set(CATEGORIES.flatMap(({ topics }) => topics.map(({ code }) => code)))

/** Words that say nothing, presume too much or lecture on cards. */
const UNWELCOME =
  /당신|배열|정방향|역방향|메이저|마이너|원소|에너지|우주|한마디로|반드시|운명적|카드가 놓인|결국 답은|힐링|파이팅|화이팅|AI/

/** The rules of whole readings that hold for pieces too. */
const RULES: ReadonlySet<string> = new Set([
  'space',
  'marks',
  'straight quote',
  'quotes',
  'formal level',
  'same ending',
])

export interface Fault {
  line: number
  fault: string
}

const lengthOf = (text: string): number => Array.from(text.replaceAll('{nick}', '보리차')).length

function faultsOfPiece(
  piece: Piece,
  text: string,
  [least, most]: readonly [number, number] = LENGTHS[piece],
): string[] {
  const length = lengthOf(text)
  const unwelcome = UNWELCOME.exec(text)?.[0]
  return [
    ...(length < least || length > most ? [`${piece} ${length}자 (${least}–${most})`] : []),
    ...(unwelcome ? [`쓰지 않는 말: ${unwelcome}`] : []),
    ...(piece !== '한 줄' && !/[.?!”]$/.test(text) ? ['문장이 끝나지 않음'] : []),
    ...problemsIn(text.replaceAll('{nick}', '보리차'))
      .filter(({ rule }) => RULES.has(rule))
      .map(({ rule, found }) => `${rule}: ${found}`),
  ]
}

const marked = (text: string, faultsOf: (line: string) => readonly string[]): Fault[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : faultsOf(line.trim()).map((fault) => ({ line: index + 1, fault })),
    )

/** The faults of a card's file: its shape is read by the provider itself. */
export function cardFaults(text: string): Fault[] {
  let name = ''
  let isReversed = false
  let general = ''
  return marked(text, (line) => {
    const heading = /^## (정|역) \S+ \| (\S+) \| (.+)$/.exec(line)
    const [, setting, ofSetting = ''] = /^([가-힣]{1,2}): (.+)$/.exec(line) ?? []
    if (line.startsWith('# ')) name = line.slice(2)
    else if (line.startsWith('고요: ')) return faultsOfPiece('고요', line.slice(4))
    else if (heading) {
      isReversed = heading[1] === '역'
      general = ''
      return faultsOfPiece('한 줄', heading[3] ?? '')
    } else if (isSetting(setting))
      return [
        ...faultsOfPiece('처지', `${pictureIn(general, name)} ${ofSetting}`),
        ...(name.length > 1 && ofSetting.includes(name) ? ['이름 두 번'] : []),
      ]
    else if (!line.startsWith('#')) {
      general ||= line
      const named = line.split(name).length - 1
      return [
        ...faultsOfPiece('카드', line),
        ...(named === 1 ? [] : [`이름 ${named}번`]),
        ...(line.includes(`뒤집힌 ${name}`) === isReversed ? [] : ['‘뒤집힌’이 방향과 다름']),
      ]
    }
    return []
  })
}

/** A card and what it says, as long as any. */
const LAID = { 미래카드: '뒤집힌 컵 페이지', 미래: '서두르면 돌아와 고치게 된다' }

const spreadFaults = (text: string): string[] => [
  ...(text.match(/\{미래카드[:}]/g)?.length === 1 ? [] : ['카드 이름 자리 하나']),
  ...(/\{[^{}:]+:[^{}/]*\}/.test(text) ? ['조사는 ‘이/가’처럼 둘로'] : []),
  ...faultsOfPiece('세장', fill(text, LAID)),
]

/** The faults of a frame's file. */
export function frameFaults(text: string): Fault[] {
  const seen = new Set<string>()
  let section = ''
  return marked(text, (line) => {
    const heading = /^## (\S+)/.exec(line)
    const entry = /^([^:“]{1,8}): (.+)$/.exec(line)
    if (heading) section = heading[1] ?? ''
    if (heading || !entry || section === '') return []
    const words = entry[2] ?? ''
    const [because = '', farewell = '', more] = words.split(/\s*\|\s*/)
    const doubled = seen.size === seen.add(words).size ? ['같은 글이 두 번'] : []
    const called =
      words.includes('{nick}') && !['여는말', '첫말'].includes(section) ? ['{nick}은 여는말과 첫말에만'] : []
    if (section === '세장') return [...doubled, ...spreadFaults(words)]
    if (section !== '대답') return [...doubled, ...called, ...faultsOfPiece(section as Piece, words)]
    if (farewell === '' || more !== undefined) return ['대답은 앞 | 뒤']
    return [...doubled, ...called, ...faultsOfPiece('대답 앞', because), ...faultsOfPiece('대답 뒤', farewell)]
  })
}

/** Characters of a sentence about the present, or beside the answer, that says back what was heard. */
const HEARD_NOW = [20, 52] as const

/** The faults of the openings, and of the sentences about the present and beside the answer, that say back what was heard. */
export const heardFaults = (text: string): Fault[] =>
  marked(text, (line) => {
    const [, key, said = ''] = /^(FT|F|T|(?:현재|그렇다|기다림|아니다)(?: [^:]+)?): (.+)$/.exec(line) ?? []
    if (key === undefined) return []
    const filled = fill(said, { 말: '세 번째', 때: '내일' })
    if (/^[FT]/.test(key)) return faultsOfPiece('여는말', filled)
    return faultsOfPiece('현재', filled, HEARD_NOW)
  })

/** Characters of what is true of a thing that was named. */
const NOUN_TEXT = [20, 54] as const
const NOUN_FIELDS: ReadonlySet<string> = new Set([...FIELDS, '모두'])

/** The faults of what is true of the things that visitors name: also of a field that is none, and of a text that stands twice. */
export function nounFaults(text: string): Fault[] {
  const seen = new Set<string>()
  return marked(text, (line) => {
    const [, fields = '', said = ''] = /^([^#:]+): (.+)$/.exec(line) ?? []
    if (said === '') return []
    const none = fields.split(' ').filter((field) => !NOUN_FIELDS.has(field))
    return [
      ...none.map((field) => `${field}: 그런 분야가 없음`),
      ...(seen.size === seen.add(said).size ? ['같은 글이 두 번'] : []),
      ...faultsOfPiece('현재', said, NOUN_TEXT),
    ]
  })
}

/** The faults of a file of whole gentle sections. */
export function gentleFaults(text: string): Fault[] {
  let section = ''
  return marked(text, (line) => {
    if (line.startsWith('## ')) section = line.slice(3)
    if (line.startsWith('#')) return []
    const paragraphs = line.split('¶').length
    const isSummary = section.endsWith('종합')
    return [
      // What one may ask or note down is listed, and may end alike.
      ...faultsOfPiece(isSummary ? '종합' : '자리', line.replace(/\s*¶\s*/g, '\n\n')).filter(
        (fault) => !fault.startsWith('same ending'),
      ),
      ...(paragraphs === (isSummary ? 3 : 2) ? [] : [`${paragraphs}문단`]),
    ]
  })
}

/** The faults of a file of known questions. */
export const questionFaults = (text: string): Fault[] =>
  marked(text, (line) => {
    const [topic = '', frame = '', sense = '', facet = '', matter = '', ...question] = line.split(' | ')
    const of = frameBy(frame)
    return [
      ...(TOPICS.has(topic) ? [] : ['모르는 주제']),
      ...(of ? [] : ['모르는 갈래']),
      ...((SENSES as readonly string[]).includes(sense) ? [] : ['모르는 물음']),
      ...(facet === '-' || of?.facets.includes(facet) ? [] : ['모르는 면']),
      ...(matter === '-' || of?.matters.includes(matter) ? [] : ['모르는 일']),
      ...(question.length === 1 && lengthOf(line) <= 240 ? [] : ['여섯 칸, 질문은 200자까지']),
    ]
  })

const FILES = import.meta.glob<string>('../../src/words/**/*.{md,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const faultsIn = (path: string, text: string): Fault[] => {
  if (path.includes('/cards/')) return cardFaults(text)
  if (path.includes('/frames/')) return frameFaults(text)
  if (path.includes('/gentle/')) return gentleFaults(text)
  if (path.endsWith('/heard.md')) return heardFaults(text)
  if (path.endsWith('/nouns.md')) return nounFaults(text)
  return path.includes('/questions/') ? questionFaults(text) : []
}

/** The faults of every text file, as “file:line: fault”. */
export const faultsOfTexts = (): string[] =>
  Object.entries(FILES).flatMap(([path, text]) =>
    faultsIn(path, text).map(({ line, fault }) => `${path.replace('../../', '')}:${line}: ${fault}`),
  )
