/**
 * The texts that readings are put together from, as editors write them: one file a card, one a frame (docs/words.md).
 * Each is read once; of a text that does not fit its place file and line are told.
 */
import type { Orientation, Position } from '../../../machines/rules/domain.ts'
import type { ReaderKind } from '../../../machines/rules/reader.ts'
import { sentencesOf } from './prose.ts'

/** What a card says at its place, by what it means for the matter: bright, still or hard. */
export const FAMILIES = {
  온기: 1,
  자람: 1,
  움직임: 1,
  고요: 0,
  멈춤: 0,
  매임: -1,
  어긋남: -1,
  무너짐: -1,
  지침: -1,
} as const
export type Family = keyof typeof FAMILIES
export type Tone = (typeof FAMILIES)[Family]

/** The answer, about the thing that the frame names: do it, do it if, not now, let it be. */
export const STANCES = ['간다', '조건', '기다림', '아니다'] as const
export type Stance = (typeof STANCES)[number]

/** Stances that say yes to what the frame is about. */
export const YES: ReadonlySet<Stance> = new Set(['간다', '조건'])

/** What kind of question it is. */
export const SENSES = ['될까', '할까', '그만', '겁', '사실', '언제', '어떻게', '왜', '무엇', '둘', '열린'] as const
export type Sense = (typeof SENSES)[number]
export const isSense = (word: string): word is Sense => (SENSES as readonly string[]).includes(word)

export const VOICES = ['F', 'T', 'FT'] as const satisfies readonly ReaderKind[]

/** What a question is about, as far as a card has to know: love, other people, work, study, money and home, oneself. */
export const FIELDS = ['사랑', '사람', '일', '공부', '돈', '나'] as const
export type Field = (typeof FIELDS)[number]

/** The situations that have card texts of their own, where a field is too wide: somebody liked, a couple, after a parting … */
export const SETTINGS = ['썸', '연인', '이별', '인연', '직장', '구직', '친구', '가족', '시험'] as const
export type Setting = (typeof SETTINGS)[number]

/** A card at a place of the spread. */
export interface Passage {
  family: Family
  /** What it says in a clause that ends in -다: “조금씩 나아지고 있다” */
  gist: string
  /** What it says of whatever is asked */
  text: string
  /** What it says where the general words would sound strange */
  fields: Readonly<Partial<Record<Field, string>>>
  /** The same in a situation */
  settings: Readonly<Partial<Record<Setting, string>>>
}

export interface CardWords {
  name: string
  /** A quiet thing in the picture that may stand before somebody who grieves or is afraid */
  quiet: string
  passages: Readonly<Record<Orientation, Readonly<Record<Position, Passage>>>>
}

/** A text that holds when all its tags do: a sense, a facet or a matter of its frame. */
export interface Cell {
  section: string
  key: string
  tags: readonly string[]
  text: string
}

export interface Frame {
  slug: string
  name: string
  /** What a stance is about: the thing kept or done */
  basis: string
  /** What each stance means for it, for writers */
  meanings: Readonly<Record<Stance, string>>
  field: Field
  /** The cases and matters that are of another field than the frame */
  fieldOf: ReadonlyMap<string, Field>
  /** The situation it is about, by the name of a case or a matter, or '' for the frame itself; null where none is certain */
  settingOf: ReadonlyMap<string, Setting | null>
  /** The lists of `heard.md` one of whose people “그 사람” is, where the question names one */
  people: ReadonlySet<string>
  /** Words of the side of a choice that a yes to it stands for */
  yes: RegExp | null
  facets: readonly string[]
  /** What exactly is asked again and again: one proposition each */
  matters: readonly string[]
  cells: readonly Cell[]
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  여는말: VOICES,
  첫말: STANCES,
  대답: STANCES.flatMap((stance) => VOICES.map((voice) => `${stance} ${voice}`)),
  과거: Object.keys(FAMILIES),
  현재: Object.keys(FAMILIES),
  미래: STANCES,
  걱정: STANCES,
  세장: STANCES,
}

const WAYS: Readonly<Record<string, Orientation>> = { 정: 'upright', 역: 'reversed' }
const PLACES: Readonly<Record<string, Position>> = { 과거: 'past', 현재: 'present', 미래: 'future' }

/** The name of a file without its folder and its ending. */
export const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '')

