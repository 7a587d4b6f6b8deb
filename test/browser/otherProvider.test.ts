/** One build with every build-time setting: another provider on another origin, analytics, and a feedback form. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLiveProvider, type LiveProvider } from '../liveProvider.ts'
import { launch, PHONE, visitor, still } from './product.ts'
import { freePort } from '../freePort.mjs'
import { answer, ask, button, byFinger, byMouse, draw, sitDown, title } from './walk.ts'

const run = promisify(execFile)
const FEEDBACK = 'https://forms.example/feedback'
const NICKNAME = '달빛라떼'
const QUESTION = '이번 봄에 새로운 인연을 만날 수 있을까요?'

/** In a process of its own, because settings are read from its environment. */
const BUILD = `
  import { createBuilder } from 'vite'
  const client = { build: { outDir: process.argv[1] } }
  const builder = await createBuilder({ logLevel: 'error', environments: { client } })
  await builder.build(builder.environments.client)`

let live: LiveProvider
let site: PreviewServer
let browser: Browser
let folder: string
let origin: string

beforeAll(async () => {
  live = await startLiveProvider()
  folder = await mkdtemp(path.join(tmpdir(), 'taro-site-'))
  await run('node', ['--input-type=module', '--eval', BUILD, folder], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_API_BASE_URL: live.baseUrl,
      VITE_GA_MEASUREMENT_ID: 'G-TEST',
      VITE_FEEDBACK_URL: FEEDBACK,
    },
  })
  const port = await freePort()
  const client = { build: { outDir: folder } }
  site = await preview({ logLevel: 'error', environments: { client }, preview: { port, strictPort: true } })
  origin = `http://localhost:${port}`
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await live.close()
  await rm(folder, { recursive: true, force: true })
})

/** No machine reaches Google: its script is answered with nothing, and what would be sent stays in the data layer. */
const withoutGoogle = { serviceWorkers: 'block' } as const

test('a whole visit against another provider on another origin, with what it reports', async () => {
  const { page, context, leave } = await visitor(browser, origin, { ...still(PHONE), ...withoutGoogle })
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  const asked = page.getByRole('region', { name: '방문 통계' })
  await asked.waitFor()
  expect(await page.evaluate(() => [window.dataLayer, document.cookie])).toEqual([undefined, ''])
  await button(page, '네, 좋아요').tap()
  await asked.waitFor({ state: 'hidden' })
  await sitDown(page, byFinger, NICKNAME)
  await answer(page, byFinger)
  await ask(page, byFinger, QUESTION)
  await draw(page, byFinger)
  await title(page, `${NICKNAME}님의 타로`)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(id).toMatch(/^[a-z0-9]{7}$/)
  await page.getByText('모든 해석이 완성됐어요').waitFor({ timeout: 90_000 })
  const lucky = page.getByRole('region', { name: '행운 카드' })
  while (!(await lucky.isVisible())) await button(page, '다음').tap()
  expect(await page.getByRole('link', { name: '의견 보내기' }).getAttribute('href')).toBe(FEEDBACK)
  await button(page, '새로운 타로 보기').tap()
  await title(page, '어서 오세요, 타로 한 잔입니다')

  const [submit] = live.callsTo('POST /submit')
  expect(submit?.body).toMatchObject({ questionText: QUESTION })

  const layer = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  )
  const events = layer.filter(([command]) => command === 'event').map(([, name, params]) => ({ name, params }))
  expect(events.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'page_view',
      'onboarding_enter',
      'user_selection',
      'card_select',
      'card_flip',
      'onboarding_complete',
      'result_view_complete',
      'result_restart',
      'time_on_page',
      'performance_metric',
    ]),
  )
  expect(
    new Set(
      events
        .filter(({ name }) => name === 'user_selection')
        .map(({ params }) => (params as { selection_type: string }).selection_type),
    ),
  ).toEqual(new Set(['form_submit', 'reader', 'category', 'topic', 'question', 'card', 'button_click']))
  expect(
    layer
      .filter(([command, what]) => command === 'set' && typeof what === 'object')
      .map(([, what]) => (what as { page_title: string }).page_title),
  ).toContain('타로 결과 페이지')
  const sent = JSON.stringify(layer)
  for (const personal of [NICKNAME, QUESTION, id]) expect(sent).not.toContain(personal)
  await leave(/cdn\.example/)
})

test('who refuses to be counted is not; a reading that fails says so, goes on when the provider does, and the visitor may ask at once', async () => {
  const { page, context, leave } = await visitor(browser, origin, { ...still(), ...withoutGoogle })
  const toGoogle: string[] = []
  context.on('request', (request) => void (/google/.test(request.url()) && toGoogle.push(request.url())))
  await page.goto('/')
  await button(page, '아니요').click()
  await sitDown(page, byMouse, NICKNAME)
  await answer(page, byMouse)
  await ask(page, byMouse)
  live.always('GET /result', { json: { status: 'FAILED', message: '잠시 막혔어요' } })
  await draw(page, byMouse)
  await page.getByText('결과를 만드는 중 오류가 생겼어요').waitFor()
  live.always('GET /result', null)
  await button(page, '다시 시도').click()
  await page.getByText('결과를 만드는 중 오류가 생겼어요').waitFor({ state: 'hidden' })
  expect(toGoogle).toEqual([])
  await leave(/Failed to load resource/)
})
