import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { CHARTS } from '../flow/coverage.ts'
import { edgesOf, statesOf } from './charts.ts'
import { mermaidOf } from './mermaid.ts'

const ID = '[A-Za-z][A-Za-z0-9_]*'
const TEXT = '[^:;#"{}+-]+'
const LINES = [
  /^stateDiagram-v2$/,
  new RegExp(`^state "[^"]+" as (${ID})$`),
  new RegExp(`^state (${ID}) \\{$`),
  /^\}$/,
  /^--$/,
  new RegExp(`^\\[\\*\\] --> (${ID})$`),
  new RegExp(`^(${ID}) --> (${ID}) : ${TEXT}$`),
  new RegExp(`^(${ID}) : ${TEXT}$`),
]

describe.each(CHARTS.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const lines = mermaidOf(machine)
    .split('\n')
    .map((line) => line.trim())

  test('is made of lines that every renderer reads', () => {
    expect(lines.filter((line) => !LINES.some((form) => form.test(line)))).toEqual([])
    const open = lines.filter((line) => line.endsWith('{'))
    expect(lines.filter((line) => line === '}')).toHaveLength(open.length)
  })

  test('names every state once and draws arrows only between named ones', () => {
    const named = lines.flatMap((line) => /^state ".+" as (.+)$/.exec(line)?.[1] ?? [])
    expect(new Set(named).size).toBe(named.length)
    const ids = statesOf(machine.root).map(({ id }) => id.replaceAll('.', '_'))
    expect(named.filter((id) => !id.endsWith('__anywhere')).sort()).toEqual(ids.sort())
    const ends = lines.flatMap((line) => /^(\S+) --> (\S+)/.exec(line)?.slice(1) ?? []).filter((id) => id !== '[*]')
    expect(ends.filter((id) => !named.includes(id))).toEqual([])
  })

  test('has a label for every edge', () => {
    const labels = lines.filter((line) => line.includes(' : ')).flatMap((line) => line.split(' : ')[1]!.split('<br/>'))
    expect(labels.filter((label) => !/^(invokes|entry) /.test(label))).toHaveLength(
      edgesOf(machine).reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0),
    )
  })
})

test('arrows stay inside the state that holds both ends', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    on: { reset: '.a' },
    states: {
      a: { initial: 'x', states: { x: { on: { go: '#m.b', next: 'y' } }, y: {} } },
      b: { on: { back: 'a.y', note: { actions: 'write' } } },
    },
  })
  expect(mermaidOf(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "m" as m',
    '  state m {',
    '    [*] --> m_a',
    '    state "anywhere in m" as m__anywhere',
    '    state "a" as m_a',
    '    state m_a {',
    '      [*] --> m_a_x',
    '      state "x" as m_a_x',
    '      state "y" as m_a_y',
    '      m_a_x --> m_a_y : next',
    '    }',
    '    state "b" as m_b',
    '    m_b : note / write',
    '    m__anywhere --> m_a : reset',
    '    m_a --> m_b : in x, go',
    '    m_b --> m_a : back to y',
    '  }',
  ])
})
