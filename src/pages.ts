/** What the app does for who builds and serves it: built beside the provider, which knows nothing else of the app. */
import type { Opening } from '../machines/reading.types.ts'
import { requestOf } from '../machines/routes.ts'
import { SUBTITLE_COUNT } from '../machines/sharedReading.machine.ts'
import { LATER_WORDS, rendered } from './app/prerender.tsx'
import { pristineOn, unopened } from './app/pristine.ts'
import { pristineResult, pristineShare } from './app/pristineReading.ts'
import { loadScreen } from './app/Screens.tsx'
import { DRAWN_HERE, TOLD_HERE, TOLD_ID, type AppPages, type PageFile, type Told } from './contract/pages.ts'
import { readingOf } from './contract/toDomain.ts'
import { RESULT_PREFIX } from './effects/results.ts'

const place = (html: string, page?: string): string =>
  `<div id="root"${page ? ` data-page="${page}"` : ''}>${html}</div>`
/** Who was at another step of this result is taken there, and does not see the first one before. */
const RESUMED = `<script>
      try {
        const left = JSON.parse(sessionStorage.getItem('${RESULT_PREFIX}' + location.pathname.split('/')[2]))
        if (left && left.step !== 'past') document.documentElement.dataset.resumed = ''
      } catch {
        // Blocked storage: nobody was anywhere.
      }
    </script>`
const TOLD = `<script type="application/json" id="${TOLD_ID}">${TOLD_HERE}</script>`

interface Body {
  /** As it comes from the build */
  body: string
  /** The screen that it is drawn by when it is asked for */
  screen?: string
  /** The id of what stands at its end, which a page of any length is not painted without */
  last?: string
  /** What it may say beside what it holds */
  words?: string
  /** Whether it is in use before what comes later is here */
  isWhole?: boolean
}

/** What stands in each page. */
export const bodies = async (): Promise<Record<PageFile, Body>> => ({
  'index.html': {
    body: place(await rendered(pristineOn('welcome')), 'welcome'),
    words: LATER_WORDS.welcome,
    isWhole: true,
  },
  'not-found.html': { body: place(await rendered(pristineOn('notFound')), 'notFound'), isWhole: true },
  'shell.html': { body: place(await rendered(unopened())), words: LATER_WORDS.waiting },
  'share.html': { body: place(DRAWN_HERE, 'share') + TOLD, screen: 'Share', last: TOLD_ID, words: LATER_WORDS.reading },
  'result.html': {
    body: RESUMED + place(DRAWN_HERE, 'result') + TOLD,
    screen: 'Result',
    last: TOLD_ID,
    words: LATER_WORDS.reading,
  },
})

/** The pages that are there before their app, by what the address asks for; the others wait. */
const FILES: Partial<Record<Opening['type'], PageFile>> = {
  'open.welcome': 'index.html',
  'open.notFound': 'not-found.html',
  'open.result': 'result.html',
  'open.share': 'share.html',
}

const idOf = (opening: Opening): string | null =>
  opening.type === 'open.result' ? opening.resultId : opening.type === 'open.share' ? opening.sharedId : null

/** Stands for the host that the page will come from, which only its browser knows for certain. */
const ITS_HOST = 'http://host.invalid'

const pristineOf = (file: PageFile, { sessionId, result, subtitle }: Told) => {
  const reading = result && readingOf(result, sessionId, ITS_HOST)
  if (file === 'result.html')
    return pristineResult(sessionId, reading ? { kind: 'reading', reading } : { kind: 'pending' })
  if (file === 'share.html' && reading) return pristineShare(sessionId, reading, subtitle)
  throw new Error(`${file} is drawn for no reading`)
}

export const pages: AppPages = {
  subtitles: SUBTITLE_COUNT,
  pageAt(pathname) {
    const opening = requestOf(pathname)
    return { file: FILES[opening.type] ?? 'shell.html', sessionId: idOf(opening) }
  },
  async draw(file, told) {
    await Promise.all([loadScreen('result'), loadScreen('share')])
    const html = await rendered(pristineOf(file, told))
    return html.replaceAll(`"${ITS_HOST}/`, '"/')
  },
}
