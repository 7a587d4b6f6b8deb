import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replay } from '../../src/dev/replay.ts'
import type { Recording } from '../../src/dev/recording.ts'
import { literal, testSkeleton } from '../../src/dev/skeleton.ts'
import { cards } from '../app/fixtures.ts'
import { FILLED } from '../machines/stage.ts'
import { recordedVisit, wholeVisit } from './recordedVisit.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STAGE = path.join(ROOT, 'test/machines/stage.ts')

const exported = async (recorded: Recording, stage?: string) => {
  const replayed = await replay(recorded, recorded.steps.length)
  replayed.actor.stop()
  return { text: testSkeleton(replayed, stage), value: replayed.actor.getSnapshot().value }
}

test('a session reads as a visitor would tell it', async () => {
  const { text } = await exported(await wholeVisit())
  const lines = text.split('\n').map((line) => line.trim())
  const told = lines.filter((line) => /^(await )?s\./.test(line) && !line.includes('calls'))
  expect(told).toEqual([
    "s.actor.send({ type: 'visit.start' })",
    "s.actor.send({ type: 'reader.toggle', readerType: 'F' })",
    "s.actor.send({ type: 'visit.next' })",
    "s.actor.send({ type: 'category.toggle', code: 'LOVE' })",
    "s.actor.send({ type: 'visit.next' })",
    "s.actor.send({ type: 'topic.toggle', code: 'NEW_LOVE' })",
    "s.actor.send({ type: 'visit.next' })",
    "s.actor.send({ type: 'sample.toggle', question: '저는 어떤 사람과 잘 어울릴까요?' })",
    "s.actor.send({ type: 'visit.next' })",
    "s.child('selection').send({ type: 'card.pick', card: 7 })",
    "s.child('selection').send({ type: 'card.pick', card: 70 })",
    "s.child('selection').send({ type: 'card.pick', card: 33 })",
    "s.child('selection').send({ type: 'reveal.start' })",
    's.pass(2400)',
    "s.actor.send({ type: 'visit.next' })",
    's.pass(2000)',
    's.pass(330)',
    's.pass(1120)',
    ...Array.from({ length: 4 }, () => "s.child('result').send({ type: 'step.next' })"),
    's.pass(40)',
    "s.child('result').getSnapshot().children.luckyCard!.send({ type: 'lucky.flip' })",
    's.pass(590)',
    "s.actor.send({ type: 'theme.toggle' })",
  ])
})

test('values are written as TypeScript, long ones over several lines', () => {
  expect(literal({ plain: 'a', 'odd key': null, list: [1, true], none: [] })).toBe(
    "{ plain: 'a', 'odd key': null, list: [1, true], none: [] }",
  )
  expect(literal([`it's "so"`, '"so"', 'a\nb'])).toBe(String.raw`["it's \"so\"", '"so"', 'a\nb']`)
  const long = 'long '.repeat(15)
  expect(literal({ a: [long], b: long })).toBe(`{\n  a: ['${long}'],\n  b: '${long}',\n}`)
})

const run = (file: string, args: string[], cwd: string): Promise<{ code: number; out: string }> => {
  const {
    VITEST: _,
    VITEST_MODE: __,
    VITEST_POOL_ID: ___,
    VITEST_WORKER_ID: ____,
    NODE_ENV: _____,
    ...env
  } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], { cwd, env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out: out + err }),
    )
  })
}

/** Everything that reaches the charts from outside but is not in a usual visit. */
const oddVisit = async (): Promise<Recording> => {
  const { actor, pass, leave } = recordedVisit({
    visit: { ...FILLED, predefinedCards: cards },
    theme: 'light',
    api: { submitAnswers: () => Promise.reject(new Error("it's 500")) },
  })
  const child = () => actor.getSnapshot().children
  actor.send({ type: 'visit.requested', path: '/onboarding/card-draw' })
  await pass(500)
  dispatchEvent(new Event('offline'))
  child().catalog?.send({ type: 'catalog.load' } as never)
  child().session?.send({ type: 'session.clear' })
  actor.send({ type: 'visit.requested', path: '/result/abc1234' })
  await pass(500)
  child().result?.getSnapshot().children.sharing?.send({ type: 'share.start' })
  actor.send({ type: 'storage.failed', key: 'theme' })
  return leave()
}

test('it compiles, does the same on the stage, and fails until somebody says what should be', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'taro-exported-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [name, recorded] of [
    ['whole', await wholeVisit()],
    ['odd', await oddVisit()],
  ] as const) {
    const { text, value } = await exported(recorded, STAGE)
    const filled = text.replace("'say here what you expect'", JSON.stringify(value))
    expect(filled).not.toBe(text)
    await writeFile(path.join(folder, `${name}.test.ts`), text)
    await writeFile(path.join(folder, `${name}Filled.test.ts`), filled)
  }
  const words = path.join(ROOT, 'machines/rules/badwords-ko.d.ts')
  const config = { extends: path.join(ROOT, 'tsconfig.json'), include: ['*.ts', words] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')

  const compiled = await run('typescript/bin/tsc', ['-p', folder], folder)
  expect(compiled.out).toBe('')
  const { out } = await run('vitest/vitest.mjs', ['run', '--root', folder, '--reporter=json'], folder)
  const report = JSON.parse(out.slice(out.indexOf('{"'))) as {
    testResults: { name: string; assertionResults: { status: string; failureMessages: string[] }[] }[]
  }
  const outcomes = report.testResults.map(({ name, assertionResults }) => [
    path.basename(name, '.test.ts'),
    assertionResults.map(({ status }) => status).join(),
  ])
  expect(Object.fromEntries(outcomes)).toEqual({
    whole: 'failed',
    wholeFilled: 'passed',
    odd: 'failed',
    oddFilled: 'passed',
  })
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  )
  expect(failures).toHaveLength(2)
  for (const failure of failures) expect(failure).toContain('say here what you expect')
}, 60_000)
