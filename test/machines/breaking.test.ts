/** What nobody foresaw: whichever part throws, the visit goes on or has ways on. */
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { CHARTS } from '../../machines/charts.ts'
import type { PastReading } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { record } from './openResult.ts'
import { CALLS, FILLED, OUTSIDE, stage, TURNED, WHOLE, type Chart } from './stage.ts'

type Stage = ReturnType<typeof stage>

/** Pages that between them need every child and every call. */
const PAGES: readonly (readonly [path: string, visit: Visit | null])[] = [
  ['/', null],
  ['/', { ...BLANK_VISIT, nickname: '별이' }],
  ['/onboarding/2', { ...FILLED, predefinedCards: null }],
  ['/onboarding/card-draw', { ...FILLED, predefinedCards: null }],
  ['/onboarding/loading', TURNED],
  ['/demo/loading', null],
  ['/result/abc1234', TURNED],
  ['/share/abc1234', null],
  ['/readings', null],
]

const PAST: readonly PastReading[] = ['abc1234', 'own1234'].map((resultId) => ({
  resultId,
  openedAt: null,
  questionText: null,
  cards: [],
  fortuneScore: null,
  status: 'completed',
  isOwned: resultId === 'own1234',
  isHidden: false,
  isGentle: false,
}))

/** Everybody who runs hears something, and every call is answered. */
function stir(s: Stage): void {
  const { recallResult, fetchShared, openShareSheet, recallReadings, findVoice } = s.calls
  if (s.path === '/') s.act('visit.start')
  const kept = record(null, false, 'processing', WHOLE)
  if (recallResult.inFlight > 0)
    recallResult.answer({ ...kept, reading: { ...kept.reading, pictureUrl: '/share/abc1234/tall.jpg' } })
  if (fetchShared.inFlight > 0)
    fetchShared.answer({ kind: 'reading', reading: record(null, false, 'completed').reading })
  if (findVoice.inFlight > 0) findVoice.answer()
  if (s.calls.recallOwnership.inFlight > 0) s.calls.recallOwnership.answer(true)
  s.keep('readings.found')
  if (recallReadings.inFlight > 0) recallReadings.answer(PAST)
  const { drawing, result, pastReadings } = s.actor.getSnapshot().children
  for (const resultId of ['abc1234', 'own1234'])
    for (const type of ['readings.hide', 'readings.show', 'readings.forget'] as const) {
      pastReadings?.send({ type, resultId })
      for (const name of ['forgetReading', 'hideReading', 'showReading', 'deleteReading'] as const)
        if (s.calls[name].inFlight > 0) s.calls[name].fail()
      if (recallReadings.inFlight > 0) recallReadings.answer(PAST)
    }
  for (const _ of ['asked', 'sure']) pastReadings?.send({ type: 'readings.forgetAll' })
  for (const card of [1, 2, 3]) drawing?.send({ type: 'card.toggle', card })
  drawing?.send({ type: 'drawing.goOn' })
  for (const _ of ['future', 'summary']) result?.send({ type: 'step.next' })
  const inside = result?.getSnapshot().children
  inside?.summary?.send({ type: 'summary.finishTyping' })
  inside?.speech?.send({ type: 'speech.start', text: '천천히' })
  inside?.luckyCard?.send({ type: 'lucky.flip' })
  inside?.sharing?.send({ type: 'share.start' })
  inside?.sharing?.send({ type: 'image.save', imageUrl: '', name: '' })
  for (const type of ['owner.hide', 'owner.show', 'owner.delete', 'owner.confirm'] as const) {
    inside?.owning?.send({ type })
    if (type === 'owner.hide' && s.calls.hideReading.inFlight > 0) s.calls.hideReading.answer()
  }
  for (const _ of WHOLE) result?.send({ type: 'step.next' })
  if (openShareSheet.inFlight > 0) openShareSheet.fail()
  for (const name of CALLS) if (s.calls[name].inFlight > 0) s.calls[name].fail()
  s.pass(1000)
}

const provided = (
  chart: AnyStateMachine,
  change: (name: string, logic: AnyActorLogic) => AnyActorLogic,
): AnyStateMachine =>
  chart.provide({
    actors: Object.fromEntries(
      Object.entries<AnyActorLogic>(chart.implementations.actors as never).map(([name, logic]) => [
        name,
        change(name, logic instanceof StateMachine ? provided(logic, change) : { ...logic }),
      ]),
    ) as never,
  })

