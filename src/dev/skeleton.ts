import { pathOf } from '../../machines/routes.ts'
import type { Deed, Replay } from './replay.ts'
import type { Recording } from './recording.ts'

/** The stage's name for each call. */
const CALLS: Readonly<Record<string, string>> = {
  loadCatalog: 'catalog',
  createSession: 'create',
  fetchCards: 'cards',
  submitAnswers: 'submit',
  recallResult: 'recall',
  fetchReading: 'poll',
  fetchShared: 'shared',
  openShareSheet: 'sheet',
  copyLink: 'copy',
  saveImage: 'image',
}

/** Characters. */
const LONG_ANSWER = 400

const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`

/** A value as TypeScript, on one line when that is short. */
export const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return quoted(value)
  if (value === undefined || value === null || typeof value !== 'object') return String(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const parts = isList
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(([key, each]) => {
        const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
        return `${name}: ${literal(each, inner)}`
      })
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const gap = isList ? '' : ' '
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (line.length + indent.length <= 100 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

/** How the stage reaches the actor at a place: the root, one of its children, or a child of those. */
const reach = (place: string): string => {
  const [, child, ...deeper] = place.split('/')
  if (!child) return 's.actor'
  return deeper.reduce((ref, id) => `${ref}.getSnapshot().children.${id}!`, `s.child(${quoted(child)})`)
}

/** Long answers stand below the test, under names of their own. */
class Answers {
  readonly declarations: string[] = []

  named(call: string, output: unknown): string {
    const text = literal(output)
    if (text.length <= LONG_ANSWER) return literal(output, '  ')
    const before = this.declarations.findIndex((declaration) => declaration.endsWith(` = ${text}`))
    const name = `${call.toUpperCase()}_${before < 0 ? this.declarations.length + 1 : before + 1}`
    const declaration = `const ${name}: Answer<'${call}'> = ${text}`
    if (!this.declarations.includes(declaration)) this.declarations.push(declaration)
    return name
  }
}

const lineOf = (deed: Deed, answers: Answers): string => {
  if (deed.kind === 'pass') return `s.pass(${deed.ms})`
  if (deed.kind === 'event') return `${reach(deed.actor)}.send(${literal(deed.event, '  ')})`
  const name = deed.actor.split('/').at(-1) ?? ''
  if (deed.kind === 'report')
    return name === 'watchAttention' ? `s.attend(${literal(deed.event)})` : `s.actor.send(${literal(deed.event)})`
  const call = CALLS[name] ?? name
  if (deed.kind === 'failure') return `await s.calls.${call}.fail(${quoted(deed.message)})`
  return `await s.calls.${call}.answer(${answers.named(call, deed.output)})`
}

const drawsOf = ({ opening, steps }: Recording): number[] => [opening, ...steps].flatMap(({ draws }) => draws)

/**
 * A replayed session as the text of a test that does the same on the stage, and fails until its last line is given an
 * expectation. `stage` is where the test finds test/machines/stage.ts.
 */
export function testSkeleton({ deeds, recording, actor }: Replay, stage = './stage.ts'): string {
  const { visit, theme } = recording.input
  // The stage asks for the first address itself.
  const first = deeds.findIndex(({ kind }) => kind !== 'pass')
  const arrival = deeds[first]
  const path =
    arrival?.kind === 'event' && arrival.event.type === 'visit.requested' ? String(arrival.event['path']) : null
  const answers = new Answers()
  const draws = drawsOf(recording)
  const snapshot = actor.getSnapshot()
  const opening = literal({ path: path ?? '/', ...(visit && { visit }), ...(theme === 'light' && { theme }) }, '  ')
  const test = [
    `import { expect, test${draws.length > 0 ? ', vi' : ''} } from 'vitest'`,
    `import { stage } from ${quoted(stage)}`,
    '',
    "test('a recorded session: say here what should happen', async () => {",
    ...(draws.length > 0
      ? [
          `  const draws = ${literal(draws, '  ')}`,
          "  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0.5)",
        ]
      : []),
    `  const s = stage(${opening})`,
    ...(path === null ? deeds : deeds.slice(first + 1)).map((deed) => `  ${lineOf(deed, answers)}`),
    '',
    `  // It ended at ${pathOf(snapshot)}, in this state:`,
    ...literal(snapshot.value)
      .split('\n')
      .map((line) => `  // ${line}`),
    "  expect(s.actor.getSnapshot().value).toEqual('say here what you expect')",
    '})',
  ]
  const { declarations } = answers
  const below =
    declarations.length === 0
      ? []
      : [
          '',
          '// What the provider answered.',
          "type Calls = ReturnType<typeof stage>['calls']",
          "type Answer<Call extends keyof Calls> = Parameters<Calls[Call]['answer']>[0]",
          ...declarations.flatMap((declaration) => ['', declaration]),
        ]
  return [...test, ...below, ''].join('\n')
}
