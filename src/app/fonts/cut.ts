/** Cuts the whole fonts for the build: what a page shows first, and what the app and its readings ever say. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

interface Face {
  family: string
  weight: string
  file: string
  options: Parameters<typeof subsetFont>[2]
}

const GOWUN = 'node_modules/@fontsource/gowun-batang/files/gowun-batang-korean'
const INTERFACE = {
  family: 'Pretendard',
  weight: '400 700',
  file: 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  options: { variationAxes: { wght: { min: 400, max: 700 } } },
} satisfies Face
const TITLES = { family: 'Gowun Batang', weight: '700', file: `${GOWUN}-700-normal.woff2`, options: {} } satisfies Face
const READINGS = {
  family: 'Gowun Batang',
  weight: '400',
  file: `${GOWUN}-400-normal.woff2`,
  options: {},
} satisfies Face

/** Where what the app says for itself is written, and where what readings say. */
const SAID = ['src/app/copy.ts', 'src/effects/sentences.ts', 'machines/rules/randomNickname.ts', 'src/deck']
const TOLD = [...SAID, 'src/words', 'src/provider/writing/verbs.ts']
/** What is only heard, never said, is kept in `.txt`. */
const WRITTEN = /\.(ts|md)$/

/** How many letters a reading begins with: they are some 97 of 100 in it, with digits and signs among them. */
const OFTEN = 500

export interface CutFont {
  /** The family in front of whose slices it stands (`tokens.css`) */
  family: string
  weight: string
  name: string
  source: Uint8Array
}

/** Everything that is written in files and folders. */
async function textOf(places: readonly string[]): Promise<string> {
  const texts = places.map(async (place) => {
    if (WRITTEN.test(place)) return readFile(place, 'utf8')
    const entries = await readdir(place, { recursive: true })
    return textOf(entries.filter((entry) => WRITTEN.test(entry)).map((entry) => path.join(place, entry)))
  })
  return (await Promise.all(texts)).join('')
}

async function cut({ family, weight, file, options }: Face, layer: string, letters: string): Promise<CutFont> {
  const source = await subsetFont(await readFile(file), letters, { targetFormat: 'woff2', ...options })
  return { family: `${family} ${layer}`, weight, name: `${family}-${layer}-${weight}`.replaceAll(' ', '-'), source }
}

/** The fonts of one page, with no more letters than it shows; `names` stand in its headings alone. */
export const firstFonts = (letters: string, names: string): Promise<CutFont[]> =>
  Promise.all([cut(INTERFACE, 'first', letters), cut(TITLES, 'first', letters + names)])

/** What the headings of a reading may name: its cards, and a visitor who gave no name. */
export async function namesInReadings(): Promise<string> {
  const [named, lucky] = await Promise.all([
    textOf(['src/deck/cards.ts', 'machines/rules/randomNickname.ts']),
    textOf(['src/deck/luckyCards.ts']),
  ])
  return [named, ...lucky.matchAll(/ name: '[^']*'/g)].join('')
}

/** The letters of a text, the commonest first. */
function lettersOf(text: string): string[] {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([letter]) => letter)
}

/** The fonts of all pages, with all the letters that the product has words for; those that readings use most by themselves. */
export async function ownFonts(): Promise<{ often: CutFont; others: CutFont[] }> {
  const [said, told] = await Promise.all([textOf(SAID), textOf(TOLD)])
  const letters = lettersOf(told)
  const [often, ...others] = await Promise.all([
    cut(READINGS, 'often', letters.slice(0, OFTEN).join('')),
    cut(INTERFACE, 'own', said),
    cut(TITLES, 'own', said),
    cut(READINGS, 'own', letters.slice(OFTEN).join('')),
  ])
  return { often, others }
}
