/** Every text of the readings, read and checked once. */
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

/** What is read from each text file of a folder, by the file's name. */
const readIn = <T>(folder: string, read: (file: string, text: string) => T): ReadonlyMap<string, T> =>
  new Map(
    readdirSync(path.join(FOLDER, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const file = path.join('src/words', folder, name)
        return [nameOf(name), read(file, readFileSync(path.join(FOLDER, folder, name), 'utf8'))]
      }),
  )

/** By the card's key. */
export const CARD_WORDS: ReadonlyMap<string, CardWords> = readIn('cards', cardWordsOf)
/** By the frame's slug. */
export const FRAMES: ReadonlyMap<string, Frame> = readIn('frames', frameOf)
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
