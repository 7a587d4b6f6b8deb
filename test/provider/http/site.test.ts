import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { precompress } from '../../../src/provider/build.ts'
import { pages } from '../../../src/pages.ts'
import type { Database } from '../../../src/provider/database/open.ts'
import { contentSecurityPolicy } from '../../../src/provider/http/site.ts'
import { call, emptyDatabase, run, runForTest, type Running } from '../running.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const pageThatSays = (words: string) =>
  `<!doctype html><title>타로 한 잔</title><style>p{}</style><script>0</script>${`<p>${words}</p>`.repeat(100)}`
const PAGE = pageThatSays('어서 오세요')
const PAGES = {
  'index.html': PAGE,
  'not-found.html': pageThatSays('길을 잃으셨나요?'),
  'shell.html': pageThatSays('따뜻한 한 잔'),
  'share.html': pageThatSays('공유된 결과'),
  'result.html': pageThatSays('결과'),
}
const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`
const SCRIPT = 'export const cup = 1\n'.repeat(200)
const VIDEO = randomBytes(50_000)

const builtApp = async (): Promise<string> => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'assets'))
  await mkdir(path.join(folder, 'media/cards'), { recursive: true })
  for (const [file, page] of Object.entries(PAGES)) await writeFile(path.join(folder, file), page)
  await writeFile(path.join(folder, 'assets/app-Bx81.js'), SCRIPT)
  await writeFile(path.join(folder, 'assets/tiny-C9.js'), 'export {}')
  await writeFile(path.join(folder, 'sw.js'), SCRIPT)
  await writeFile(path.join(folder, 'media/cards/major-00.mp4'), VIDEO)
  await precompress(folder)
  return folder
}

/** The bytes as they come over the wire; fetch would decompress them and normalise the path. */
const raw = (url: string, headers: Record<string, string>, requestPath = new URL(url).pathname) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const request = http.get({ hostname, port, path: requestPath, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
  })

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

let database: Database
let running: Running
let url: string
beforeAll(async () => {
  database = await emptyDatabase('pglite')
  running = await run(database, {
    app: { folder: await builtApp(), pages },
    environment: { CORS_ORIGINS: 'https://app.example,http://localhost:5173' },
  })
  url = running.url
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('the page', () => {
  test.each([
    ['/', 'index.html'],
    ['/?from=kakao', 'index.html'],
    ['/onboarding/1', 'index.html'],
    ['/onboarding/1/', 'index.html'],
    ['/onboarding/8', 'not-found.html'],
    ['/onboarding/card-draw', 'shell.html'],
    ['/result/V1StGXR8', 'shell.html'],
    ['/result/undefined', 'shell.html'],
    ['/share/x?from=kakao', 'shell.html'],
    ['/share/%20', 'shell.html'],
    ['/readings', 'shell.html'],
    ['/demo/loading', 'shell.html'],
    ['/lost.in.tarot', 'not-found.html'],
  ] as const)('%s is %s, checked for news on each visit', async (address, file) => {
    const { status, headers, text } = await call(url + address, undefined, BROWSER)
    expect(status).toBe(200)
    expect(text).toBe(PAGES[file])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('comes with the security headers, and with leave for no inline code but its own', async () => {
    for (const address of ['/', '/index.html', '/onboarding/2', '/share/x', '/nowhere']) {
      const { headers } = await call(url + address, undefined, BROWSER)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain(`default-src 'self'`)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain(`script-src 'self' '${hashOf('0')}'`)
      expect(policy).toContain(`style-src 'self' '${hashOf('p{}')}'`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  test('lets in the hosts that the app was built for, and no other', () => {
    const provider = contentSecurityPolicy(PAGE, { VITE_API_BASE_URL: 'http://provider.example:8080/api' })
    expect(provider).toMatch(/connect-src [^;]*http:\/\/provider\.example:8080[; ]/)
    expect(contentSecurityPolicy(PAGE, {})).not.toMatch(/https?:/)
    const counted = contentSecurityPolicy(PAGE, {
      VITE_GA_MEASUREMENT_ID: 'G-1',
      VITE_ANALYTICS_URL: 'https://own.example/e',
    })
    expect(counted).toMatch(
      /script-src [^;]*googletagmanager[^]*connect-src [^;]*google-analytics[^;]*https:\/\/own\.example[; ]/,
    )
  })

  test('is not changed for whoever has it', async () => {
    const { status, headers } = await raw(`${url}/`, {})
    expect(status).toBe(200)
    const again = await raw(`${url}/`, { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('files', () => {
  test('come without what is said to pages alone, and are still taken for nothing that they are not', async () => {
    const { headers } = await call(`${url}/assets/app-Bx81.js`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
    expect(headers.get('referrer-policy')).toBeNull()
  })

  test('hashed assets are kept for good, media for a while', async () => {
    expect((await call(`${url}/assets/app-Bx81.js`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const media = (await call(`${url}/media/cards/major-00.mp4`)).headers
    expect(media.get('cache-control')).toMatch(/^public, max-age=3600\b/)
    expect(media.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each(['identity', 'gzip', 'br'])(
    'the service worker is checked for news each time, also as %s',
    async (encoding) => {
      const { status, headers } = await raw(`${url}/sw.js`, { 'accept-encoding': encoding })
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/javascript/)
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(['/assets/app-old.js', '/assets/', '/media/cards/none.mp4', '/favicon.ico', '/api', '/api/none'])(
    'a missing %s is a 404, never the page and never cached',
    async (address) => {
      const init = address === '/favicon.ico' ? { headers: { accept: 'image/avif,*/*' } } : BROWSER
      const { status, headers, json } = await call(url + address, undefined, init)
      expect(status).toBe(404)
      expect((await raw(url + address, { accept: 'image/avif,*/*' })).status).toBe(404)
      expect(json).toMatchObject({ code: 404 })
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('text is sent as %s to whoever takes it', async (encoding, decompress) => {
    for (const [address, content] of [
      ['/assets/app-Bx81.js', SCRIPT],
      ['/onboarding/3', PAGES['shell.html']],
    ] as const) {
      const { status, headers, body } = await raw(url + address, { 'accept-encoding': encoding, accept: '*/*' })
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
      expect(body.length).toBeLessThan(content.length / 4)
      expect(decompress(body).toString()).toBe(content)
    }
  })

  test('small files and clients that take no compression get the plain bytes', async () => {
    const tiny = await raw(`${url}/assets/tiny-C9.js`, { 'accept-encoding': 'br, gzip' })
    expect(tiny).toMatchObject({ status: 200, body: Buffer.from('export {}') })
    expect(tiny.headers['content-encoding']).toBeUndefined()
    const plain = await raw(`${url}/assets/app-Bx81.js`, {})
    expect(plain.body.toString()).toBe(SCRIPT)
  })

  test('a video is sent by ranges', async () => {
    const address = `${url}/media/cards/major-00.mp4`
    const part = await raw(address, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 100-199/50000')
    expect(part.headers['content-type']).toBe('video/mp4')
    expect(part.body.equals(VIDEO.subarray(100, 200))).toBe(true)
    expect((await raw(address, { range: 'bytes=60000-' })).status).toBe(416)
    expect((await raw(address, {})).headers['accept-ranges']).toBe('bytes')
  })

  test('nothing outside the folder is served', async () => {
    for (const address of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
    ]) {
      const { status, body } = await raw(url, { accept: 'application/json' }, address)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body.toString()).not.toContain('taro-han-jan')
    }
  })
})

describe('an app on another origin', () => {
  const preflight = (origin: string) =>
    call(`${running.api}/sessions`, undefined, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization, content-type',
      },
    })

  test.each(['https://app.example', 'http://localhost:5173'])('%s is on the list and may call', async (origin) => {
    const { status, headers } = await preflight(origin)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-headers')).toBe('content-type, authorization')
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
    for (const address of ['/api/topics', '/api/none', '/media/cards/major-00.mp4'])
      expect(
        (await call(url + address, undefined, { headers: { origin } })).headers.get('access-control-allow-origin'),
      ).toBe(origin)
  })

  test('any other gets no leave', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('a flood from one address is held off, and it can still read', async () => {
  const { api } = await runForTest(database)
  const statuses: number[] = []
  // A new minute, which may begin meanwhile, counts anew.
  while (!statuses.includes(429) && statuses.length <= 1200)
    await Promise.all(
      Array.from({ length: 20 }, async () => statuses.push((await call(`${api}/sessions`, { nickname: '' })).status)),
    )
  const answered = statuses.indexOf(429)
  expect(answered).toBeGreaterThanOrEqual(600)
  expect(new Set(statuses.slice(0, answered))).toEqual(new Set([400]))
  const refused = await call(`${api}/sessions`, { nickname: '달빛여우' })
  expect(refused.json).toMatchObject({ code: 429, message: expect.stringMatching(/[가-힣]/) })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call(`${api}/topics`)).status).toBe(200)
})

describe('/api/docs', () => {
  test('describes the calls from the contract', async () => {
    const { json } = await call(`${running.api}/docs/json`)
    expect(json?.openapi).toMatch(/^3\./)
    const calls = Object.entries(json?.paths as Record<string, object>).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method} ${address}`),
    )
    expect(calls.toSorted()).toEqual([
      'delete /api/sessions/{sessionId}',
      'get /api/readers',
      'get /api/sessions/{sessionId}/cards',
      'get /api/sessions/{sessionId}/result',
      'get /api/topics',
      'post /api/sessions',
      'post /api/sessions/{sessionId}/submit',
      'put /api/sessions/{sessionId}/visibility',
    ])
    expect(JSON.stringify(json)).toContain('categoryCode')
  })

  test('has a page', async () => {
    const { status, text } = await call(`${running.api}/docs`, undefined, BROWSER)
    expect(status).toBe(200)
    expect(text).toContain('swagger-ui')
  })
})
