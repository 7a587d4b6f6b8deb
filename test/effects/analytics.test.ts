// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { reportPerformance, reportScriptFaults, reportVisit } from '../../src/effects/analytics.ts'
import { loadGtag, type Hit, type Page, type Reporter } from '../../src/effects/gtag.ts'
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
  named = (name: string) => this.hits.filter((hit) => hit.name === name).map(({ params }) => params)
}

const reported = (options: Parameters<typeof stage>[0] = {}) => {
  const notebook = new Notebook()
  const play = stage(options)
  let time = 0
  tidy.push(reportVisit(play.actor, notebook, () => time))
  // The first screen was there before anybody listened; any change tells of it.
  play.actor.send({ type: 'theme.toggle' })
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
  expect(notebook.pages).toEqual(notebook.named('page_view').map((view) => view['page_path']))
})

test('the time on a page is told when it is left, and when the tab is closed', () => {
  const { act, notebook, after } = reported({ path: '/onboarding/2', visit: FILLED })
  after(12)
  act('visit.next')
  after(3)
  dispatchEvent(new Event('pagehide'))
  expect(notebook.named('time_on_page')).toEqual([
    { page_path: '/onboarding/2', page_title: '리더 선택 페이지', seconds: 12 },
    { page_path: '/onboarding/3', page_title: '카테고리 선택 페이지', seconds: 3, transport_type: 'beacon' },
  ])
})

test('onboarding: entered step by step, completed at the wait, dropped off when the tab closes before', () => {
  const { act, play, notebook, pick, goOn, pass } = reported({ path: '/onboarding/5', visit: FILLED })
  act('visit.next')
  dispatchEvent(new Event('pagehide'))
  pick(1, 2, 3)
  goOn()
  pass(2400)
  goOn()
  dispatchEvent(new Event('pagehide'))
  expect(play.path).toBe('/onboarding/loading')
  pass(2000)
  dispatchEvent(new Event('pagehide'))
  expect(notebook.named('onboarding_enter')).toEqual([{ step: 5 }, { step: 6 }])
  expect(notebook.named('onboarding_complete')).toEqual([{}])
  expect(notebook.named('onboarding_dropoff')).toEqual([{ step: 6, transport_type: 'beacon' }])
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

test('how fast the page felt is reported, metric by metric', async () => {
  const notebook = new Notebook()
  await reportPerformance(notebook)
  expect(notebook.named('performance_metric')).toEqual([
    { metric_name: 'CLS', metric_value: 0.012, metric_rating: 'good' },
    { metric_name: 'FCP', metric_value: 900.4, metric_rating: 'good' },
    { metric_name: 'INP', metric_value: 40, metric_rating: 'good' },
    { metric_name: 'LCP', metric_value: 1200, metric_rating: 'good' },
    { metric_name: 'TTFB', metric_value: 80, metric_rating: 'good' },
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
  reporter.send({ name: 'result_share', params: { method: 'sheet' } })
  const config = { send_page_view: false, page_location: `${location.origin}/`, page_referrer: '' }
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['set', expect.objectContaining({ page_location: `${location.origin}/`, page_referrer: '' })],
    ['config', 'G-TEST1', expect.objectContaining(config)],
    ['set', { page_location: `${location.origin}/result/:resultId`, page_title: '타로 결과 페이지' }],
    ['event', 'result_share', { method: 'sheet' }],
  ])
  expect(JSON.stringify(commands())).not.toContain('abc1234')
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
})

test('of where the visitor came from only the origin is told', () => {
  delete window.dataLayer
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://friends.example/chat/with/secret?id=abc1234')
  loadGtag('G-TEST1')
  expect(commands()[1]).toMatchObject(['set', { page_referrer: 'https://friends.example/' }])
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
