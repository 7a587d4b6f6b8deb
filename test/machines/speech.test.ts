/** Reading aloud: who may ask for it, and what ends it. */
import { expect, test } from 'vitest'
import { openResult, record } from './openResult.ts'
import { stage, stateIn, WHOLE, type Table } from './stage.ts'

const TEXT = '천천히 가도 괜찮아요.'
const listen = { type: 'speech.start', text: TEXT } as const

const isSpeaking = ({ speak }: Table) => speak.inFlight === 1

/** A result that is read aloud from a step. */
const opened = (...written: Parameters<typeof record>) => {
  const s = openResult(record(...written))
  s.calls.findVoice.answer()
  const speech = s.inside('speech')!
  return Object.assign(s, { speech, listen: () => speech.send(listen) })
}
const whole = () => opened({ step: 'present', isFollowing: false }, true, 'completed', WHOLE)

test('nothing is offered until there is a voice, which may come late, or never be told of', () => {
  const s = openResult(record(null, false, 'completed', WHOLE))
  const speech = s.inside('speech')!
  const isOffered = () => speech.getSnapshot().hasTag('offered')
  speech.send(listen)
  s.pass(60_000)
  expect([isOffered(), s.calls.speak.count]).toEqual([false, 0])
  s.calls.findVoice.answer()
  expect(isOffered()).toBe(true)

  const other = openResult(record(null, false, 'completed', WHOLE))
  other.calls.findVoice.fail()
  expect([other.inside('speech')!.getSnapshot().hasTag('offered'), other.told()]).toEqual([false, []])
})

test('what is asked for is spoken within the same breath, and told to nobody', () => {
  const s = whole()
  s.listen()
  expect([s.calls.speak.inputs, stateIn(s.speech)]).toEqual([[{ text: TEXT }], 'speaking'])
  expect(s.told()).toEqual([])
})

test('words that are not written are not read', () => {
  const s = whole()
  s.speech.send({ type: 'speech.start', text: ' \n' })
  expect(s.calls.speak.count).toBe(0)
})

test.each<[string, (s: ReturnType<typeof whole>) => void]>([
  ['its end', (s) => s.calls.speak.answer()],
  ['a voice that fails', (s) => s.calls.speak.fail()],
  ['the listener', (s) => s.speech.send({ type: 'speech.stop' })],
  ['the next step', (s) => s.next()],
  ['the step before', (s) => s.previous()],
])('it is ended by %s, and can begin again', (_, end) => {
  const s = whole()
  s.listen()
  end(s)
  expect([isSpeaking(s.calls), stateIn(s.speech)]).toEqual([false, 'silent'])
  s.listen()
  expect(isSpeaking(s.calls)).toBe(true)
})

test.each<[string, (s: ReturnType<typeof whole>) => void]>([
  ['a new visit', (s) => s.act('visit.restart')],
  ['another page', (s) => s.open('/demo/loading')],
])('it ends with %s', (_, leave) => {
  const s = whole()
  s.listen()
  leave(s)
  expect(isSpeaking(s.calls)).toBe(false)
})

test('the view that follows the writing stays with who listens', () => {
  const s = opened({ step: 'past', isFollowing: true }, false, 'processing', ['past'])
  s.listen()
  s.write('processing', WHOLE)
  s.pass(2000)
  expect([s.step(), isSpeaking(s.calls)]).toEqual(['past', true])
})

test('a shared reading is read aloud, and no longer than it is shown', () => {
  const s = stage({ path: '/share/abc1234' })
  s.calls.fetchShared.answer({ kind: 'reading', reading: record(null, false, 'completed', WHOLE).reading })
  s.calls.pickSubtitle.answer(0)
  s.calls.findVoice.answer()
  s.child('sharedReading').getSnapshot().children.speech!.send(listen)
  expect(isSpeaking(s.calls)).toBe(true)
  s.act('visit.restart')
  expect(isSpeaking(s.calls)).toBe(false)
})
