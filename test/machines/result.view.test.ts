/** The five steps of a result: who moves the view, and how far. */
import { expect, test } from 'vitest'
import type { Step } from '../../machines/rules/domain.ts'
import { openResult, record } from './openResult.ts'
import { stateIn, WHOLE } from './stage.ts'

const at = (step: Step, isFollowing = false) => ({ step, isFollowing })

test('the view follows what is written to the lucky card, one step in 300 ms', () => {
  const s = openResult()
  s.write('processing', WHOLE)
  for (const step of ['present', 'future', 'summary', 'lucky']) {
    expect([s.step(), s.in('view.open.following')]).toEqual([step, 'along.sliding'])
    s.pass(299)
    expect(s.step()).toBe(step)
    s.pass(1)
  }
  expect([s.step(), s.in('view.open.following')]).toEqual(['lucky', 'along.resting'])
  expect(s.told()).toEqual(['result.viewed'])
})

test('what comes while the view slides is followed when it rests', () => {
  const s = openResult()
  s.write('processing', ['past', 'present'])
  s.retry()
  s.write('processing', WHOLE.slice(0, 3))
  s.pass(299)
  expect(s.step()).toBe('present')
  s.pass(1)
  expect(s.step()).toBe('future')
})

test.each([0, 1, 2, 3, 4])('of %i written steps the last is where the view waits, and where Next stops', (count) => {
  const s = openResult()
  s.write('processing', WHOLE.slice(0, count))
  s.pass(2000)
  expect(s.step()).toBe(WHOLE[Math.max(0, count - 1)])
  for (const _ of WHOLE) s.next()
  expect(s.step()).toBe(WHOLE[Math.max(0, count - 1)])
})

test('a gap in what is written stops the view and Next', () => {
  const s = openResult()
  s.write('processing', ['past', 'present', 'summary', 'lucky'])
  s.pass(2000)
  s.next()
  expect(s.step()).toBe('present')
})

test('what comes together with the end is not jumped to', () => {
  const s = openResult()
  s.write('processing', WHOLE.slice(0, 4))
  s.pass(5000)
  s.write('completed', WHOLE)
  s.pass(1000)
  expect(s.step()).toBe('summary')
})

test('a reading that is complete at the first answer opens at the past', () => {
  const s = openResult()
  s.write('completed', WHOLE)
  s.pass(1000)
  expect(s.step()).toBe('past')
})

test('every step by hand is taken over from the following, and faces the way it goes', () => {
  for (const [from, way, to] of [
    ['past', 'next', 'present'],
    ['present', 'next', 'future'],
    ['future', 'next', 'summary'],
    ['summary', 'next', 'lucky'],
    ['lucky', 'previous', 'summary'],
    ['summary', 'previous', 'future'],
    ['future', 'previous', 'present'],
    ['present', 'previous', 'past'],
  ] as const) {
    const s = openResult(record(at(from, true), false, 'completed', WHOLE))
    // Last looked the other way.
    if (way === 'next' && from !== 'past') s.previous()
    if (way === 'previous' && from !== 'lucky') s.next()
    if (s.step() !== from) s[way]()
    s[way]()
    expect([s.step(), s.context().direction]).toEqual([to, way === 'next' ? 'forward' : 'back'])
    // A follower stands on the newest step, or has just slid to the one before it.
    const place = WHOLE.indexOf(from)
    const follower =
      way === 'previous' || place === 0
        ? openResult(record(at(from, true), false, 'processing', WHOLE.slice(0, place + 1)))
        : openResult(record(at(WHOLE[place - 1]!, true), false, 'processing', WHOLE))
    if (place === 0) follower.write('processing', WHOLE)
    follower[way]()
    expect(follower.in('view.open.following')).toBe('byHand')
  }
})

test.each(['next', 'previous'] as const)('%s by hand ends the following', (move) => {
  const s = openResult()
  s.write('processing', ['past', 'present', 'future'])
  s[move]()
  const step = move === 'next' ? 'future' : 'past'
  s.pass(5000)
  s.write('processing', WHOLE)
  s.pass(2000)
  expect([s.step(), s.in('view.open.following')]).toEqual([step, 'byHand'])
})

