// node test/bench/pages.bench.mjs [--keep] [/ /share/{id} …]: Lighthouse's mobile preset on four pages of the product, or on
// those that are named, middle of ROUNDS (3), beside the figures in pages.json, which `--keep` writes anew. Needs a build; set ORIGIN to measure a running product
// instead. Bytes, calls and the time until the page can be used are measured in a second run, on a slow 4G line with the
// CPU slowed four times. Times, and the score with them, follow how busy the machine is: bytes, calls and CLS repeat. So the
// score is told twice, the second time as if the page had blocked for as long as its tasks used the CPU.
// Every table says whether Chromium found a Korean font. Almost every visitor's device has one; where there is none (Debian:
// fonts-noto-cjk), boxes stand for letters until the page's own fonts come. FONTCONFIG_FILE may name one that is not
// installed. It asserts nothing. Lighthouse is too much for every installation: it is fetched once, when it is not there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.mjs'
import { pause, productToMeasure } from './product.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SLOWED = 4
/** A task that takes longer than this makes a visitor wait, in ms. */
const SHORT_TASK = 50
/** Lighthouse's slow 4G. */
const LINE = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const KEPT = path.join(import.meta.dirname, 'pages.json')

const lighthouse = async () => {
  const folder = path.resolve(process.env.LIGHTHOUSE_DIR ?? 'node_modules/.cache/taro-han-jan/lighthouse')
  if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', LIGHTHOUSE], { cwd: folder, stdio: 'inherit' })
  }
  const from = createRequire(path.join(folder, 'package.json'))
  const load = (name) => import(pathToFileURL(from.resolve(name)).href)
  return { ...(await load('lighthouse')), ...(await load('lighthouse/core/audits/audit.js')) }
}

/** What Lighthouse gives for blocking on a phone: nine tenths at 200 ms, half at 600. */
const BLOCKING = { p10: 200, median: 600 }

