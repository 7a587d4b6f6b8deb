/** The inspector page of `npm run dev`, and that nothing of it is in the built product. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CHANNEL } from '../../src/dev/wire.ts'
import { freePort } from '../freePort.mjs'
import { dataFolder } from '../provider/running.ts'
import type { Product } from '../startProduct.mjs'
import { DESKTOP, withProduct } from './product.ts'

const FLOW = '/dev/flow'

const startDevServer = async (): Promise<Product> => {
  const folder = await dataFolder()
  const port = await freePort()
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  const server: ChildProcess = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { env: { ...env, DATA_DIR: folder, READING_PACE_MS: '20' }, stdio: 'ignore' },
  )
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/health`)).ok).toBe(true), {
    timeout: 110_000,
    interval: 100,
  })
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

const house = withProduct()
let development: Product
beforeAll(async () => {
  development = await startDevServer()
})
afterAll(() => development.stop())

const open = async (origin: string) => {
  const context = await house.browser.newContext({ baseURL: origin, locale: 'ko-KR', ...DESKTOP })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}

test('the page lights the states that the app walks through, steps back, sends and exports', async () => {
  const { context, page, complaints } = await open(development.origin)
  await page.goto(FLOW)
  const app = page.frameLocator('iframe')
  const log = page.getByRole('region', { name: 'Log' })
  const time = page.getByRole('group', { name: 'Time' })
  const states = page.getByRole('list', { name: 'Current states of reading', exact: true })
  const isLit = (state: string) =>
    page.locator(`[data-actor="reading"] [data-state="${state}"] > summary[aria-current="step"]`).isVisible()

  await states.getByText('visit.onboarding.welcome.editing.pristine').waitFor()
  expect(await isLit('visit.onboarding.welcome')).toBe(true)
  await app.getByLabel('닉네임').fill('달빛')
  await app.getByRole('button', { name: '시작하기' }).click()
  await states.getByText('visit.onboarding.reader').waitFor()
  expect(await isLit('visit.onboarding.reader')).toBe(true)
  expect(await isLit('visit.onboarding.welcome')).toBe(false)
  expect(await page.getByLabel('Address').textContent()).toBe('/onboarding/2')
  await log.getByText('done createSession').first().waitFor()

  const sender = page.getByRole('region', { name: 'Send to reading', exact: true })
  expect(await sender.getByRole('button', { name: 'visit.next' }).count()).toBe(0)
  await sender.getByRole('form', { name: 'reader.toggle' }).getByRole('button', { name: 'Send' }).click()
  await sender.getByRole('button', { name: 'visit.next' }).click()
  await app.getByRole('heading', { level: 1, name: '어떤 이야기가 궁금한가요?' }).waitFor()
  await states.getByText('visit.onboarding.category').waitFor()

  await time.getByRole('button', { name: /Step back/ }).click()
  await states.getByText('visit.onboarding.reader').waitFor()
  expect(await time.getByRole('alert').count()).toBe(0)
  await page.getByText('You are looking back').waitFor()
  await time.getByRole('button', { name: 'Back to the present' }).click()
  await states.getByText('visit.onboarding.category').waitFor()

  await page.getByRole('button', { name: 'Export as test' }).click()
  const exported = await page.getByRole('dialog').locator('pre').innerText()
  expect(exported).toContain("flow.send('reading', { type: 'nickname.change', text: '달빛' })")
  expect(exported).toContain('// It ended at /onboarding/3')
  expect(complaints).toEqual([])
  await context.close()
})

test('?inspect streams the root and its children to Stately’s page', async () => {
  const { context, page, complaints } = await open(development.origin)
  // Stands in for the page on the internet: says that it is there, and keeps what it is told.
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.actors = new Map()
        addEventListener('message', ({ data }) => {
          if (data.type === '@xstate.actor') actors.set(data.name, JSON.parse(data.definition))
        })
        opener.postMessage({ type: '@statelyai.connected' }, '*')
      </script>`,
    }),
  )
  const [stately] = await Promise.all([context.waitForEvent('page'), page.goto('/?inspect')])
  await stately.waitForFunction(() => {
    const { actors } = window as unknown as { actors?: Map<string, unknown> }
    return ['reading', 'catalog'].every((name) => actors?.has(name))
  })
  const actors = await stately.evaluate(() =>
    [...(window as unknown as { actors: Map<string, { states?: object }> }).actors].map(
      ([name, { states }]): [string, string[]] => [name, Object.keys(states ?? {}).toSorted()],
    ),
  )
  expect(Object.fromEntries(actors)).toMatchObject({
    reading: ['banner', 'catalog', 'connection', 'kept', 'note', 'session', 'theme', 'visit', 'words'],
    catalog: ['failed', 'idle', 'loading', 'ready'],
  })
  expect(complaints).toEqual([])
  await context.close()
})

test('the product has nothing of it: the address leads nowhere, and no file holds a byte', async () => {
  const { context, page } = await open(house.product.origin)
  await page.goto(FLOW)
  await page.getByRole('heading', { level: 1, name: '길을 잃으셨나요?' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await context.close()

  const marks = [CHANNEL, 'statelyai', 'stately.ai', 'flow-in-dev-server', 'Export as test']
  const sources = await filesIn('src/dev')
  for (const mark of marks) expect(sources.some(([, text]) => text.includes(mark)) || mark === 'stately.ai').toBe(true)
  const built = await filesIn('dist/client')
  expect(built.length).toBeGreaterThan(20)
  const found = built.flatMap(([file, text]) => marks.filter((mark) => text.includes(mark)).map((mark) => [file, mark]))
  expect(found).toEqual([])
})

const filesIn = async (folder: string): Promise<[file: string, text: string][]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|html|json|map|tsx?)$/.test(entry.name))
  return Promise.all(
    texts.map(async (entry): Promise<[string, string]> => {
      const file = path.join(entry.parentPath, entry.name)
      return [file, await readFile(file, 'utf8')]
    }),
  )
}
