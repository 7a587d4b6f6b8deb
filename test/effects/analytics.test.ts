// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { reportPerformance, reportScriptFaults, reportVisit } from '../../src/effects/analytics.ts'
import type { Hit, Page, Reporter } from '../../src/effects/analyticsTable.ts'
import { loadGtag } from '../../src/effects/gtag.ts'
import { CONSENT_KEY, measure } from '../../src/effects/measuring.ts'
import { memoryStorages } from './memoryStorages.ts'
import { CARDS, FILLED, reading, stage, WHOLE } from '../machines/stage.ts'

vi.mock('web-vitals', () => {
  const measuring = (name: string, value: number) => (tell: (metric: object) => void) =>
    tell({ name, value, rating: 'good' })
  return {
    onCLS: measuring('CLS', 0.01234),
    onFCP: measuring('FCP', 900.4),
    onINP: measuring('INP', 40),
    onLCP: measuring('LCP', 1200),
    onTTFB: measuring('TTFB', 80),
  }
})

// happy-dom loads no scripts; that this is no error has to be said.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
})

const tidy: (() => void)[] = []
afterEach(() => tidy.splice(0).forEach((undo) => undo()))

/** Notes what is reported: a page as its path, a hit by its name and parameters. */
class Notebook implements Reporter {
  readonly pages: string[] = []
  readonly hits: Hit[] = []
  open = (page: Page): void => void this.pages.push(page.path)
  send = (hit: Hit): void => void this.hits.push(hit)
  named = (name: string): object[] => this.hits.filter((hit) => hit.name === name).map(({ params }) => params)
}

const reported = (options: Parameters<typeof stage>[0] = {}) => {
  const notebook = new Notebook()
  const play = stage(options)
  let time = 0
  tidy.push(reportVisit(play.actor, notebook, () => time))
  return { ...play, play, notebook, after: (seconds: number) => (time += seconds * 1000) }
}

test('every screen is a page view under its pattern and its title, once', () => {
  const { act, open, notebook } = reported({ path: '/onboarding/1', visit: FILLED })
  act('nickname.blur')
  for (const path of ['/result/abc1234', '/result/other77', '/share/abc1234', '/share/', '/secret/abc1234']) open(path)
  expect(notebook.named('page_view')).toEqual([
    { page_path: '/', page_title: '환영 페이지' },
    { page_path: '/result/:resultId', page_title: '타로 결과 페이지' },
    // One result after another is one more page.
    { page_path: '/result/:resultId', page_title: '타로 결과 페이지' },
    { page_path: '/share/:sharedId', page_title: '공유된 타로 결과 페이지' },
    { page_path: '/other', page_title: '잘못된 공유 페이지' },
    { page_path: '/other', page_title: '길을 잃은 페이지' },
  ])
  expect(notebook.pages).toEqual(notebook.named('page_view').map((view) => 'page_path' in view && view.page_path))
})

test('the time on a page is told when it is left, and when the tab is closed', () => {
  const { act, notebook, after } = reported({ path: '/onboarding/2', visit: FILLED })
  after(12)
  act('visit.next')
  after(3)
  dispatchEvent(new Event('pagehide'))
  expect(notebook.named('time_on_page')).toEqual([
    { page_path: '/onboarding/2', page_title: '리더 선택 페이지', time_spent: 12_000 },
    { page_path: '/onboarding/3', page_title: '카테고리 선택 페이지', time_spent: 3000 },
  ])
})

test('onboarding: entered step by step, completed at the wait, dropped off when the tab closes before', () => {
  const { act, play, notebook, pick, goOn, pass, after } = reported({ path: '/onboarding/5', visit: FILLED })
  act('visit.next')
  after(9)
  dispatchEvent(new Event('pagehide'))
  pick(1, 2, 3)
  goOn()
  pass(2400)
  goOn()
  dispatchEvent(new Event('pagehide'))
  expect(play.path).toBe('/onboarding/loading')
  pass(2000)
  dispatchEvent(new Event('pagehide'))
  expect(notebook.named('onboarding_enter')).toEqual([
    { step_number: 5, step_name: 'question' },
    { step_number: 6, step_name: 'cardDraw' },
  ])
  expect(notebook.named('onboarding_complete')).toEqual([
    { reader_type: 'F', category_code: 'LOVE', topic_code: 'REUNION', question_type: 'sample', nickname_type: 'typed' },
  ])
  expect(notebook.named('onboarding_dropoff')).toEqual([{ step_number: 6, step_name: 'cardDraw', time_spent: 9000 }])
})

