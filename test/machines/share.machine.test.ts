import { expect, test } from 'vitest'
import { SUBTITLE_COUNT } from '../../machines/share.machine.ts'
import { reading, stage, WHOLE } from './stage.ts'

test('a finished reading is shown with one of the subtitles', async () => {
  const s = stage({ path: '/share/abc1234' })
  expect(s.calls.shared.inputs).toEqual([{ sessionId: 'abc1234' }])
  await s.calls.shared.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  const { value, context } = s.child('share').getSnapshot() as { value: unknown; context: { subtitle: number } }
  expect(value).toBe('shown')
  expect(context.subtitle).toBeGreaterThanOrEqual(0)
  expect(context.subtitle).toBeLessThan(SUBTITLE_COUNT)
  expect(s.told()).toEqual(['share.shown'])
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
