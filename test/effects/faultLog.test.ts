import { expect, test } from 'vitest'
import { logFaults } from '../../src/effects/faultLog.ts'
import { stage } from '../machines/stage.ts'

test('faults are written to the log, a refused key with its own sentence', async () => {
  const { actor, calls } = stage()
  const lines: string[] = []
  const stop = logFaults(actor, (line) => lines.push(line))
  await calls.catalog.fail('주제를 불러오지 못했어요 (HTTP 500)')
  for (const key of ['theme', 'tarot_session_data', 'selectedCards']) actor.send({ type: 'storage.failed', key })
  stop()
  actor.send({ type: 'storage.failed', key: 'late' })
  expect(lines).toEqual([
    'catalog: 주제를 불러오지 못했어요 (HTTP 500)',
    '저장하지 못했어요: theme',
    '세션을 저장하지 못했어요: tarot_session_data',
    '세션을 저장하지 못했어요: selectedCards',
  ])
})
