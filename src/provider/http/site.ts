/** The built app: its files, and an HTML page of it at every address. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FOLDERS } from '../../../machines/rules/addresses.ts'
import { answerNotFound } from './errors.ts'
import { serveShares, type ShareOptions } from './sharePage.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** These keep their names when their content changes. */
const HOUR = 'public, max-age=3600'
const MEDIA = `${HOUR}, stale-while-revalidate=604800`

/** Pages that are rendered beforehand, and the one that waits for the app to know what it shows. */
const PAGES = ['index.html', 'not-found.html', 'shell.html'] as const
export type Page = (typeof PAGES)[number]

const HOME = /^\/(onboarding\/1\/?)?$/
const KNOWN = /^\/(onboarding|readings|result|share|demo)(\/|$)/
const pageAt = (pathname: string): Page =>
  HOME.test(pathname) ? 'index.html' : KNOWN.test(pathname) ? 'shell.html' : 'not-found.html'

/** What nobody should find who was not given the link. */
const PRIVATE = /^\/(result|share)\//

/** The sources that let a page's own inline scripts and styles in, and no other. */
const inlineSources = (html: string, tag: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('')

/**
 * The policy of a page. Of inline code only what it came with runs; analytics loads its script from Google.
 * @param html the page
 * @param apiUrl address of the provider that the app was built for, when it is not this one
 */
export function contentSecurityPolicy(html: string, apiUrl: string | undefined): string {
  const provider = apiUrl && URL.canParse(apiUrl) ? ` ${new URL(apiUrl).origin}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self'${inlineSources(html, 'script')} https://*.googletagmanager.com`,
    `worker-src 'self'`,
    `style-src 'self'${inlineSources(html, 'style')}`,
    // A provider may keep its pictures on yet another host, and they are fetched to be downloaded.
    `img-src 'self' data: blob: https:${provider}`,
    `media-src 'self' blob: https:${provider}`,
    `connect-src 'self' https:${provider}`,
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Whether a request is for a page: a browser's address bar, or a client that takes anything at an address without a file's ending. */
const wantsPage = (request: FastifyRequest): boolean => {
  const [pathname = '/'] = request.url.split('?')
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (FOLDERS.test(pathname)) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(pathname))
}

/** Serves a folder made by `vite build`. */
export async function serveSite(server: FastifyInstance, folder: string, share: ShareOptions): Promise<void> {
  const pages = new Map(PAGES.map((page) => [page, readFileSync(path.join(folder, page), 'utf8')]))
  const apiUrl = import.meta.env.VITE_API_BASE_URL as string | undefined
  const policies = new Map<string, string>(
    [...pages].map(([page, html]) => [page, contentSecurityPolicy(html, apiUrl)]),
  )
  const pageHeaders = (reply: FastifyReply, page: string) =>
    reply.header('content-security-policy', policies.get(page)).header('cache-control', 'no-cache')

  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const [top = ''] = path.relative(folder, file).split(path.sep)
      const page = top.replace(/\.(br|gz)$/, '')
      if (top === 'assets') reply.header('cache-control', YEAR)
      // Pictures and videos may be shown by an app on another origin.
      else if (top === 'media')
        reply.header('cache-control', MEDIA).header('cross-origin-resource-policy', 'cross-origin')
      // A browser that kept an old worker would keep the old app with it.
      else if (page === 'sw.js') reply.header('cache-control', 'no-cache')
      else if (policies.has(page)) pageHeaders(reply, page)
      else reply.header('cache-control', HOUR)
    },
  })
  // The file server takes / for a folder, and forbids it to clients that take no compression.
  server.get('/', (_request, reply) => reply.sendFile(pageAt('/')))
  serveShares(server, folder, pages.get('shell.html')!, (reply) => pageHeaders(reply, 'shell.html'), share)
  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply)
    if (PRIVATE.test(request.url)) reply.header('x-robots-tag', 'noindex')
    const [pathname = '/'] = request.url.split('?')
    return reply.code(200).sendFile(pageAt(pathname))
  })
}
