/** The pure driver: every generated path on real actors, with no screen; and what the model itself must be. */
import { afterAll, describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import { requestOf } from '../../machines/routes.ts'
import { SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { STEPS } from '../../machines/rules/domain.ts'
import { copy } from '../../src/app/copy.ts'
import { ANSWERS } from './answers.ts'
import { only } from './control.ts'
import { Coverage, seenIn } from './coverage.ts'
import { kindOf, nameOf } from './events.ts'
import { graphs, paths } from './paths.ts'
import { gaps, report } from './report.ts'
import { eventsOf, SCENES } from './scenes.ts'
import { Visitation, type SystemState } from './system.ts'
import { UNREACHABLE } from './unreachable.ts'

const walked = paths()
const coverage = new Coverage()

afterAll(() => report('pure', coverage, walked))

const stands = ({ charts }: SystemState, chart: string, state: string): boolean =>
  JSON.stringify(charts[chart] ?? '').includes(`"${state}"`)

/** What of that which holds whatever happened does not hold. */
const faultsOf = ({ screen, sight, calls, charts }: SystemState): string[] => [
  // What stands in for a result, and a page that broke, keep their address.
  ...only(
    !['invalidResult', 'hiddenResult', 'deletedResult', 'broken'].includes(screen) &&
      requestOf(sight.path).type !== `open.${screen}`,
    `${screen} at ${sight.path}`,
  ),
  ...only(sight.picked.length > SPREAD_SIZE, 'too many cards'),
  ...only(sight.fan === 'closed' && sight.picked.length < SPREAD_SIZE, 'cards are turned before all are picked'),
  ...only(sight.says.includes(copy.catalog.loading) && !calls.includes('loadCatalog'), 'a catalog that nobody loads'),
  ...only(
    sight.controls.some((line) => line.startsWith(copy.cardDraw.prompts.awaitingCards)) && !charts['cards'],
    'cards that nobody fetches',
  ),
]

const stepOf = ({ sight }: SystemState): number => STEPS.findIndex((step) => copy.result.steps[step] === sight.step)

/** What of that which holds from one state to the next does not hold. */
function breaksBetween(before: SystemState, after: SystemState): string[] {
  const { type } = after.events.at(-1)!
  if (type === 'OPEN') return []
  const moved = stepOf(before) < 0 || stepOf(after) < 0 ? 0 : Math.abs(stepOf(after) - stepOf(before))
  return [
    // While time passes the view may follow the writing for more than one step.
    ...only(moved > 1 && type !== 'PASS', 'steps are skipped'),
    ...only(
      stands(before, 'luckyCard', 'faceUp') && after.charts['luckyCard'] && !stands(after, 'luckyCard', 'faceUp'),
      'the lucky card is turned back',
    ),
    ...only(stands(before, 'drawing', 'revealing') && stands(after, 'drawing', 'choosing'), 'cards are turned back'),
  ]
}

describe('every path', () => {
  test.each(walked.map((path) => [path.name, path] as const))('%s', (_, { start, arrival, steps }) => {
    const visitation = new Visitation(start, (event) => coverage.see(seenIn(event)))
    expect(visitation.state.key).toBe(arrival.key)
    for (const { event, state } of steps) {
      visitation.happen(event)
      expect(visitation.state.key).toBe(state.key)
    }
    visitation.end()
  })
})

test('every edge of every chart was walked and every state reached', () => {
  expect(gaps(coverage)).toEqual([])
})

test('hands and the world can bring about all but what is named', () => {
  const real = new Coverage()
  for (const { seen } of paths({ real: true })) real.see(seen)
  expect(gaps(real, UNREACHABLE)).toEqual([])
})

test('the invariants hold in every state that the model reaches', () => {
  const faults = graphs()
    .flatMap(({ nodes }) => Object.values(nodes))
    .flatMap(({ state, transitions }) => [
      ...faultsOf(state),
      ...Object.values(transitions).flatMap((next) => [...faultsOf(next.state), ...breaksBetween(state, next.state)]),
    ])
  expect(faults).toEqual([])
})

test('a chart that gains an edge which no path walks is told', () => {
  const { config, implementations } = luckyCardMachine
  const longer = createMachine({ ...config, on: { 'lucky.burn': '.awaited' } } as never, implementations as never)
  const counted = new Coverage([longer])
  for (const { seen } of walked) counted.see(seen)
  expect(counted.missed).toEqual(['luckyCard —lucky.burn→ luckyCard.awaited'])
})

test('every answer of every call, and its failure, happens on some path', () => {
  const happened = new Set(walked.flatMap(({ seen }) => [...seen]))
  const needed = Object.entries(ANSWERS).flatMap(([call, answers]) => [
    ...Object.keys(answers).map((answer) => `on ANSWERED ${call} ${answer}`),
    `on FAILED ${call}`,
  ])
  expect(needed.filter((kind) => !happened.has(kind))).toEqual([])
})

test('what a scene says it is about happens in it', () => {
  const idle = graphs().flatMap(({ scene, nodes }) => {
    const names = Object.values(nodes).flatMap(({ state }) => eventsOf(scene, state).map(nameOf))
    return scene.about
      .filter((beginning) => !names.some((name) => name.startsWith(beginning)))
      .map((beginning) => `${scene.name}: ${beginning}`)
  })
  expect(idle).toEqual([])
  expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length)
})

test('a state that the model takes for another offers the same kinds of events', () => {
  for (const { scene, nodes } of graphs()) {
    // How far a pause has run, and how long a call has been waited for, is no part of the key.
    const kinds = (state: SystemState) =>
      eventsOf(scene, state)
        .map(kindOf)
        .filter((kind) => !kind.startsWith('on PASS'))
        .toSorted()
    for (const { transitions } of Object.values(nodes))
      for (const { state } of Object.values(transitions)) expect(kinds(state)).toEqual(kinds(nodes[state.key]!.state))
  }
})
