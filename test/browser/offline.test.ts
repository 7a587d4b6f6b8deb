import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/provider/database/open.ts'
import { builtApp } from '../../src/provider/http/site.ts'
import { emptyDatabase, run, type Running } from '../provider/running.ts'
import { temporaryFolder } from '../provider/temporaryFolder.ts'
import { launch, PHONE, still, visitor } from './product.ts'
import { button, byFinger, live, sitDown, title, wholeVisit } from './walk.ts'

const WITH_WORKER = { ...still(PHONE), serviceWorkers: 'allow' } as const
/** The browser reports failed loads as console errors; without a network videos are missing. */
const NETWORK = /Failed to load resource/
/** What the worker's own scope knows. */
interface Scope {
  registration: ServiceWorkerRegistration
}
const MEGABYTE = 1_000_000
/** A worker takes its time on a busy machine. */
const SOON = { timeout: 20_000 }

let client: string
let database: Database
let running: Running
let browser: Browser
beforeAll(async () => {
  client = await temporaryFolder()
  const isMedia = (file: string) => path.basename(file) === 'media'
  await cp('dist/client', client, { recursive: true, filter: (file) => !isMedia(file) })
  await symlink(path.resolve('dist/client/media'), path.join(client, 'media'))
  database = await emptyDatabase('pglite')
  const { pages } = await builtApp(path.resolve('dist/server'))
  ;[running, browser] = await Promise.all([run(database, { app: { folder: client, pages } }), launch()])
})
afterAll(async () => {
  await browser.close()
  await running.stop()
  await database.close()
})

/** Every address that is kept, those of the app itself, and how many bytes it takes. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = []
    const shell: string[] = []
    let shellBytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        urls.push(new URL(request.url).pathname)
        if (!name.includes('precache')) continue
        shell.push(new URL(request.url).pathname)
        shellBytes += (await (await cache.match(request))!.blob()).size
      }
    }
    return { urls, shell, shellBytes }
  })

/** Changes a served file, and what is compressed of it. */
const change = async (name: string, edit: (text: string) => string): Promise<void> => {
  const file = path.join(client, name)
  await writeFile(file, edit(await readFile(file, 'utf8')))
  for (const twin of ['.br', '.gz']) await rm(file + twin, { force: true })
}

/** Whether the picture of a step's card can be shown, and not only its name. */
const hasPicture = async (page: Page, step: string): Promise<boolean> =>
  page
    .getByRole('region', { name: step })
    .locator('video, img')
    .first()
    .evaluate(async (picture) => (await fetch(picture.getAttribute('poster') ?? picture.getAttribute('src')!)).ok)

test('app and readings open without a network; a new version waits for the next page load', async () => {
  const { page, context, leave } = await visitor(browser, running.url, WITH_WORKER)
  const id = await wholeVisit(page, byFinger)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(async () => (await kept(page)).urls, SOON).toContain('/api/topics')
  const { urls, shellBytes } = await kept(page)
  expect(shellBytes).toBeGreaterThan(MEGABYTE / 2)
  expect(shellBytes).toBeLessThan(1.5 * MEGABYTE)
  expect(urls.filter((url) => /sessions|\.mp4|^\/(share|result|onboarding)/.test(url))).toEqual([])

  const missingFonts: string[] = []
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'font') missingFonts.push(new URL(request.url()).pathname)
  })
  await context.setOffline(true)
  await page.goto(`/result/${id}`)
  await page.getByRole('region', { name: '행운 카드' }).waitFor()
  await byFinger(button(page, '이전'))
  for (const step of ['미래', '현재', '과거']) {
    await byFinger(button(page, '이전'))
    expect(await hasPicture(page, step)).toBe(true)
  }
  await page.goto('/')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await page.evaluate(() => document.fonts.ready)
  expect(missingFonts.filter((font) => urls.includes(font))).toEqual([])
  await page.goto('/nowhere/at/all')
  await title(page, '길을 잃으셨나요?')
  await expect(page.goto('/api/docs')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await context.setOffline(false)
  await page.goto('/')
  await sitDown(page, byFinger)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const screen = (await readdir(path.join(client, 'assets'))).find((name) => /^shared-.*\.js$/.test(name))!
  await rename(path.join(client, 'assets', screen), path.join(client, 'assets/shared-second.js'))
  await change('index.html', (html) => html.replace('<body>', '<body data-version="second">'))
  await change('sw.js', (script) => script.replace(screen, 'shared-second.js'))
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(isWaiting, SOON).toBe(true)
  // A screen of the running version that was not needed yet, and that the server does not have any more.
  await page.evaluate(() => {
    history.pushState({ index: 99 }, '', '/share/%20')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await title(page, '잘못된 공유 링크예요')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.goto('/')
  await page.locator('[data-version=second]').waitFor()
  await expect.poll(() => page.getByLabel('닉네임').inputValue(), SOON).toBe('달빛')
  expect(await isWaiting()).toBe(true)

  const next = await context.newPage()
  await page.close()
  // The worker of the first version ends with its last page, and the second takes its place.
  await expect.poll(() => context.serviceWorkers().length, SOON).toBe(1)
  const [worker] = context.serviceWorkers()
  const stateOf = () => worker?.evaluate(() => (globalThis as unknown as Scope).registration.active?.state)
  await expect.poll(stateOf, SOON).toBe('activated')
  await next.goto('/')
  // Its own files only: the page, which still names the old one, may find that in the browser's cache.
  await expect.poll(async () => (await kept(next)).shell, SOON).not.toContain(`/assets/${screen}`)
  expect((await kept(next)).shell).toContain('/assets/shared-second.js')
  await leave(NETWORK)
})

test('a visit goes on where it was when the phone ended its page in the background', async () => {
  const { page, context, leave } = await visitor(browser, running.url, still(PHONE))
  await page.goto('/')
  await sitDown(page, byFinger)
  await byFinger(page.locator('main button[aria-pressed]').first())
  await byFinger(button(page, '다음'))
  await title(page, '어떤 이야기가 궁금한가요?')
  await page.evaluate(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('interrupted_visit')), SOON).not.toBe(null)
  const other = await context.newPage()
  await other.goto('/')
  await title(other, '어서 오세요, 타로 한 잔입니다')
  // Its app has looked for something to take up, and found that the other page still lives.
  await live(other)
  expect(await other.getByLabel('닉네임').inputValue()).toBe('')

  const dropped = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => {})
  await dropped
  // Its end is told before what it held is free.
  const held = () => other.evaluate(async () => (await navigator.locks.query()).held?.length)
  await expect.poll(held, SOON).toBe(0)
  await other.reload()
  await title(other, '어떤 이야기가 궁금한가요?')
  await byFinger(button(other, '이전'))
  await title(other, '오늘의 리더를 골라 주세요')
  expect(await other.locator('main [aria-pressed=true]').count()).toBe(1)
  await leave()
})
