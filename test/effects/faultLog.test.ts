import { expect, test } from 'vitest'
import { logFaults } from '../../src/effects/faultLog.ts'
import { stage } from '../machines/stage.ts'

test('a fault is one line with its kind and its status; a refused key has its own sentence, and ids stay at home', () => {
  const { actor, calls } = stage()
  const lines: string[] = []
  const stop = logFaults(actor, (line) => lines.push(line))
  calls.loadCatalog.fail('주제를 불러오지 못했어요 (HTTP 500: 별이님의 비밀)')
  actor.send({ type: 'visit.broke', message: '별이님의 비밀' })
  for (const key of ['theme', 'tarot_session_data', 'selectedCards', 'tarot_abc1234'])
    actor.send({ type: 'storage.failed', key })
  stop()
  actor.send({ type: 'storage.failed', key: 'late' })
  expect(lines).toEqual([
    'catalog: HTTP 500',
    'broken',
    '저장하지 못했어요: theme',
    '세션을 저장하지 못했어요: tarot_session_data',
    '세션을 저장하지 못했어요: selectedCards',
    '저장하지 못했어요: tarot_{id}',
  ])
})
