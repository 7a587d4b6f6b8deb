import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { CHARTS } from './charts.ts'
import { definitionOf } from './machineJson.ts'

test.each(CHARTS.map((machine) => [machine.id, machine] as const))(
  'the JSON of %s makes the same chart again',
  (id, machine) => {
    const config: Parameters<typeof createMachine>[0] = JSON.parse(readFileSync(`docs/flow/${id}.json`, 'utf8'))
    expect(definitionOf(createMachine(config))).toEqual(definitionOf(machine))
  },
)
