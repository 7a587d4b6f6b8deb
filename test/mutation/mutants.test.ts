import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createActor, setup, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { become, mutantsOf, unchanged } from './mutants.ts'

const said: string[] = []
const door = () =>
  setup({
    delays: { CLOSING: 100 },
    guards: { isFree: () => true },
    actions: { ring: () => said.push('ring'), creak: () => said.push('creak') },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { push: { guard: 'isFree', target: 'open', actions: 'ring' } } },
      open: { entry: 'creak', after: { CLOSING: 'shut' } },
      locked: {},
    },
  })

/** What a visitor sees of a door: where it stands after a push, after 60, 100 and 200 ms, and what it said. */
const seen = (machine: ReturnType<typeof door>): string => {
  said.length = 0
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock }).start()
  const states = [actor.getSnapshot().value]
  actor.send({ type: 'push' })
  for (const ms of [0, 60, 40, 100]) {
    clock.increment(ms)
    states.push(actor.getSnapshot().value)
  }
  return [...states, ...said].join(' ')
}

const SOUND = 'shut open open shut shut ring creak'

test('every transition, guard, delay, action and beginning of a chart is changed once', () => {
  const machine = door()
  expect(
    mutantsOf(machine).map((mutant) => {
      const restore = become(machine, mutant)
      const line = `${mutant.name}: ${seen(machine)}`
      restore()
      return line
    }),
  ).toEqual([
    'door · initial: open: open open open shut shut creak',
    'door · initial: locked: locked locked locked locked locked',
    'door.shut · push [isFree] → open: never: shut shut shut shut shut',
    `door.shut · push [isFree] → open: guard always true: ${SOUND}`,
    'door.shut · push [isFree] → open: target dropped: shut shut shut shut shut ring',
    'door.shut · push [isFree] → open: to shut: shut shut shut shut shut ring',
    'door.shut · push [isFree] → open: to locked: shut locked locked locked locked ring',
    'door.shut · push [isFree] → open: without ring: shut open open shut shut creak',
    'door.open · after CLOSING → shut: never: shut open open open open ring creak',
    'door.open · after CLOSING → shut: target dropped: shut open open open open ring creak',
    'door.open · after CLOSING → shut: to open: shut open open open open ring creak',
    'door.open · after CLOSING → shut: to locked: shut open open locked locked ring creak',
    'door.open · after CLOSING: 0.5 times as long: shut open shut shut shut ring creak',
    'door.open · after CLOSING: 2 times as long: shut open open open shut ring creak',
    'door.open · entry: without creak: shut open open shut shut ring',
  ])
  expect(seen(machine)).toBe(SOUND)
})

test('a chart that is built again without a change is the same', () => {
  const machine = door()
  become(machine, unchanged(machine))
  expect(seen(machine)).toBe(SOUND)
})

test('the script tells what the chart tests notice and what nobody can', async () => {
  const script = path.join(import.meta.dirname, 'mutate.mjs')
  const { stdout } = await promisify(execFile)('node', [script, '--only', 'luckyCard.faceDown'])
  expect(stdout).toMatch(/^killed (\d+) of \1 \(100\.0 %, 0 equivalent left out, \d+ s\)\n$/)
}, 60_000)
