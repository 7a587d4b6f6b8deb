/** A reading that somebody shared. */
import { expect, test } from 'vitest'
import type { SharedRefusal } from '../../machines/sharedReading.machine.ts'
import { reading, stage, stateIn, WHOLE } from './stage.ts'

const shared = () => {
  const s = stage({ path: '/share/abc1234' })
  return Object.assign(s, { shared: s.child('sharedReading') })
}
const FINISHED = { kind: 'reading', reading: reading('completed', WHOLE) } as const

test.each([3, null])(
  'a finished reading is shown with the subtitle that chance picks, or the first (%j)',
  (subtitle) => {
    const s = shared()
    expect(s.calls.fetchShared.inputs).toEqual([{ sessionId: 'abc1234' }])
    s.calls.fetchShared.answer(FINISHED)
    if (subtitle === null) s.calls.pickSubtitle.fail()
    else s.calls.pickSubtitle.answer(subtitle)
    expect(stateIn(s.shared)).toBe('shown')
    expect(s.shared.getSnapshot().context).toMatchObject({ reading: FINISHED.reading, subtitle: subtitle ?? 0 })
    expect(s.told()).toEqual(['sharedReading.shown'])
  },
)

const REASONS: readonly SharedRefusal[] = ['missing', 'unfinished', 'unreachable', 'troubled']
test.each(REASONS)('a reading that is %s is told with its sentence, and a new visit can begin', (reason) => {
  const s = shared()
  s.calls.fetchShared.answer({ kind: 'refused', reason, message: 'HTTP 404: Not Found' })
  expect([stateIn(s.shared), s.shared.getSnapshot().hasTag(reason)]).toEqual([`refused.${reason}`, true])
  expect(s.shared.getSnapshot().context.message).toBe('HTTP 404: Not Found')
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'share', message: 'HTTP 404: Not Found' }])
  s.shared.send({ type: 'sharedReading.retry' })
  expect(s.calls.fetchShared.count).toBe(reason === 'missing' ? 1 : 2)
  s.act('visit.restart')
  expect(s.path).toBe('/')
})

test('a failure is trouble of the provider', () => {
  const s = shared()
  s.calls.fetchShared.fail('HTTP 502')
  expect(stateIn(s.shared)).toBe('refused.troubled')
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'share', message: 'HTTP 502' }])
  s.shared.send({ type: 'sharedReading.retry' })
  s.calls.fetchShared.answer(FINISHED)
  s.calls.pickSubtitle.answer(0)
  expect(stateIn(s.shared)).toBe('shown')
})
