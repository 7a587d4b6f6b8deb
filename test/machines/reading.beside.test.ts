/** What goes on beside the page: theme, connection, catalog, banner, waiting; and a new beginning. */
import { expect, test } from 'vitest'
import { BLANK_VISIT } from '../../machines/rules/visit.ts'
import { CARDS, FILLED, stage, stateIn, TURNED } from './stage.ts'

const CATALOG = { readers: [], categories: [], isReadByModel: false }
const banners = ({ actor }: ReturnType<typeof stage>) => [
  stateIn(actor, 'banner.catalog'),
  stateIn(actor, 'banner.cards'),
]

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('it is %s as an earlier page load left it, and each toggle turns it round', (first, second) => {
  const s = stage({ theme: first })
  for (const theme of [first, second, first]) {
    expect(stateIn(s.actor, 'theme')).toBe(theme)
    s.act('theme.toggle')
  }
})

test('the connection is watched from the start, lost and found', () => {
  const s = stage()
  expect(stateIn(s.actor, 'connection')).toBe('online')
  s.connect('connection.lost')
  expect(stateIn(s.actor, 'connection')).toBe('offline')
  s.connect('connection.restored')
  expect(stateIn(s.actor, 'connection')).toBe('online')
})

test('a storage that refuses a key is told with the key', () => {
  const s = stage()
  s.act({ type: 'storage.failed', key: 'theme' })
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'storage', message: 'theme' }])
})

test.each(['/result/abc1234', '/share/abc1234', '/demo/loading', '/nowhere'])('%s needs no catalog', (path) => {
  expect(stage({ path }).calls.loadCatalog.count).toBe(0)
})

test('the catalog is loaded once, however often it is asked for', () => {
  const s = stage({ path: '/onboarding/2', visit: FILLED })
  s.open('/onboarding/4')
  s.calls.loadCatalog.answer(CATALOG)
  s.open('/onboarding/card-draw')
  expect(s.calls.loadCatalog.count).toBe(1)
  expect(s.child('catalog').getSnapshot().context).toMatchObject({ catalog: CATALOG, error: null })
})

test.each(['/onboarding/2', '/onboarding/card-draw'])('a catalog that failed is asked for again on %s', (path) => {
  const s = stage({ path: '/', visit: FILLED })
  s.calls.loadCatalog.fail('주제를 불러오지 못했어요')
  expect(s.child('catalog').getSnapshot().context.error).toBe('주제를 불러오지 못했어요')
  s.open(path)
  s.calls.loadCatalog.answer(CATALOG)
  expect(s.child('catalog').getSnapshot().context).toMatchObject({ catalog: CATALOG, error: null })
})

const bothFail = () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, predefinedCards: null } })
  expect(banners(s)).toEqual(['fine', 'fine'])
  s.calls.loadCatalog.fail('HTTP 503')
  s.calls.fetchCards.fail('HTTP 500')
  return s
}

test('catalog and cards that both fail are both told, and dismissed together', () => {
  const s = bothFail()
  expect(banners(s)).toEqual(['told', 'told'])
  expect(s.emitted).toEqual([
    { type: 'fault', fault: 'catalog', message: 'HTTP 503' },
    { type: 'fault', fault: 'cards', message: 'HTTP 500' },
  ])
  s.act('banner.dismiss')
  expect(banners(s)).toEqual(['fine', 'fine'])
})

test('one of the two that mends does not hide the other', () => {
  const s = bothFail()
  s.pass(1000)
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  expect(banners(s)).toEqual(['told', 'fine'])
  const t = bothFail()
  t.open('/onboarding/2')
  t.calls.loadCatalog.answer(CATALOG)
  expect(banners(t)).toEqual(['fine', 'told'])
})

test('what is told of the cards goes with their session', () => {
  const lost = bothFail()
  lost.calls.submitAnswers.answer({ kind: 'missing' })
  expect(banners(lost)).toEqual(['told', 'fine'])
  const restarted = bothFail()
  restarted.act('visit.restart')
  expect(banners(restarted)[1]).toBe('fine')
})

test.each(['/result/abc1234', '/result/', '/share/abc1234', '/share/', '/onboarding/card-draw', '/onboarding/3'])(
  'a new visit can begin on %s, and forgets this one',
  (path) => {
    const s = stage({ path, visit: TURNED })
    s.act('visit.restart')
    expect([s.at, s.visit, stateIn(s.actor, 'session')]).toEqual([
      'onboarding.welcome.editing.pristine',
      BLANK_VISIT,
      'none',
    ])
    expect(s.told().at(-1)).toBe('reading.restarted')
    s.act({ type: 'nickname.change', text: '달빛' }, 'visit.start')
    expect(s.calls.createSession.inputs).toEqual([{ nickname: '달빛' }])
  },
)

test.each(['/demo/loading', '/onboarding/loading'])(
  'on %s a card turns every 800 ms and a tip comes every 3 s',
  (path) => {
    const s = stage({ path, visit: TURNED })
    const waiting = s.child('waiting')
    const seen = () => waiting.getSnapshot().context
    s.pass(799)
    expect(seen()).toEqual({ tip: 0, turning: 0 })
    s.pass(1)
    expect(seen()).toEqual({ tip: 0, turning: 1 })
    if (path !== '/demo/loading') return
    s.pass(1600)
    expect(seen().turning).toBe(0)
    s.pass(599)
    expect(seen().tip).toBe(0)
    s.pass(1)
    expect(seen().tip).toBe(1)
    s.pass(27_000)
    expect(seen().tip).toBe(0)
    expect(s.path).toBe('/demo/loading')
  },
)
