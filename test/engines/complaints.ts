/**
 * For an engine whose driver does not tell what a page complains about: a proxy before the product, on an origin of its
 * own, that gives every page one more script, which hears errors and sends them here. Whether a film can be decoded is up to
 * the machine, and no complaint; that it was served is.
 */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const SCRIPT_PATH = '/complaints.js'
const SINK_PATH = '/complaints'

const SCRIPT = `{
  const tell = (complaint) => navigator.sendBeacon('${SINK_PATH}', String(complaint))
  const say = console.error
  console.error = (...words) => { say(...words); tell(words.join(' ')) }
  addEventListener('error', ({ message, target }) => {
    if (!(target instanceof HTMLMediaElement)) tell(message ?? target.src ?? target.href)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(violatedDirective + ' ' + blockedURI))
}`

export interface Listening {
  origin: string
  complaints: string[]
  close(): Promise<void>
}

/** @param product origin of what is visited */
export async function listenIn(product: string): Promise<Listening> {
  const complaints: string[] = []
  const proxy = createServer((asked, answer) => {
    if (asked.url === SCRIPT_PATH) return answer.setHeader('content-type', 'text/javascript').end(SCRIPT)
    if (asked.url === SINK_PATH)
      return void text(asked).then((complaint) => {
        complaints.push(complaint)
        answer.writeHead(204).end()
      })
    const isPage = asked.headers['accept']?.includes('text/html') ?? false
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(product + asked.url, { method: asked.method, headers }, (got) => {
      const status = got.statusCode ?? 502
      if (status >= 400) complaints.push(`${status} ${asked.url}`)
      if (!got.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(status, got.headers)
        return void got.pipe(answer)
      }
      void text(got).then((page) => {
        const { 'content-length': _, ...rest } = got.headers
        answer.writeHead(status, rest).end(page.replace('<head>', () => `<head><script src="${SCRIPT_PATH}"></script>`))
      })
    })
    onward.on('error', (error) => {
      complaints.push(`${error.message} ${asked.url}`)
      answer.destroy()
    })
    asked.pipe(onward)
    // A film that is no longer wanted is given up half-way.
    answer.on('close', () => onward.destroy())
    return undefined
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    complaints,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
