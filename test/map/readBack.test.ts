/**
 * The exported JSON, read back, behaves the same: every test of the charts runs once more, on machines that are made of
 * the files in docs/flow/ and the implementations of the charts.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import { selectionMachine } from '../../machines/selection.machine.ts'
import { jsonOf, machineOf } from './machineJson.ts'

const { readBack } = vi.hoisted(() => ({
  readBack: async (original: () => Promise<object>) => {
    const { readFileSync: read } = await import('node:fs')
    const { StateMachine } = await import('xstate')
    const { machineOf: back } = await import('./machineJson.ts')
    const exported = Object.entries(await original()).map(([name, value]) => [
      name,
      value instanceof StateMachine ? back(read(`docs/flow/${value.id}.json`, 'utf8'), value) : value,
    ])
    return Object.fromEntries(exported)
  },
}))

vi.mock('../../machines/catalog.machine.ts', readBack)
vi.mock('../../machines/luckyCard.machine.ts', readBack)
vi.mock('../../machines/reading.machine.ts', readBack)
vi.mock('../../machines/result.machine.ts', readBack)
vi.mock('../../machines/selection.machine.ts', readBack)
vi.mock('../../machines/session.machine.ts', readBack)
vi.mock('../../machines/share.machine.ts', readBack)
vi.mock('../../machines/sharing.machine.ts', readBack)
vi.mock('../../machines/waiting.machine.ts', readBack)

describe('read back from docs/flow', async () => {
  for (const load of Object.values(import.meta.glob(['../machines/*.test.ts', '!**/*propert*']))) await load()
})

test('what runs here is made of the JSON: another text makes another machine', async () => {
  const original = await vi.importActual<{ selectionMachine: typeof selectionMachine }>(
    '../../machines/selection.machine.ts',
  )
  expect(selectionMachine).not.toBe(original.selectionMachine)
  const text = readFileSync('docs/flow/selection.json', 'utf8').replace('"revealed"', '"choosing"')
  const changed = machineOf(text, original.selectionMachine)
  expect(changed.root.states['restoring']!.always![0]!.target).toEqual([changed.root.states['choosing']])
})

test('the JSON of a machine that was read back is the same JSON', () => {
  for (const machine of [readingMachine, selectionMachine])
    expect(JSON.parse(jsonOf(machine))).toEqual(JSON.parse(readFileSync(`docs/flow/${machine.id}.json`, 'utf8')))
})

test('a text that names a function which the machine does not have is refused', () => {
  const text = jsonOf(readingMachine).replace('"sessionInput"', '"otherInput"')
  expect(() => machineOf(text, readingMachine)).toThrow('reading has no function "otherInput"')
})
