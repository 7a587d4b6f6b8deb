/** The pure driver: every generated path on real actors, with no screen. */
import { afterAll, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import { requestOf } from '../../machines/routes.ts'
import { areValidPicks, SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { STEPS } from '../../machines/rules/domain.ts'
import { isStepAvailable } from '../../machines/rules/steps.ts'
import { CHARTS, Coverage } from './coverage.ts'
import { ANSWERS } from './answers.ts'
import { CAUSES, kindOf, nameOf } from './events.ts'
import { cover, graphs, paths } from './paths.ts'
import { report } from './report.ts'
import { eventsOf, SCENES } from './scenes.ts'
import { keyOf, Visitation, type SystemState } from './system.ts'

const walked = paths()
const coverage = new Coverage()

afterAll(() => report('pure', coverage, walked))

/** What holds whatever happened. */
function expectInvariants(state: SystemState): void {
  const { visit, screen, path } = state
  // A result that the provider does not know keeps its address.
  expect([requestOf(path).screen, screen === 'invalidResult' && 'invalidResult']).toContain(screen)
  expect(areValidPicks(visit.picks)).toBe(true)
  expect(visit.flipped === 0 || visit.picks.length === SPREAD_SIZE).toBe(true)
  expect(visit.flipped === 0 || visit.predefinedCards !== null).toBe(true)
}

const isFaceUp = ({ charts }: SystemState) => JSON.stringify(charts['luckyCard'] ?? '').includes('faceUp')
const stepNumber = ({ step }: SystemState) => (step === null ? 0 : STEPS.indexOf(step))

/** What holds from one state to the next. */
function expectContinuity(before: SystemState, after: SystemState): void {
  if (before.step === null || after.step === null || after.events.at(-1)?.type === 'TYPE_ADDRESS') return
  const moved = stepNumber(after) - stepNumber(before)
  expect(Math.abs(moved)).toBeLessThanOrEqual(1)
  expect(moved < 1 || isStepAvailable(after.reading, after.step)).toBe(true)
  expect(isFaceUp(before) && !isFaceUp(after)).toBe(false)
  expect(before.reading !== null && after.reading === null).toBe(false)
}

test.each(walked.map((path) => [path.name, path] as const))('%s', (_, { start, arrival, steps }) => {
  const visitation = new Visitation(start, coverage.inspect)
  let before = visitation.state
  expect(keyOf(before)).toBe(keyOf(arrival))
  expectInvariants(before)
  for (const { event, state } of steps) {
    expect(before.offers.map(nameOf).concat('TYPE_ADDRESS')).toContain(
      event.type === 'TYPE_ADDRESS' ? event.type : nameOf(event),
    )
    visitation.happen(event)
    const now = visitation.state
    expect(keyOf(now)).toBe(keyOf(state))
    expectInvariants(now)
    expectContinuity(before, now)
    before = now
  }
  visitation.end()
})

test('every edge of every chart was walked and every state reached', () => {
  expect(coverage.missed).toEqual([])
})

test('the cover for the browser walks every edge and reaches every state, too', () => {
  const covered = new Coverage()
  for (const { seen } of cover()) for (const name of seen) covered.see(name)
  expect(covered.missed).toEqual([])
})

test('the invariants hold in every state that the model reaches', () => {
  for (const { nodes } of graphs())
    for (const { state, transitions } of Object.values(nodes)) {
      expectInvariants(state)
      for (const next of Object.values(transitions)) {
        expectInvariants(next.state)
        expectContinuity(state, next.state)
      }
    }
})

test('a chart that gains an edge which no path walks is told', () => {
  const { config, implementations } = luckyCardMachine
  const longer = createMachine({ ...config, on: { 'lucky.burn': '.awaited' } } as never, implementations as never)
  const counted = new Coverage([longer])
  expect(counted.edges.size).toBe(new Coverage([luckyCardMachine]).edges.size + 1)
  for (const { seen } of walked) for (const name of seen) counted.see(name)
  expect(counted.missed).toEqual(['luckyCard —lucky.burn→ luckyCard.awaited'])
})

test('every chart is counted', () => {
  const ids = CHARTS.map(({ id }) => id)
  const running = new Set(
    walked
      .flatMap(({ steps, arrival }) => [arrival, ...steps.map(({ state }) => state)])
      .flatMap(({ charts }) => Object.keys(charts)),
  )
  expect([...running].toSorted()).toEqual(ids.filter((id) => id !== 'reading').toSorted())
})

test('every kind of event happens on some path', () => {
  const happened = new Set(walked.flatMap(({ seen }) => [...seen]))
  const types = Object.values(CAUSES).flat()
  const answers = Object.entries(ANSWERS).flatMap(([call, of]) =>
    Object.keys(of).map((answer) => `ANSWERED ${call} ${answer}`),
  )
  const failures = Object.keys(ANSWERS).map((call) => `FAILED ${call}`)
  const needed = [...types.filter((type) => type !== 'ANSWERED'), 'RETRY_CATALOG', ...answers, ...failures]
  expect(needed.filter((kind) => !happened.has(kind))).toEqual([])
})

test('what a scene says it is about happens in it', () => {
  const idle = graphs().flatMap(({ scene, nodes }) => {
    const offered = Object.values(nodes).flatMap(({ state }) => eventsOf(scene, state).map(nameOf))
    return scene.about
      .filter((beginning) => !offered.some((name) => name.startsWith(beginning)))
      .map((beginning) => `${scene.name}: ${beginning}`)
  })
  expect(idle).toEqual([])
  expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length)
})

test('a state that the model takes for another offers the same kinds of events', () => {
  for (const { scene, nodes } of graphs()) {
    // How long a call has been waited for is no part of the key, and time passes only while none is given up.
    const kinds = (state: SystemState) =>
      eventsOf(scene, state)
        .map(kindOf)
        .filter((kind) => !kind.startsWith('TICK'))
        .toSorted()
    for (const { transitions } of Object.values(nodes))
      for (const { state } of Object.values(transitions))
        expect(kinds(state)).toEqual(kinds(nodes[keyOf(state)]!.state))
  }
})