test('outside of onboarding nobody drops off', () => {
  const { notebook } = reported({ path: '/share/abc1234' })
  dispatchEvent(new Event('pagehide'))
  expect(notebook.named('onboarding_enter')).toEqual([])
  expect(notebook.named('onboarding_dropoff')).toEqual([])
})

test('after the end nothing is reported', () => {
  const { open, notebook } = reported()
  tidy.splice(0).forEach((undo) => undo())
  const before = notebook.hits.length
  open('/nowhere')
  dispatchEvent(new Event('pagehide'))
  expect(notebook.hits).toHaveLength(before)
})

test("the app's own faults are told by their kind alone", () => {
  const notebook = new Notebook()
  tidy.push(reportScriptFaults(notebook))
  dispatchEvent(new ErrorEvent('error', { message: '별이님의 비밀' }))
  dispatchEvent(new Event('unhandledrejection'))
  expect(notebook.hits).toEqual([
    { name: 'error_occurred', params: { error_type: 'error' } },
    { name: 'error_occurred', params: { error_type: 'unhandledrejection' } },
  ])
})

test('how fast the page felt is reported, metric by metric', () => {
  const notebook = new Notebook()
  reportPerformance(notebook)
  expect(notebook.named('performance_metric')).toEqual([
    { metric_name: 'CLS', metric_value: 0.012, metric_unit: 'score' },
    { metric_name: 'FCP', metric_value: 900.4, metric_unit: 'ms' },
    { metric_name: 'INP', metric_value: 40, metric_unit: 'ms' },
    { metric_name: 'LCP', metric_value: 1200, metric_unit: 'ms' },
    { metric_name: 'TTFB', metric_value: 80, metric_unit: 'ms' },
  ])
})

/** What gtag.js would read: each command as a list. */
const commands = (): unknown[][] => (window.dataLayer ?? []).map((command) => [...(command as IArguments)])

test('gtag is loaded with the measurement id, sends nothing of its own accord, and never the address bar', () => {
  delete window.dataLayer
  history.replaceState(null, '', '/result/abc1234')
  const reporter = loadGtag('G-TEST1')
  const script = document.head.querySelector('script')
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1')
  expect(script?.textContent).toBe('')
  reporter.open({ path: '/result/:resultId', title: '타로 결과 페이지' })
  reporter.send({ name: 'result_share', params: { share_method: 'sheet' } })
  const config = { send_page_view: false, page_location: `${location.origin}/`, page_referrer: '' }
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' })],
    ['set', expect.objectContaining({ page_location: `${location.origin}/`, page_referrer: '' })],
    ['config', 'G-TEST1', expect.objectContaining(config)],
    ['set', { page_location: `${location.origin}/result/:resultId`, page_title: '타로 결과 페이지' }],
    ['event', 'result_share', { share_method: 'sheet' }],
  ])
  expect(JSON.stringify(commands())).not.toContain('abc1234')
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
})

test('of where the visitor came from only the origin is told', () => {
  delete window.dataLayer
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://friends.example/chat/with/secret?id=abc1234')
  loadGtag('G-TEST1')
  expect(commands()[2]).toMatchObject(['set', { page_referrer: 'https://friends.example/' }])
  vi.restoreAllMocks()
})

test('a whole visit leaves no trace of who the visitor is', () => {
  delete window.dataLayer
  const secrets = { id: 'q7w3e9z', nickname: '비밀달토끼', question: '비밀스러운 그 사람과 다시 만날까요?' }
  const { actor, act, calls, play } = reported()
  tidy.push(reportVisit(actor, loadGtag('G-TEST1')))
  act({ type: 'nickname.change', text: secrets.nickname }, 'visit.start')
  calls.createSession.answer({ sessionId: secrets.id })
  calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  act({ type: 'reader.toggle', readerType: 'F' }, 'visit.next', { type: 'category.toggle', code: 'LOVE' }, 'visit.next')
  act({ type: 'topic.toggle', code: 'REUNION' }, 'visit.next', { type: 'question.change', text: secrets.question })
  act('visit.next')
  calls.submitAnswers.answer({ kind: 'refused', message: `HTTP 400: ${secrets.question} ${secrets.id}` })
  act('visit.next')
  calls.submitAnswers.answer({ kind: 'accepted' })
  play.pick(1, 2, 3)
  play.goOn()
  play.pass(2400)
  play.goOn()
  play.pass(2000)
  calls.recallResult.answer(null)
  calls.fetchReading.fail(`HTTP 500: ${secrets.nickname}`)
  play.pass(5000)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  for (let steps = 0; steps < 4; steps++) play.child('result').send({ type: 'step.next' })
  act({ type: 'storage.failed', key: `tarot_${secrets.id}` })
  dispatchEvent(new Event('pagehide'))
  act('visit.restart')
  play.open(`/share/${secrets.id}`)

  const sent = JSON.stringify(commands())
  for (const secret of Object.values(secrets)) expect(sent).not.toContain(secret)
  const names = commands().flatMap(([command, name]) => (command === 'event' ? [name] : []))
  for (const name of [
    'page_view',
    'time_on_page',
    'onboarding_enter',
    'onboarding_complete',
    'user_selection',
    'card_select',
    'card_reveal',
    'card_flip',
    'result_view_complete',
    'result_restart',
    'error_occurred',
  ])
    expect(names).toContain(name)
})

