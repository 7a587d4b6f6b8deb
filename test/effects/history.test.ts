import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPathOf, pathOf } from '../../machines/routes.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { bindHistory, type HistoryPort } from '../../src/effects/history.ts'
import { FILLED, reading, stage, TURNED, WHOLE } from '../machines/stage.ts'

/** A history that works as a browser's: traversals come later, one after another, and say so by popstate. */
class LateHistory implements HistoryPort {
  readonly entries: { path: string; index: number }[]
  at = 0
  private readonly late: number[] = []
  private readonly listeners = new Set<() => void>()

  constructor(path: string) {
    this.entries = [{ path, index: 0 }]
  }
  get path() {
    return this.entries[this.at]!.path
  }
  get index() {
    return this.entries[this.at]!.index
  }
  get length() {
    return this.entries.length
  }
  push(path: string, index: number) {
    this.entries.splice(this.at + 1, Infinity, { path, index })
    this.at++
  }
  replace(path: string, index: number) {
    this.entries[this.at] = { path, index }
  }
  go(delta: number) {
    this.late.push(delta)
  }
  onPop(listener: () => void) {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  /** The next traversal arrives; nothing when none is under way or it would leave the site. */
  arrive() {
    const to = this.at + (this.late.shift() ?? 0)
    if (to === this.at || to < 0 || to >= this.entries.length) return
    this.at = to
    this.listeners.forEach((listener) => listener())
  }
  /** Everything under way arrives, what is started meanwhile too. */
  settle() {
    while (this.late.length > 0) this.arrive()
  }
  travel(delta: number) {
    this.go(delta)
    this.settle()
  }
}

const bound = (path: string, visit: Visit | null = null) => {
  const play = stage({ path, visit })
  const history = new LateHistory(path)
  const untie = bindHistory(play.actor, history)
  return { ...play, history, untie, paths: () => history.entries.map((entry) => entry.path) }
}

test.for<[asked: string, shown: string]>([
  ['/', '/'],
  ['/onboarding/1', '/onboarding/1'],
  ['/onboarding/3', '/onboarding/3'],
  ['/onboarding/5', '/onboarding/5'],
  ['/onboarding/5/', '/onboarding/5'],
  ['/onboarding/card-draw', '/onboarding/card-draw'],
  ['/onboarding/loading', '/onboarding/card-draw'],
  ['/result/abc1234', '/result/abc1234'],
  ['/result/', '/result/'],
  ['/share/abc1234', '/share/abc1234'],
  ['/demo/loading', '/demo/loading'],
  ['/somewhere/else', '/somewhere/else'],
])('a visit that is filled in opens %s at %s', ([asked, shown]) => {
  const { history } = bound(asked, FILLED)
  expect(history.entries).toEqual([{ path: shown, index: 0 }])
})

test.for([
  [BLANK_VISIT, '/'],
  [{ ...BLANK_VISIT, sessionId: 'abc1234' }, '/onboarding/2'],
  [{ ...BLANK_VISIT, sessionId: 'abc1234', selectedReader: { type: 'F' } }, '/onboarding/3'],
  [{ ...FILLED, selectedTopic: null }, '/onboarding/4'],
  [{ ...FILLED, sampleQuestion: null }, '/onboarding/5'],
] as const)('a page asked for before its time leads to the first unfilled one', ([visit, shown]) => {
  expect(bound('/onboarding/card-draw', visit).history.entries).toEqual([{ path: shown, index: 0 }])
})

test('going on pushes; Back and Forward walk the pages, and nothing is written meanwhile', () => {
  const { actor, history, paths } = bound('/onboarding/2', FILLED)
  for (let pages = 0; pages < 3; pages++) actor.send({ type: 'visit.next' })
  const written = ['/onboarding/2', '/onboarding/3', '/onboarding/4', '/onboarding/5']
  expect(paths()).toEqual(written)
  history.travel(-1)
  history.travel(-2)
  expect(pathOf(actor.getSnapshot())).toBe('/onboarding/2')
  history.travel(3)
  expect(pathOf(actor.getSnapshot())).toBe('/onboarding/5')
  expect(paths()).toEqual(written)
})

test('a new way from the middle cuts off Forward, as everywhere', () => {
  const { actor, history, paths } = bound('/onboarding/2', FILLED)
  actor.send({ type: 'visit.next' })
  actor.send({ type: 'visit.next' })
  history.travel(-1)
  actor.send({ type: 'visit.previous' })
  expect(paths()).toEqual(['/onboarding/2', '/onboarding/3', '/onboarding/2'])
})

test('an alias stays in the bar until the visitor moves', () => {
  const { actor, open, history, paths } = bound('/onboarding/1', FILLED)
  expect(history.path).toBe('/onboarding/1')
  actor.send({ type: 'nickname.change', text: '달이' })
  expect(history.path).toBe('/onboarding/1')
  open('/onboarding/2')
  expect(paths()).toEqual(['/onboarding/1', '/onboarding/2'])
  history.travel(-1)
  expect(history.path).toBe('/onboarding/1')
})

test('a link in the page is a request like any other', () => {
  const { open, paths } = bound('/somewhere/else')
  open('/')
  expect(paths()).toEqual(['/somewhere/else', '/'])
})

test('Back in the middle of the reveal is refused, and Forward stays alive', () => {
  const { actor, open, history, paths, pick, goOn, pass } = bound('/onboarding/5', FILLED)
  actor.send({ type: 'visit.next' })
  history.travel(-1)
  history.travel(1)
  expect(history.path).toBe('/onboarding/card-draw')
  open('/demo/loading')
  history.travel(-1)
  pick(1, 2, 3)
  goOn()
  history.travel(-1)
  expect(pathOf(actor.getSnapshot())).toBe('/onboarding/card-draw')
  expect(history.at).toBe(1)
  expect(paths()).toEqual(['/onboarding/5', '/onboarding/card-draw', '/demo/loading'])
  pass(2400)
  history.travel(1)
  expect(pathOf(actor.getSnapshot())).toBe('/demo/loading')
})

test('what happens while a refused Back is walked back is written afterwards', () => {
  const { actor, history, pick, goOn, pass } = bound('/onboarding/5', FILLED)
  actor.send({ type: 'visit.next' })
  pick(1, 2, 3)
  goOn()
  history.go(-1)
  history.arrive()
  expect(history.path).toBe('/onboarding/5')
  pass(2400)
  goOn()
  expect(history.path).toBe('/onboarding/5')
  history.settle()
  expect(history.entries.map(({ path }) => path)).toEqual([
    '/onboarding/5',
    '/onboarding/card-draw',
    '/onboarding/loading',
  ])
})

test('the result takes the place of the wait, so that Back does not wait again', () => {
  const { pass, history, calls, paths } = bound('/onboarding/loading', TURNED)
  expect(history.path).toBe('/onboarding/loading')
  pass(2000)
  expect(paths()).toEqual(['/result/abc1234'])
  calls.recallResult.answer(null)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  expect(paths()).toEqual(['/result/abc1234'])
})

test('a result that nobody knows keeps its address', () => {
  const { calls, paths, actor } = bound('/result/gone123')
  calls.recallResult.answer(null)
  calls.fetchReading.answer({ kind: 'missing' })
  expect(actor.getSnapshot().matches({ visit: { reading: 'invalidResult' } })).toBe(true)
  expect(paths()).toEqual(['/result/gone123'])
})

test('Back to a page that is no longer allowed shows the first unfilled page in its place', () => {
  const { actor, open, history, paths } = bound('/onboarding/4', FILLED)
  actor.send({ type: 'visit.next' })
  open('/result/abc1234')
  actor.send({ type: 'visit.restart' })
  expect(paths().at(-1)).toBe('/')
  history.travel(-2)
  expect(pathOf(actor.getSnapshot())).toBe('/')
  expect(history.path).toBe('/')
})

test('untied, neither follows the other any more', () => {
  const { actor, history, untie, paths } = bound('/onboarding/2', FILLED)
  actor.send({ type: 'visit.next' })
  untie()
  actor.send({ type: 'visit.next' })
  history.travel(-1)
  expect(paths()).toEqual(['/onboarding/2', '/onboarding/3'])
  expect(pathOf(actor.getSnapshot())).toBe('/onboarding/4')
})

type Deed = 'next' | 'previous' | 'back' | 'forward' | 'far' | 'arrive' | 'pick' | 'goOn' | 'wait' | 'away' | 'home'
const deeds = fc.array(
  fc.constantFrom<Deed>('next', 'previous', 'back', 'forward', 'far', 'arrive', 'pick', 'goOn', 'wait', 'away', 'home'),
  { minLength: 10, maxLength: 60 },
)

test('address and screen agree after any mix of clicks, time, Back and Forward', () => {
  fc.assert(
    fc.property(deeds, (done) => {
      const { actor, open, pass, history } = bound('/onboarding/3', FILLED)
      const drawing = () => actor.getSnapshot().children.drawing
      const act: Record<Deed, () => void> = {
        next: () => actor.send({ type: 'visit.next' }),
        previous: () => actor.send({ type: 'visit.previous' }),
        back: () => history.go(-1),
        forward: () => history.go(1),
        far: () => history.go(-3),
        arrive: () => history.arrive(),
        pick: () => [1, 2, 3].forEach((card) => drawing()?.send({ type: 'card.toggle', card })),
        goOn: () => drawing()?.send({ type: 'drawing.goOn' }),
        wait: () => pass(800),
        away: () => open('/demo/loading'),
        home: () => open('/onboarding/card-draw'),
      }
      done.forEach((deed) => act[deed]())
      history.settle()
      const snapshot = actor.getSnapshot()
      expect(isPathOf(snapshot, history.path), `${history.path} for ${pathOf(snapshot)}`).toBe(true)
      expect(history.index).toBe(history.at)
      actor.stop()
    }),
    { numRuns: 200 },
  )
}, 30_000)