/** The lines of a file that hold something, with their numbers; says where something is wrong. */
const linesOf = (file: string, text: string) =>
  text.split('\n').flatMap((line, index) => {
    const refuse = (reason: string): never => {
      throw new SyntaxError(`${file}:${index + 1}: ${reason}: ${line}`)
    }
    return line.trim() === '' ? [] : [{ line: line.trim(), refuse }]
  })

const isFamily = (word: string): word is Family => word in FAMILIES
const isField = (word: string | undefined): word is Field => (FIELDS as readonly (string | undefined)[]).includes(word)
export const isSetting = (word: string | undefined): word is Setting =>
  (SETTINGS as readonly (string | undefined)[]).includes(word)
/** The picture that a card's text begins with: as far as the card is named. */
export function pictureIn(text: string, name: string): string {
  const sentences = sentencesOf(text)
  return sentences.slice(0, sentences.findIndex((sentence) => sentence.includes(name)) + 1).join(' ')
}

/**
 * The words of a card from its file.
 * @throws SyntaxError naming file and line
 */
export function cardWordsOf(file: string, text: string): CardWords {
  let name = ''
  let quiet = ''
  const found: { way: Orientation; place: Position; passage: Passage }[] = []
  /** Of what the next text speaks */
  let fields: readonly Field[] | 'any' = 'any'
  for (const { line, refuse } of linesOf(file, text)) {
    const heading = /^## (정|역) (과거|현재|미래) \| (\S+) \| (.+다)$/.exec(line)
    const named = /^### (.+)$/.exec(line)?.[1]?.split(' ')
    const [, setting, ofSetting = ''] = /^([가-힣]{1,2}): (.+)$/.exec(line) ?? []
    if (line.startsWith('# ')) name = line.slice(2)
    else if (line.startsWith('고요: ')) quiet = line.slice(4)
    else if (heading) {
      const [, way = '', place = '', family = '', gist = ''] = heading
      if (!isFamily(family)) return refuse('no such family')
      const passage = { family, gist, text: '', fields: {}, settings: {} }
      found.push({ way: WAYS[way] ?? 'upright', place: PLACES[place] ?? 'past', passage })
      fields = 'any'
    } else if (named) {
      if (!found.at(-1)?.passage.text) refuse('no passage before it')
      if (!named.every(isField)) return refuse('no such field')
      fields = named
    } else if (line.startsWith('#')) refuse('no such heading')
    else if (setting) {
      const { settings, text: general } = found.at(-1)?.passage ?? refuse('no passage before it')
      if (!isSetting(setting) || general === '') refuse('no such setting')
      Object.assign(settings, { [setting]: `${pictureIn(general, name)} ${ofSetting}` })
    } else {
      const passage = found.at(-1)?.passage ?? refuse('no such heading')
      if (fields === 'any') Object.assign(passage, { text: line })
      else Object.assign(passage.fields, Object.fromEntries(fields.map((field) => [field, line])))
    }
  }
  const passageOf = (way: Orientation, place: Position): Passage => {
    const passage = found.find((one) => one.way === way && one.place === place)?.passage
    if (!passage?.text) throw new SyntaxError(`${file}: the passage ${way}, ${place} is not whole`)
    return passage
  }
  const passagesOf = (way: Orientation) => ({
    past: passageOf(way, 'past'),
    present: passageOf(way, 'present'),
    future: passageOf(way, 'future'),
  })
  if (name === '' || quiet === '') throw new SyntaxError(`${file}: name or quiet line is missing`)
  return { name, quiet, passages: { upright: passagesOf('upright'), reversed: passagesOf('reversed') } }
}

/** The names in “name=explanation, name=explanation”. */
const namesIn = (list: string): string[] => list.split(',').flatMap((one) => one.split('=')[0]?.trim() || [])

/**
 * A frame from its file.
 * @throws SyntaxError naming file and line, or what is missing
 */