const begin = (settings: Parameters<typeof measure>[2], stored: string | null = null) => {
  delete window.dataLayer
  document.head.replaceChildren()
  const { local, storages } = memoryStorages()
  if (stored) local.setItem(CONSENT_KEY, stored)
  const beacons: { name: string; params: object; page: Page }[] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    beacons.push(JSON.parse(body as string) as (typeof beacons)[number])
    return true
  })
  const { actor, act } = stage({ path: '/onboarding/2', visit: FILLED })
  const measuring = measure(actor, storages, settings)
  tidy.push(() => measuring?.stop(), vi.restoreAllMocks)
  const events = () => commands().flatMap(([command, name]) => (command === 'event' ? [name] : []))
  return { act, measuring, beacons, events, kept: () => local.getItem(CONSENT_KEY) }
}
const GOOGLE = { measurementId: 'G-TEST1', address: undefined }
const OWN = { measurementId: undefined, address: '/collect' }

test('nothing is loaded and nothing sent before the visitor agrees; then what was held back comes first', () => {
  const { act, measuring, beacons, events, kept } = begin({ ...GOOGLE, address: '/collect' })
  act('visit.next')
  expect([document.head.querySelector('script'), events(), beacons, kept()]).toEqual([null, [], [], null])
  measuring?.consent?.send({ type: 'consent.give' })
  expect(events().slice(0, 2)).toEqual(['page_view', 'onboarding_enter'])
  expect(beacons[0]?.page).toEqual({ path: '/onboarding/2', title: '리더 선택 페이지' })
  expect(kept()).toBe('given')
  const before = events().length
  document.cookie = '_ga=GA1.1.1; path=/'
  measuring?.consent?.send({ type: 'consent.refuse' })
  act('visit.previous')
  expect(events()).toHaveLength(before)
  expect([document.cookie, window['ga-disable-G-TEST1'], kept()]).toEqual(['', true, 'refused'])
  measuring?.consent?.send({ type: 'consent.give' })
  act('visit.next')
  expect(events().length).toBeGreaterThan(before)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

test('an answer is remembered: who refused is not asked and not counted, who agreed is counted at once', () => {
  const refused = begin(GOOGLE, 'refused')
  expect(refused.measuring?.consent?.getSnapshot().value).toBe('refused')
  expect([document.head.querySelector('script'), refused.events()]).toEqual([null, []])
  expect(begin(GOOGLE, 'given').events()).toContain('page_view')
  expect(begin(GOOGLE, 'nonsense').measuring?.consent?.getSnapshot().value).toBe('asking')
})

test("an operator's own collector asks nobody and gets the same events as JSON, without Google", () => {
  const { act, measuring, beacons, events } = begin(OWN)
  act('visit.next')
  expect(measuring?.consent).toBeNull()
  expect(beacons).toContainEqual({
    name: 'onboarding_enter',
    params: { step_number: 3, step_name: 'category' },
    page: { path: '/onboarding/3', title: '카테고리 선택 페이지' },
  })
  expect([document.head.querySelector('script'), events()]).toEqual([null, []])
})

test.for([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%o is an answer: not asked, not counted', (signal) => {
  for (const [name, value] of Object.entries(signal)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    tidy.push(() => Reflect.deleteProperty(navigator, name))
  }
  expect(begin(GOOGLE, 'given').measuring).toBeNull()
  const { measuring, beacons } = begin(OWN)
  expect([measuring, beacons]).toEqual([null, []])
})
