import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { shareMachine, SUBTITLE_COUNT, type SharedAnswer } from '../../machines/share.machine.ts'
import { Calls, reading, stage, WHOLE } from './stage.ts'

test('a finished reading is shown with one of the subtitles', async () => {
  const s = stage({ path: '/share/abc1234' })
  expect(s.calls.shared.inputs).toEqual([{ sessionId: 'abc1234' }])
  await s.calls.shared.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  const { value, context } = s.child('share').getSnapshot() as { value: unknown; context: { subtitle: number } }
  expect(value).toBe('shown')
  expect(context.subtitle).toBeGreaterThanOrEqual(0)
  expect(context.subtitle).toBeLessThan(SUBTITLE_COUNT)
  expect(s.told()).toEqual(['share.shown'])
  expect(s.child('share').getSnapshot()).toMatchObject({
    context: { reading: reading('completed', WHOLE), error: null },
  })
})

test('every subtitle comes up in time', async () => {
  const seen = new Set<number>()
  const parent = createActor(fromCallback(() => {})).start() as never
  for (let visits = 0; visits < 100; visits++) {
    const call = new Calls<SharedAnswer, { sessionId: string }>()
    const logic = shareMachine.provide({ actors: { fetchShared: call.logic } })
    const actor = createActor(logic, { input: { parent, sessionId: 'abc1234' } }).start()
    await call.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
    seen.add(actor.getSnapshot().context.subtitle)
  }
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4]))
})

test.each([
  [
    'a refusal',
    (s: ReturnType<typeof stage>) => s.calls.shared.answer({ kind: 'refused', message: 'HTTP 404: Not Found' }),
  ],
  ['a failure', (s: ReturnType<typeof stage>) => s.calls.shared.fail('HTTP 404: Not Found')],
])('%s is told with its sentence, and a new visit can begin', async (_, refuse) => {
  const s = stage({ path: '/share/abc1234' })
  await refuse(s)
  expect(s.child('share').getSnapshot()).toMatchObject({ value: 'refused', context: { error: 'HTTP 404: Not Found' } })
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'share', message: 'HTTP 404: Not Found' }])
  s.actor.send({ type: 'visit.restart' })
  expect(s.path).toBe('/')
})
