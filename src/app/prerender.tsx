/** Pages that stand before any script runs, drawn by the app from states of its charts. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingSnapshot } from './actor.tsx'
import { App } from './App.tsx'
import { copy } from './copy.ts'

/** Larger boundaries would be moved into place by inline scripts, which the page's policy refuses. */
const ALL_AT_ONCE = Infinity

/** The app in a state, as HTML. Throws what a component throws. */
export async function rendered(pristine: ReadingSnapshot): Promise<string> {
  const actor = createActor(readingMachine, { input: { visit: null, theme: 'dark' } })
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App actor={actor} pristine={pristine} />
    </StrictMode>,
    { progressiveChunkSize: ALL_AT_ONCE, onError: (error) => void errors.push(error) },
  )
  // A boundary would stand in for what broke, until there is a script.
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/** Every sentence in a part of the copy, those that are made with a number or a name among them. */
const said = (part: unknown): string =>
  typeof part === 'object' && part !== null ? Object.values(part).map(said).join('') : String(part)

/** What a page may say soon after its first moment. One that waits for its app leads to the welcome, or to the readings of before. */
export const LATER_WORDS = {
  welcome: copy.pastReadings.title,
  waiting: said([copy.welcome, copy.pastReadings]),
  reading: said([
    copy.brand,
    copy.actions,
    copy.theme,
    copy.speech,
    copy.positions,
    copy.orientations,
    copy.result,
    copy.share,
  ]),
}
