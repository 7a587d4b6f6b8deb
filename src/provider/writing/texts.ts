/** Every text of the readings, read and checked once. */
import type { ReaderKind } from '../../../machines/rules/reader.ts'
import {
  cardWordsOf,
  frameOf,
  gentleWordsOf,
  listsOf,
  nameOf,
  type CardWords,
  type Frame,
  type GentleWords,
  type Lists,
} from './bank.ts'

const CARD_FILES = import.meta.glob<string>('../../words/cards/*.md', { query: '?raw', import: 'default', eager: true })
const FRAME_FILES = import.meta.glob<string>('../../words/frames/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const GENTLE_FILES = import.meta.glob<string>('../../words/gentle/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LIST_FILES = import.meta.glob<string>('../../words/*.md', { query: '?raw', import: 'default', eager: true })
const EXAMPLE_FILES = import.meta.glob<string>('../../words/examples/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const byName = <T>(files: Record<string, string>, read: (path: string, text: string) => T): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, text]) => [nameOf(path), read(path, text)]))

/** By the card's key. */
export const CARD_WORDS: ReadonlyMap<string, CardWords> = byName(CARD_FILES, cardWordsOf)
/** By the frame's slug. */
export const FRAMES: ReadonlyMap<string, Frame> = byName(FRAME_FILES, frameOf)
/** By the concern. */
export const GENTLE_WORDS: ReadonlyMap<string, GentleWords> = byName(GENTLE_FILES, gentleWordsOf)
/** By the file's name. */
export const LISTS: ReadonlyMap<string, Lists> = byName(LIST_FILES, listsOf)

const exampleOf = (voice: string): string => EXAMPLE_FILES[`../../words/examples/${voice}.md`]?.trim() ?? ''
/** Two whole readings of each reader, for a writer to take the manner from. */
export const EXAMPLES: Readonly<Record<ReaderKind, string>> = {
  F: exampleOf('F'),
  T: exampleOf('T'),
  FT: exampleOf('FT'),
}
