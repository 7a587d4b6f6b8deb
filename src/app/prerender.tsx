/** The pages that stand before any script runs, drawn by the app from the root chart's own states. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingSnapshot } from './actor.tsx'
import { App } from './App.tsx'
import { copy } from './copy.ts'
import { pristineOn, unopened } from './pristine.ts'

/** Larger boundaries would be moved into place by inline scripts, which the page's policy refuses. */
const ALL_AT_ONCE = Infinity

async function rendered(pristine: ReadingSnapshot): Promise<string> {
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

/** What else the first page may say to who comes back. */
export const LATER_WORDS = copy.pastReadings.title

/** Files of the built app, each with the element that its page is drawn in. */
export const pages = async (): Promise<Record<string, string>> => ({
  'index.html': `<div id="root" data-page="welcome">${await rendered(pristineOn('welcome'))}</div>`,
  'not-found.html': `<div id="root" data-page="notFound">${await rendered(pristineOn('notFound'))}</div>`,
  'shell.html': `<div id="root">${await rendered(unopened())}</div>`,
})