const call = async (origin, address, body) => {
  const answer = await fetch(`${origin}/api/${address}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return answer.ok ? answer.json() : null
}

/** A finished reading; its id. */
const finishedReading = async (origin) => {
  const { sessionId } = await call(origin, 'sessions', { nickname: '달빛여우' })
  await call(origin, `sessions/${sessionId}/submit`, {
    categoryCode: 'LOVE',
    topicCode: 'NEW_LOVE',
    questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
    readerType: 'F',
  })
  while ((await call(origin, `sessions/${sessionId}/result`))?.status !== 'COMPLETED') await pause(200)
  return sessionId
}

const press = (page, name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click()

/** From the welcome page to the table, so that a tab may open the table by its address. */
const sitDown = async (page, origin) => {
  await page.goto(origin)
  await press(page, '시작하기')
  for (let step = 2; step <= 5; step++) {
    await page.waitForFunction(
      // A screen that leaves or comes takes no press.
      (at) => location.pathname === `/onboarding/${at}` && document.querySelector('[data-fade="still"]'),
      {},
      step,
    )
    await page.locator('main button[aria-pressed="false"]').click()
    await press(page, '다음')
  }
  await page.waitForFunction(() => location.pathname === '/onboarding/card-draw')
  // What the tab keeps is written once the session is there.
  await page.waitForSelector('[data-card]')
  await pause(1000)
}

const open = async () => puppeteer.launch({ executablePath: await findChromium(() => {}), args: [...CHROMIUM_FLAGS] })

/** Whether letters have shapes of their own before any font of the page is there: boxes are all alike. */
const hasKoreanFont = async () => {
  const browser = await open()
  try {
    const page = await browser.newPage()
    return await page.evaluate(() => {
      const [one, other] = ['가', '힣'].map((letter) => {
        const canvas = document.createElement('canvas')
        canvas.getContext('2d').fillText(letter, 10, 50)
        return canvas.toDataURL()
      })
      return one !== other
    })
  } finally {
    await browser.close()
  }
}

/**
 * CPU time, as if slowed, of the main thread's tasks beyond what goes unnoticed, in ms: from the first paint until the page
 * can be used, and from there on.
 */
const busyTimes = (events) => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return { 'CPU ms': 0, 'CPU ms after': 0 }
  const usable = events.find(({ name, pid }) => name === 'usable' && pid === paint.pid)?.ts ?? Infinity
  const busy = (from, to) =>
    events
      .filter(
        ({ name, pid, tid, ts }) =>
          name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > from && ts <= to,
      )
      .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWED * tdur) / 1000 - SHORT_TASK), 0)
  return { 'CPU ms': busy(paint.ts, usable), 'CPU ms after': busy(usable, Infinity) }
}

const audited = async ({ startFlow, Audit }, origin, address, isAfterVisit) => {
  const browser = await open()
  try {
    const page = await browser.newPage()
    if (isAfterVisit) await sitDown(page, origin)
    const flow = await startFlow(page)
    await flow.navigate(origin + address, isAfterVisit ? { disableStorageReset: true } : {})
    const { steps } = await flow.createFlowResult()
    const { GatherContext: _, ...artifacts } = flow.createArtifactsJson()
    const { audits, categories } = steps[0].lhr
    const score = (name) => Math.round((categories[name].score ?? 0) * 100)
    const value = (name) => audits[name].numericValue
    const { Trace } = artifacts.gatherSteps[0].artifacts
    const busy = busyTimes(Trace.traceEvents)
    const { auditRefs } = categories.performance
    const share =
      auditRefs.find(({ id }) => id === 'total-blocking-time').weight /
      auditRefs.reduce((sum, { weight }) => sum + weight, 0)
    const byCpu = Audit.computeLogNormalScore(BLOCKING, busy['CPU ms'] + busy['CPU ms after'])
    return {
      performance: score('performance'),
      'performance by CPU':
        score('performance') + Math.round(100 * share * (byCpu - audits['total-blocking-time'].score)),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'FCP s': value('first-contentful-paint') / 1000,
      'LCP s': value('largest-contentful-paint') / 1000,
      CLS: value('cumulative-layout-shift'),
      'TBT ms': value('total-blocking-time'),
      ...busy,
    }
  } finally {
    await browser.close()
  }
}

const opened = async (origin, address, isAfterVisit) => {
  const browser = await open()
  try {
    const page = await browser.newPage()
    await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
    if (isAfterVisit) await sitDown(page, origin)
    await page.goto('about:blank')
    const line = await page.createCDPSession()
    await line.send('Network.enable')
    await line.send('Network.setCacheDisabled', { cacheDisabled: true })
    await line.send('Network.setBypassServiceWorker', { bypass: true })
    await line.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    let bytes = 0
    let calls = 0
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      calls += 1
    })
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' })
    // The page marks it itself (`src/app/usable.ts`).
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    const found = { kB: bytes / 1000, calls }
    const at = await page.evaluate(() => performance.getEntriesByName('usable')[0].startTime)
    return { 'usable s': at / 1000, ...found }
  } finally {
    await browser.close()
  }
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const middles = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, middle(rounds.map((round) => round[name]))]))
const rounded = (value) => Number(value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0))

const tool = await lighthouse()
const koreanFont = (await hasKoreanFont()) ? 'yes' : 'no'
const product = await productToMeasure()
try {
  const id = await finishedReading(product.origin)
  const addresses = {
    '/': '/',
    '/onboarding/card-draw': '/onboarding/card-draw',
    '/result/{id}': `/result/${id}`,
    '/share/{id}': `/share/${id}`,
  }
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
  const named = process.argv.slice(2).filter((word) => word.startsWith('/'))
  const found = {}
  for (const [name, address] of Object.entries(addresses)) {
    if (named.length > 0 && !named.includes(name)) continue
    const isAfterVisit = name === '/onboarding/card-draw'
    const rounds = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        ...(await audited(tool, product.origin, address, isAfterVisit)),
        ...(await opened(product.origin, address, isAfterVisit)),
      })
    const figures = Object.fromEntries(Object.entries(middles(rounds)).map(([key, value]) => [key, rounded(value)]))
    found[name] = { 'Korean font': koreanFont, ...figures }
    const ratio = (key) => (kept[name]?.[key] ? Number((figures[key] / kept[name][key]).toFixed(2)) : null)
    const rows = Object.entries(found[name]).map(([key, value]) => [
      key,
      { now: value, kept: kept[name]?.[key], ratio: key in figures ? ratio(key) : null },
    ])
    console.info(`\n${name}, middle of ${ROUNDS}`)
    // oxlint-disable-next-line eslint/no-console -- a table is what this is for
    console.table(Object.fromEntries(rows))
  }
  if (process.argv.includes('--keep')) writeFileSync(KEPT, `${JSON.stringify({ ...kept, ...found }, null, 2)}\n`)
} finally {
  await product.stop()
}
