/** The built app: its files, and an HTML page of it at every address. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FOLDERS } from '../../../machines/rules/addresses.ts'
import { PAGE_FILES, type AppPages, type PageFile } from '../../contract/pages.ts'
import { answerNotFound } from './errors.ts'
import { readingPages, type ReadingPageOptions } from './readingPages.ts'
import { serveSharePictures } from './sharePage.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** These keep their names when their content changes. */
const HOUR = 'public, max-age=3600'
const MEDIA = `${HOUR}, stale-while-revalidate=604800`

/** What a browser heeds of a page alone: a first visit would wait for it again with every file. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]

/** What nobody should find who was not given the link. */
const PRIVATE = /^\/(result|share)\//

/** The sources that let a page's own inline scripts and styles in, and no other. */
const inlineSources = (html: string, tag: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('')

const originOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? ` ${new URL(address).origin}` : ''

const GOOGLE_SCRIPT = ' https://*.googletagmanager.com'
const GOOGLE_SENT = ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/** What the app was built for; a host that it does not name is let in nowhere. */
interface BuiltFor {
  VITE_API_BASE_URL?: string | undefined
  VITE_GA_MEASUREMENT_ID?: string | undefined
  VITE_ANALYTICS_URL?: string | undefined
}

/**
 * The policy of a page. Of inline code only what it came with runs.
 * @param html the page
 * @param built for another provider, whose pictures may be kept on yet another host; for Google Analytics, which loads its
 * script from Google; for a collector of the operator's own
 */
export function contentSecurityPolicy(html: string, built: BuiltFor): string {
  const provider = originOf(built.VITE_API_BASE_URL)
  // Pictures are fetched to be downloaded.
  const media = provider && ` https:${provider}`
  const script = built.VITE_GA_MEASUREMENT_ID ? GOOGLE_SCRIPT : ''
  const sent = (built.VITE_GA_MEASUREMENT_ID ? GOOGLE_SENT : '') + originOf(built.VITE_ANALYTICS_URL)
  const seen = built.VITE_GA_MEASUREMENT_ID ? GOOGLE_SENT : ''
  return [
    `default-src 'self'`,
    `script-src 'self'${inlineSources(html, 'script')}${script}`,
    `worker-src 'self'`,
    `style-src 'self'${inlineSources(html, 'style')}`,
    `img-src 'self' data: blob:${media}${seen}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${media}${sent}`,
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Of pages that are drawn for a reading, the one that waits for its app. */
const waitingFor = (file: PageFile): PageFile => (file === 'share.html' || file === 'result.html' ? 'shell.html' : file)

/** Whether a request is for a page: a browser's address bar, or a client that takes anything at an address without a file's ending. */
const wantsPage = (request: FastifyRequest): boolean => {
  const [pathname = '/'] = request.url.split('?')
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (FOLDERS.test(pathname)) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(pathname))
}

/** The app as `vite build` makes it. */
export interface BuiltApp {
  /** Its files */
  folder: string
  pages: AppPages
}

/** The app that was built beside a server. */
export async function builtApp(serverFolder: string): Promise<BuiltApp> {
  const file = pathToFileURL(path.join(serverFolder, 'pages.js')).href
  const { pages } = (await import(/* @vite-ignore */ file)) as { pages: AppPages }
  return { folder: path.join(serverFolder, '../client'), pages }
}

/** Serves the built app. */
export async function serveSite(
  server: FastifyInstance,
  { folder, pages }: BuiltApp,
  options: ReadingPageOptions,
): Promise<void> {
  const files = new Map(PAGE_FILES.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  const policies = new Map<string, string>(
    [...files].map(([file, html]) => [file, contentSecurityPolicy(html, import.meta.env)]),
  )
  const pageHeaders = (reply: FastifyReply, file: string) =>
    reply.header('content-security-policy', policies.get(file)).header('cache-control', 'no-cache')

  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const [top = ''] = path.relative(folder, file).split(path.sep)
      const page = top.replace(/\.(br|gz)$/, '')
      if (top === 'assets') {
        for (const name of OF_PAGES) reply.removeHeader(name)
        reply.header('cache-control', YEAR)
      }
      // Pictures and videos may be shown by an app on another origin.
      else if (top === 'media')
        reply.header('cache-control', MEDIA).header('cross-origin-resource-policy', 'cross-origin')
      // A browser that kept an old worker would keep the old app with it.
      else if (page === 'sw.js') reply.header('cache-control', 'no-cache')
      else if (policies.has(page)) pageHeaders(reply, page)
      else reply.header('cache-control', HOUR)
    },
  })

  const answerReading = readingPages(files, pages, pageHeaders, options)
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?')
    if (PRIVATE.test(pathname)) reply.header('x-robots-tag', 'noindex')
    const { file, sessionId } = pages.pageAt(pathname)
    // Readings of another provider are not known here.
    const isOurs = sessionId !== null && !import.meta.env.VITE_API_BASE_URL
    return isOurs ? answerReading(request, reply, file, sessionId) : reply.code(200).sendFile(waitingFor(file))
  }
  // The file server takes / for a folder, and forbids it to clients that take no compression.
  server.get('/', answerPage)
  // Messengers take anything.
  server.get('/share/:sessionId', answerPage)
  serveSharePictures(server, folder, options.readings)
  server.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? answerPage(request, reply) : answerNotFound(request, reply),
  )
}
