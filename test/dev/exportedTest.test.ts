import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportedTest } from '../../src/dev/exportedTest.ts'
import { momentsOf, type Recording } from '../../src/dev/recording.ts'
import { replay } from '../../src/dev/replay.ts'
import { SteeredFlow } from '../../src/dev/steeredFlow.ts'
import { cards } from '../app/fixtures.ts'
import { FILLED, recordedVisit, wholeVisit } from './recordedVisit.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const exported = async (recorded: Recording) => {
  const replayed = await replay(recorded, momentsOf(recorded).length)
  return {
    text: exportedTest(replayed, path.join(ROOT, 'src/dev')),
    value: replayed.recording.actors['reading']?.value,
  }
}

test('a session reads as a visitor would tell it', async () => {
  const { text } = await exported(await wholeVisit())
  expect(text).toContain("await flow.answer('createSession', { sessionId: 'abc1234' })")
  const lines = text.split('\n').map((line) => line.trim())
  const told = lines.filter((line) => line.startsWith('flow.') && !line.startsWith('flow.report'))
  expect(told.slice(0, 2)).toEqual([
    "flow.send('reading', { type: 'open.welcome' })",
    "flow.send('reading', { type: 'visit.start' })",
  ])
  expect(told.slice(-13)).toEqual([
    "flow.send('reading/drawing', { type: 'card.toggle', card: 33 })",
    "flow.send('reading/drawing', { type: 'drawing.goOn' })",
    'flow.pass(2400)',
    "flow.send('reading/drawing', { type: 'drawing.goOn' })",
    'flow.pass(2000)',
    'flow.pass(333)',
    ...Array.from({ length: 4 }, () => "flow.send('reading/result', { type: 'step.next' })"),
    "flow.send('reading/result/luckyCard', { type: 'lucky.flip' })",
    'flow.pass(598)',
    "flow.send('reading', { type: 'theme.toggle' })",
  ])
})

/** Everything that reaches the charts from outside but is not in a usual visit. */
const oddVisit = async (): Promise<Recording> => {
  const { send, pass, leave } = recordedVisit({
    visit: { ...FILLED, predefinedCards: cards },
    theme: 'light',
    api: { submitAnswers: () => Promise.reject(new Error(`it's "500"`)) },
  })
  send({ type: 'open.cardDraw' })
  await pass(500)
  dispatchEvent(new Event('offline'))
  send({ type: 'catalog.load' }, 'catalog')
  send({ type: 'open.result', resultId: 'abc1234' })
  await pass(500)
  send({ type: 'share.start' }, 'result/sharing')
  await pass(500)
  send({ type: 'storage.failed', key: 'theme' })
  return leave()
}

type Body = (toExpect: typeof expect, flow: typeof SteeredFlow) => () => Promise<void>

/** Does what the exported test does: a test cannot be declared within a test. */
const run = async (text: string): Promise<void> => {
  const script = text
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(' as const', '')
    .replace(/^test\('[^']*', /m, 'export const body = (expect, SteeredFlow) => (')
  const { body } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { body: Body }
  await body(expect, SteeredFlow)()
}

test('it does the same, and fails until somebody says what should be', async () => {
  for (const recorded of [await wholeVisit(), await oddVisit()]) {
    const { text, value } = await exported(recorded)
    await expect(run(text)).rejects.toThrow('say here what you expect')
    await run(text.replace("'say here what you expect'", JSON.stringify(value)))
  }
})

test('it compiles', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'taro-exported-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'whole.test.ts'), (await exported(await wholeVisit())).text)
  await writeFile(path.join(folder, 'odd.test.ts'), (await exported(await oddVisit())).text)
  const words = path.join(ROOT, 'machines/rules/badwords-ko.d.ts')
  const config = { extends: path.join(ROOT, 'tsconfig.json'), include: ['*.ts', words] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const said = await new Promise((resolve) => {
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
    execFile(process.execPath, [compiler, '-p', folder], (_error, out) => resolve(out))
  })
  expect(said).toBe('')
}, 60_000)
