import { ROOT } from './recording.ts'
import type { Replay } from './replay.ts'
import { leavesOf, pathIn } from './chartWords.ts'

/** Characters. */
const LONG_ANSWER = 400

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A plain value as TypeScript, on one line. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const fields = Object.entries(value).map(
    ([key, each]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)}: ${literal(each)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/**
 * A replayed session as the text of a test that does the same, and fails until its last line is given an expectation.
 * `folder` is where the test finds src/dev.
 */
export function exportedTest({ deeds, recording }: Replay, folder = '../../src/dev'): string {
  // Long answers stand below the test, under names of their own.
  const answers = new Map<string, string>()
  const given = (value: unknown): string => {
    const text = literal(value)
    if (text.length <= LONG_ANSWER) return text
    if (!answers.has(text)) answers.set(text, `ANSWER_${answers.size + 1}`)
    return answers.get(text) ?? text
  }
  const lines = deeds.map(([verb, ...values]) => {
    const isAwaited = verb === 'answer' || verb === 'fail'
    return `  ${isAwaited ? 'await ' : ''}flow.${verb}(${values.map(given).join(', ')})`
  })
  const root = recording.actors[ROOT]
  return [
    "import { expect, test } from 'vitest'",
    `import { SteeredFlow } from ${quoted(`${folder}/steeredFlow.ts`)}`,
    '',
    "test('a recorded session: say here what should happen', async () => {",
    `  const flow = new SteeredFlow(${literal(recording.input)})`,
    ...lines,
    '',
    `  // It ended at ${pathIn(recording)}, in these states:`,
    ...(root ? leavesOf(root.value) : []).map((leaf) => `  // ${leaf}`),
    "  expect(flow.actor.getSnapshot().value).toEqual('say here what you expect')",
    '})',
    ...[...answers].flatMap(([text, name]) => ['', `const ${name} = ${text} as const`]),
    '',
  ].join('\n')
}