export function frameOf(file: string, text: string): Frame {
  const slug = nameOf(file)
  let name = ''
  const head: Record<string, string> = {}
  const named = { 면: [] as readonly string[], 일: [] as readonly string[] }
  let section = ''
  let tags: string[] = []
  const cells: Cell[] = []
  for (const { line, refuse } of linesOf(file, text)) {
    const heading = /^## (\S+)((?: @\S+)*)$/.exec(line)
    const entry = /^([^:“]{1,8}): (.+)$/.exec(line)
    if (line.startsWith('# ')) name = line.slice(2)
    else if (heading) {
      section = heading[1] ?? ''
      tags = (heading[2] ?? '').split(' @').slice(1)
      if (!KEYS[section]) refuse('no such section')
      if (tags.some((tag) => ![...named.면, ...named.일, ...SENSES].includes(tag))) refuse('no such tag')
    } else if (!entry) refuse('no “key: text”')
    else if (section === '') {
      head[entry[1] ?? ''] = entry[2] ?? ''
      if (entry[1] === '면' || entry[1] === '일') named[entry[1]] = namesIn(entry[2] ?? '')
    } else {
      const [, key = '', said = ''] = entry
      if (!KEYS[section]?.includes(key)) refuse('no such key')
      cells.push({ section, key, tags, text: said })
    }
  }
  for (const [of, keys] of Object.entries(KEYS))
    for (const key of keys)
      if (!cells.some((cell) => cell.section === of && cell.key === key && cell.tags.length === 0))
        throw new SyntaxError(`${file}: ${of}, ${key} has no text that always holds`)
  const meaningOf = (stance: string): string => {
    const meaning = head[stance]
    if (!meaning) throw new SyntaxError(`${file}: ${stance} is not explained`)
    return meaning
  }
  const [field, ...others] = (head['분야'] ?? '').split(', ')
  const isWrong = (): never => {
    throw new SyntaxError(`${file}: 분야 is none of ${FIELDS.join(' ')}`)
  }
  const fieldOf = new Map(
    others.map((other): [string, Field] => {
      const [named, of] = other.split('=')
      return named && isField(of) ? [named, of] : isWrong()
    }),
  )
  const settingOf = new Map(
    (head['처지']?.split(', ') ?? []).map((one): [string, Setting | null] => {
      const [named = '', of] = one.includes('=') ? one.split('=') : ['', one]
      if (of !== '-' && !isSetting(of)) throw new SyntaxError(`${file}: 처지 is none of ${SETTINGS.join(' ')}`)
      return [named, of === '-' ? null : of]
    }),
  )
  const yes = head['갈쪽']
  const [go, goIf, wait, no] = STANCES
  const meanings = { [go]: meaningOf(go), [goIf]: meaningOf(goIf), [wait]: meaningOf(wait), [no]: meaningOf(no) }
  return {
    slug,
    name,
    basis: meaningOf('기준'),
    meanings,
    field: isField(field) ? field : isWrong(),
    fieldOf,
    settingOf,
    people: new Set(head['그 사람']?.split(' ')),
    yes: yes === undefined ? null : new RegExp(yes),
    facets: named.면,
    matters: named.일,
    cells,
  }
}

/** Sections of “key: text” lines under “## heading”, several texts to a key. */
export type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * The lists of a file.
 * @throws SyntaxError naming file and line
 */
export function listsOf(file: string, text: string): Lists {
  const lists: Record<string, Record<string, string[]>> = {}
  let list: Record<string, string[]> | undefined
  for (const { line, refuse } of linesOf(file, text)) {
    const entry = /^([^:“]{1,24}): (.+)$/.exec(line)
    if (line.startsWith('## ')) list = lists[line.slice(3)] ??= {}
    else if (line.startsWith('# ')) continue
    else if (!entry || !list) refuse('no “key: text”')
    else (list[entry[1] ?? ''] ??= []).push(entry[2] ?? '')
  }
  return lists
}

/** Whole sections for questions that ask for care rather than for cards, by reader and section. */
export type GentleWords = Readonly<Record<string, readonly string[]>>

const GENTLE_SECTIONS = VOICES.flatMap((voice) =>
  [...Object.keys(PLACES), '종합'].map((section) => `${voice} ${section}`),
)

/**
 * The whole sections of a file: “## F 과거”, then a text a line, ¶ between its paragraphs.
 * @throws SyntaxError naming file and line, or what is missing
 */
export function gentleWordsOf(file: string, text: string): GentleWords {
  const found: Record<string, string[]> = {}
  let section: string[] | undefined
  for (const { line, refuse } of linesOf(file, text)) {
    if (line.startsWith('## ')) {
      const name = line.slice(3)
      if (!GENTLE_SECTIONS.includes(name)) refuse('no such section')
      section = found[name] ??= []
    } else if (line.startsWith('# ')) continue
    else if (section) section.push(line.replace(/\s*¶\s*/g, '\n\n'))
    else refuse('no heading before it')
  }
  for (const name of GENTLE_SECTIONS) if (!found[name]) throw new SyntaxError(`${file}: ${name} is missing`)
  return found
}