test('steps move one at a time, forward to the lucky card and back to the past', () => {
  const s = openResult(record(null, false, 'completed', WHOLE))
  for (const step of ['present', 'future', 'summary', 'lucky', 'lucky']) {
    s.next()
    expect([s.step(), s.context().direction]).toEqual([step, 'forward'])
  }
  for (const step of ['summary', 'future', 'present', 'past', 'past']) {
    s.previous()
    expect([s.step(), s.context().direction]).toEqual([step, 'back'])
  }
  for (const step of ['present', 'future', 'summary', 'lucky']) {
    s.next()
    expect([s.step(), s.context().direction]).toEqual([step, 'forward'])
  }
  expect(s.told()).toEqual(['result.viewed', 'result.viewed'])
})

test.each(WHOLE)('a reload at %s opens there, in the own hands', (step) => {
  const s = openResult(record(at(step), false, 'processing', WHOLE))
  s.write('processing', WHOLE)
  s.pass(2000)
  expect([s.step(), s.in('view.open.following')]).toEqual([step, 'byHand'])
})

test('a reload while it is written goes on following, until the visitor moves', () => {
  const s = openResult(record(at('present', true), false, 'processing', ['past', 'present']))
  expect([s.step(), s.in('view.open.following')]).toEqual(['present', 'along.resting'])
  s.write('processing', ['past', 'present', 'future'])
  expect(s.step()).toBe('future')
  s.previous()
  s.pass(5000)
  s.write('processing', WHOLE)
  s.pass(2000)
  expect(s.step()).toBe('present')
})

test('a reading that is opened again later opens at the past', () => {
  expect(openResult(record(null, true, 'completed', WHOLE)).step()).toBe('past')
})

const isLarge = (s: ReturnType<typeof openResult>) => s.in('view.open.picture') === 'large'

test('the card of a step is enlarged until it is closed or the step is left', () => {
  const s = openResult(record(at('past'), false, 'completed', WHOLE))
  s.result.send({ type: 'picture.enlarge' })
  expect(isLarge(s)).toBe(true)
  s.result.send({ type: 'picture.close' })
  expect(isLarge(s)).toBe(false)
  s.result.send({ type: 'picture.enlarge' })
  s.next()
  expect([s.step(), isLarge(s)]).toEqual(['present', false])
})

test.each(['summary', 'lucky'] as const)('there is no card to enlarge at the step %s', (step) => {
  const s = openResult(record(at(step), false, 'completed', WHOLE))
  s.result.send({ type: 'picture.enlarge' })
  expect(isLarge(s)).toBe(false)
})

const firstSeen = () => {
  const s = openResult(record(at('future'), false, 'completed', WHOLE))
  s.next()
  return Object.assign(s, { typed: () => s.inside('summary')?.getSnapshot().context.typed })
}

test('the summary begins 500 ms after it is first seen, a character every 30 ms', () => {
  const s = firstSeen()
  s.pass(529)
  expect(s.typed()).toBe(0)
  s.pass(1)
  expect(s.typed()).toBe(1)
  s.pass(60)
  expect(s.typed()).toBe(3)
  s.pass(60_000)
  expect([stateIn(s.inside('summary')!), s.typed()]).toEqual([
    'told',
    s.context().reading?.interpretations.summary?.length,
  ])
})

test('whoever does not wait has the whole summary, and whoever comes back too', () => {
  const s = firstSeen()
  s.inside('summary')?.send({ type: 'summary.finishTyping' })
  expect(s.typed()).toBe(s.context().reading?.interpretations.summary?.length)
  const other = firstSeen()
  other.previous()
  other.next()
  expect([other.step(), other.inside('summary')]).toEqual(['summary', undefined])
})

test.each([
  ['summary', {}],
  ['lucky', {}],
  ['future', { isGentle: true }],
] as const)('a summary that was seen, or that speaks with care, is not typed (%s)', (step, change) => {
  const kept = record(at(step), false, 'completed', WHOLE)
  const s = openResult({ ...kept, reading: { ...kept.reading, ...change } })
  if (step === 'future') s.next()
  if (step === 'lucky') s.previous()
  expect([s.step(), s.inside('summary')]).toEqual(['summary', undefined])
})
