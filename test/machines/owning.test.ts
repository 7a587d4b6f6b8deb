/** What the owner of a reading does with it, and what becomes of the visit. */
import { expect, test } from 'vitest'
import { openResult, record } from './openResult.ts'
import { stage, stateIn, TURNED, WHOLE } from './stage.ts'

const KEPT = record({ step: 'lucky', isFollowing: false }, true, 'completed', WHOLE)

/** The result, read to its end, on its owner's device. */
const owned = (visit: Parameters<typeof openResult>[1] = TURNED, kept = KEPT) => {
  const s = openResult(kept, visit)
  s.calls.recallOwnership.answer(true)
  const owning = s.inside('owning')!
  return Object.assign(s, {
    owning,
    ask: (...types: ('hide' | 'show' | 'delete' | 'confirm' | 'relent')[]) => {
      for (const type of types) owning.send({ type: `owner.${type}` })
    },
    link: () => stateIn(owning, 'link'),
    deletion: () => stateIn(owning, 'deletion'),
    isHidden: () => s.context().reading?.isHidden,
  })
}

test('a device that does not own what it has just read has nothing to hide or delete, and asks no more', () => {
  const s = openResult()
  s.write('completed', WHOLE)
  s.calls.recallOwnership.answer(false)
  expect([s.inside('owning'), s.polls.count]).toEqual([undefined, 1])
})

test('hidden is what the provider has hidden, and shown what it shows', () => {
  const s = owned()
  s.ask('hide')
  expect([s.link(), s.isHidden()]).toEqual(['hiding', false])
  s.calls.hideReading.answer()
  expect([s.link(), s.isHidden()]).toEqual(['hidden', true])
  s.ask('hide', 'show')
  s.calls.showReading.answer()
  expect([s.link(), s.isHidden(), s.calls.hideReading.count]).toEqual(['shared', false, 1])
  expect(s.told()).toEqual(['owning.changed', 'reading.hidden', 'owning.changed', 'reading.shown'])
})

test('what fails leaves it as it was, and says so', () => {
  const s = owned()
  s.ask('hide')
  s.calls.hideReading.fail()
  expect([s.link(), s.isHidden()]).toEqual(['shared', false])
  s.ask('delete', 'confirm')
  s.calls.deleteReading.fail()
  expect([s.deletion(), s.at]).toEqual(['kept', 'reading.result.open'])
  expect(s.told()).toEqual(['owning.failed', 'fault:owning', 'deletion.failed', 'fault:owning'])
})

test('what was hidden before is hidden', () => {
  const s = owned(TURNED, { ...KEPT, reading: { ...KEPT.reading, isHidden: true } })
  expect(s.link()).toBe('hidden')
})

test('deleting is asked for twice, and can be taken back in between', () => {
  const s = owned()
  s.ask('confirm', 'delete', 'relent', 'confirm')
  expect([s.deletion(), s.calls.deleteReading.count]).toEqual(['kept', 0])
  s.ask('delete', 'confirm', 'relent', 'confirm')
  expect([s.deletion(), s.calls.deleteReading.inputs]).toEqual(['deleting', [{ resultId: 'abc1234' }]])
})

test.each([
  ['now', 'reading.deleted'],
  ['later', 'reading.deletedLater'],
] as const)('a visit whose reading is deleted %s begins anew', (deletion, notice) => {
  const s = owned()
  s.ask('delete', 'confirm')
  s.calls.deleteReading.answer(deletion)
  expect([s.at, s.path, s.visit.sessionId, s.visit.sampleQuestion]).toEqual([
    'onboarding.welcome.editing.pristine',
    '/',
    null,
    null,
  ])
  expect(stateIn(s.actor, 'session')).toBe('none')
  expect(s.told()).toContain(notice)
})

test('another visit goes on where it was', () => {
  const s = owned({ ...TURNED, sessionId: 'other12' })
  s.ask('delete', 'confirm')
  s.calls.deleteReading.answer('now')
  expect([s.path, s.visit.sessionId]).toEqual(['/', 'other12'])
})

test.each([
  ['hidden', 'reading.hiddenResult'],
  ['deleted', 'reading.deletedResult'],
] as const)('a link to a reading that is %s says so, at its address', (kind, at) => {
  const s = openResult(null, null)
  s.polls.answer({ kind })
  expect([s.at, s.path]).toEqual([at, '/result/abc1234'])
})

test.each([
  ['hidden', 'reading.hiddenResult'],
  ['deleted', 'reading.deletedResult'],
  ['missing', 'reading.result.open'],
] as const)("somebody else's that is kept here is shown at once, and asked for once: %s", (kind, at) => {
  const s = openResult(KEPT, null)
  expect([s.step(), s.polls.count]).toEqual(['lucky', 0])
  s.calls.recallOwnership.answer(false)
  s.polls.answer({ kind })
  s.pass(60_000)
  expect([s.at, s.polls.count]).toEqual([at, 1])
})

test('without a provider what is kept here stays', () => {
  const s = openResult(KEPT, null)
  s.calls.recallOwnership.answer(false)
  s.polls.fail()
  s.pass(60_000)
  expect([s.at, s.step(), s.polls.count]).toEqual(['reading.result.open', 'lucky', 1])
})

test('what was hidden can be asked for again', () => {
  const s = stage({ path: '/result/abc1234' })
  s.calls.recallResult.answer(null)
  s.calls.fetchReading.answer({ kind: 'hidden' })
  s.act('visit.retry')
  s.calls.recallResult.answer(null)
  s.calls.fetchReading.answer({ kind: 'reading', reading: KEPT.reading })
  expect(s.at).toBe('reading.result.open')
})

test('a session whose reading was deleted in another window is none any more', () => {
  const s = openResult()
  s.polls.answer({ kind: 'deleted' })
  expect([s.at, s.visit.sessionId, stateIn(s.actor, 'session')]).toEqual(['reading.deletedResult', null, 'none'])
})
