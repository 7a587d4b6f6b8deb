/** What passes between provider and app inside a page: who draws it, and what it then tells its app. */
import * as v from 'valibot'
import { ResultResponse } from './wire.ts'

/** Files of the built app: whole pages, one that waits for its app, and those that are drawn for each reading. */
export const PAGE_FILES = ['index.html', 'not-found.html', 'shell.html', 'share.html', 'result.html'] as const
export type PageFile = (typeof PAGE_FILES)[number]

/** What stands in such a file until it is drawn. */
export const DRAWN_HERE = '<!--drawn-->'
export const TOLD_HERE = '<!--told-->'

/** The id of the element in which a page tells its app, as JSON, what it was drawn from. */
export const TOLD_ID = 'told'

export const Told = v.object({
  sessionId: v.string(),
  /** What a poll would have answered; null where the answer would have been 425. */
  result: v.nullable(ResultResponse),
  /** Which of the subtitles stands over a shared reading. */
  subtitle: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Told = v.InferOutput<typeof Told>

/** What the app does for who serves it. */
export interface AppPages {
  /** How many subtitles there are to choose from. */
  subtitles: number
  /**
   * The page at an address, which may hold anything.
   * @returns its file, and the id of the reading that the address names, if it names one
   */
  pageAt(pathname: string): { file: PageFile; sessionId: string | null }
  /** The page of a reading as HTML, for the place of `DRAWN_HERE`; its media are named without a host. */
  draw(file: PageFile, told: Told): Promise<string>
}