/** An actor that throws, in the root chart or in what that invokes, while the trap is set. */
class Trap {
  isSet = true
  sprung = 0
  #chart: Chart | undefined
  readonly alter: (chart: Chart) => Chart

  constructor(trapped: string, method: string) {
    const change = (name: string, logic: AnyActorLogic): AnyActorLogic => {
      if (name !== trapped) return logic
      const whole = ((logic as never)[method] ?? (() => {})) as (...given: unknown[]) => unknown
      const broken = (first: unknown, second: { type?: string } | undefined, ...given: unknown[]) => {
        if (!this.isSet || second?.type === 'xstate.stop') return whole(first, second, ...given)
        this.sprung++
        throw new Error('nobody foresaw this')
      }
      return Object.assign(logic, { [method]: broken })
    }
    this.alter = (chart) => (this.#chart ??= provided(chart as never, change) as never)
  }
}

const onEveryPage = (name: string, method: string, judge: (s: Stage, path: string, trap: Trap) => void): void => {
  let sprung = 0
  const trap = new Trap(name, method)
  for (const [path, visit] of PAGES) {
    Object.assign(trap, { isSet: true, sprung: 0 })
    const s = stage({ path, visit, alter: trap.alter })
    stir(s)
    expect(s.actor.getSnapshot().status).toBe('active')
    if (trap.sprung > 0) judge(s, path, trap)
    sprung += trap.sprung
  }
  expect(sprung).toBeGreaterThan(0)
}

/** What only moves or sounds: without them everything is there at once, to be read. */
const MOVING: readonly string[] = ['waiting', 'summary', 'speech']
const children = CHARTS.slice(1).filter(({ id }) => !MOVING.includes(id))
const NEEDED_LATER = new Set(['catalog', 'cards'])
const WAYS_ON = ['visit.resume', 'visit.restart', 'open.welcome'] as const
test.each(children.flatMap(({ id }) => [[id, 'getInitialSnapshot'] as const, [id, 'transition'] as const]))(
  'when the chart %s throws in %s, the visit has ways on, and everything works again after them',
  (id, method) => {
    for (const wayOn of WAYS_ON)
      onEveryPage(id, method, (s, path, trap) => {
        expect(s.emitted).toContainEqual({ type: 'fault', fault: 'broken', message: 'nobody foresaw this' })
        // What broke before the first page was open, and is not needed by it, is begun anew when it is.
        expect(s.at === 'broken' || (NEEDED_LATER.has(id) && s.path === path)).toBe(true)
        trap.isSet = false
        s.act(wayOn)
        s.open(path)
        stir(s)
        const { children: running } = s.actor.getSnapshot()
        expect(Object.values(running).map((child) => child?.getSnapshot().status)).not.toContain('error')
      })
  },
)

test.each([
  ...MOVING.flatMap((id) => [[id, 'getInitialSnapshot'] as const, [id, 'transition'] as const]),
  ...OUTSIDE.flatMap((name) => [[name, 'getInitialSnapshot'] as const, [name, 'start'] as const]),
])('when %s throws in %s, the visit simply goes on', (name, method) => {
  onEveryPage(name, method, (s) => {
    expect(s.told()).not.toContain('fault:broken')
    expect(s.told().includes('fault:watch')).toBe(/^(wa(tch|iting)|summary|speech|loadCharts)/.test(name))
  })
})

const broken = (id: string, path: string, visit: Visit) => {
  const trap = new Trap(id, 'getInitialSnapshot')
  const s = stage({ path, visit, alter: trap.alter })
  trap.isSet = false
  return s
}

test('a catalog that broke is begun anew by the next page that needs it', () => {
  const s = broken('catalog', '/result/abc1234', TURNED)
  s.open('/onboarding/2')
  expect(s.calls.loadCatalog.count).toBe(1)
})

test('cards whose fetching broke are fetched anew when the reveal waits for them', () => {
  const s = broken('cards', '/onboarding/card-draw', { ...FILLED, predefinedCards: null })
  s.pick(1, 2, 3)
  s.goOn()
  expect(s.calls.fetchCards.count).toBe(1)
})

test('answers whose sending broke are sent anew from the table', () => {
  const s = broken('submission', '/onboarding/card-draw', FILLED)
  expect(s.at).toBe('broken')
  s.open('/onboarding/card-draw')
  expect(s.calls.submitAnswers.count).toBe(1)
})
