/** Every text of the readings, each read and checked once. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

/** Beside the built server, or as editors keep them. */
const FOLDER = path.resolve(import.meta.dirname, import.meta.env.PROD ? 'words' : '../../words')

type Read<T> = (file: string, text: string) => T

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(FOLDER, folder)).filter((name) => name.endsWith('.md'))

const readFile = <T>(folder: string, name: string, read: Read<T>): T =>
  read(path.join('src/words', folder, name), readFileSync(path.join(FOLDER, folder, name), 'utf8'))

/** What is read from each text file of a folder, by the file's name. */
const readIn = <T>(folder: string, read: Read<T>): ReadonlyMap<string, T> =>
  new Map(filesIn(folder).map((name) => [nameOf(name), readFile(folder, name, read)]))

/** By the card's key. */
export const CARD_WORDS: ReadonlyMap<string, CardWords> = readIn('cards', cardWordsOf)
const FRAME_FILES = new Map(filesIn('frames').map((name) => [nameOf(name), name]))
const frames = new Map<string, Frame>()
/** The slugs of all frames. */
export const FRAMES: readonly string[] = [...FRAME_FILES.keys()]
/** A frame, read when it is first asked for: together they take 30 MB, and most visitors ask about a few. */
export function frameBy(slug: string): Frame | undefined {
  const name = FRAME_FILES.get(slug)
  const frame = frames.get(slug) ?? (name === undefined ? undefined : readFile('frames', name, frameOf))
  if (frame) frames.set(slug, frame)
  return frame
}
/** By the concern. */
export const GENTLE_WORDS: ReadonlyMap<string, GentleWords> = readIn('gentle', gentleWordsOf)
/** By the file's name. */
export const LISTS: ReadonlyMap<string, Lists> = readIn('', listsOf)

const EXAMPLE_TEXTS = readIn('examples', (_, text) => text.trim())
const exampleOf = (voice: ReaderKind): string => EXAMPLE_TEXTS.get(voice) ?? ''
/** Two whole readings of each reader, for a writer to take the manner from. */
export const EXAMPLES: Readonly<Record<ReaderKind, string>> = {
  F: exampleOf('F'),
  T: exampleOf('T'),
  FT: exampleOf('FT'),
}
