/** What a visitor sees of a result, of a shared one, and where there is none. */
import { expect } from 'vitest'
import { POSITIONS, STEPS, type Reading, type Step } from '../../machines/rules/domain.ts'
import { hasStep, isStepAvailable } from '../../machines/rules/steps.ts'
import { copy } from '../../src/app/copy.ts'
import { reading as fixture } from '../app/fixtures.ts'
import { ANSWERS } from './answers.ts'
import { FAILURE } from './domCalls.ts'
import { expectBrewing } from './domTableSights.ts'
import { all, button, buttons, isClosed, main, textOf, title } from './domTargets.ts'
import type { SystemState } from './system.ts'

const texts = (selector: string, within: ParentNode = main()) => all(selector, within).map((one) => one.textContent)

function expectLuckyCard(stage: Element, { charts, typed }: SystemState, card: Reading['luckyCard']): void {
  const chart = charts['luckyCard']
  expect(texts('h2', stage)).toEqual([copy.result.lucky.title])
  expect(buttons(copy.result.lucky.faceDownName)).toHaveLength(chart === 'faceDown' ? 1 : 0)
  if (chart === 'awaited') expect(stage).toHaveTextContent(copy.result.lucky.missing)
  const isFaceUp = typeof chart === 'object'
  expect(texts('h3', stage)).toEqual(isFaceUp ? [card!.name] : [])
  const characters = isFaceUp ? [...card!.message].slice(0, typed) : []
  expect(textOf('[data-untyped]', stage)).toBe(isFaceUp ? characters.join('') : null)
  expect(textOf('output', stage)).toBe(isFaceUp ? card!.message : chart === 'awaited' ? copy.result.lucky.missing : '')
}

function expectTakeAlong({ charts, path }: SystemState, card: Reading['luckyCard']): void {
  expect(button(copy.actions.restart)).toBeEnabled()
  expect(button(copy.result.share)).toBeEnabled()
  expect(buttons(copy.result.saveImage)).toHaveLength(card?.imageUrl ? 1 : 0)
  const { link } = charts['sharing'] as { link: string }
  const [field, ...others] = all('input', main())
  expect(others).toEqual([])
  if (link !== 'shownInField') return expect(field).toBeUndefined()
  expect(field).toHaveAttribute('aria-label', copy.result.linkField.label)
  expect(field).toHaveValue(location.origin + path.replace('/result/', '/share/'))
}

function expectStep(step: Step, stage: Element, state: SystemState, reading: Reading): void {
  expect(stage).toHaveAttribute('aria-label', copy.result.steps[step])
  if (step === 'lucky') {
    expectLuckyCard(stage, state, reading.luckyCard)
    return expectTakeAlong(state, reading.luckyCard)
  }
  const isSummary = step === 'summary'
  const missing = isSummary ? copy.result.missingSummary : copy.result.missing(step)
  const card = reading.cards.find(({ position }) => position === step)
  expect(texts('h2', stage)).toEqual([isSummary ? copy.result.summaryTitle : card!.nameKo])
  expect(stage).toHaveTextContent(reading.interpretations[step] ?? missing)
  if (isSummary && reading.fortuneScore !== null)
    expect(stage).toHaveTextContent(copy.result.score(reading.fortuneScore))
}

function expectSteps(state: SystemState, reading: Reading, step: Step): void {
  const number = STEPS.indexOf(step) + 1
  const next = STEPS[number]
  expect(main().querySelector('[role="progressbar"]')).toHaveAttribute('aria-valuenow', String(number))
  expect(texts('[aria-current="step"]')).toEqual([copy.result.steps[step]])
  const hasNext = next !== undefined && isStepAvailable(reading, next)
  expect(isClosed(button(copy.actions.previous))).toBe(step === 'past')
  expect(isClosed(button(copy.actions.next))).toBe(!hasNext)
  const isAwaiting = step !== 'lucky' && !hasNext && reading.status === 'processing'
  expect(main().textContent.includes(copy.result.moreComing)).toBe(isAwaiting)
  const stage = main().querySelector('section')
  const isShown = state.failure === null || hasStep(reading, step)
  expect(stage !== null).toBe(isShown)
  if (stage) expectStep(step, stage, state, reading)
}

export function expectResult(state: SystemState): void {
  const { reading, step, failure, history } = state
  // Back leads past the waiting, which is over.
  expect(history.paths).not.toContain('/onboarding/loading')
  const isWritten = reading !== null && step !== null
  if (isWritten) expect(title()).toBe(copy.result.header(reading.nickname ?? ''))
  else expectBrewing()
  const alert = main().querySelector('[role="alert"]')
  if (failure === null) expect(alert).toBeNull()
  else {
    expect(alert).toHaveTextContent(copy.result.statuses.failed)
    expect(alert).toHaveTextContent(failure)
    expect(button(copy.actions.restart)).toBeEnabled()
  }
  const said = copy.result.statuses[reading?.status ?? 'processing']
  expect(texts('output').includes(said)).toBe(failure === null)
  expect(buttons(copy.actions.retry)).toHaveLength(failure === null ? 0 : 1)
  if (isWritten) expectSteps(state, reading, step)
}

/** What the last answer for a shared reading says when there is none to show. */
function refusalOf({ events }: SystemState): string {
  const last = events.findLast((event) => 'call' in event && event.call === 'fetchShared')
  return last?.type === 'FAILED' ? FAILURE : ANSWERS.fetchShared.refused.message
}

export function expectShare(state: SystemState): void {
  const chart = state.charts['share']
  expect(title()).toBe(copy.share.title)
  expect(textOf('output', main())).toBe(chart === 'loading' ? copy.share.loading : '')
  expect(textOf('[role="alert"]', main())).toBe(chart === 'refused' ? refusalOf(state) : null)
  expect(buttons(copy.actions.restart)).toHaveLength(chart === 'loading' ? 0 : 1)
  const { interpretations, luckyCard } = ANSWERS.fetchShared.reading.reading
  const shown = [...POSITIONS.map((position) => interpretations[position]), interpretations.summary, luckyCard?.message]
  const seen = shown.filter((text) => text && main().textContent.includes(text))
  expect(seen).toEqual(chart === 'shown' ? shown : [])
  expect(main().textContent.includes(fixture.nickname ?? '')).toBe(chart === 'shown')
}

const message = (sentence: string, action: string) => (): void => {
  expect(title()).toBe(sentence)
  expect(texts('button')).toEqual([action])
  expect(button(action)).toBeEnabled()
}

export const expectInvalidResult = message(copy.result.invalid, copy.actions.restart)
export const expectInvalidShare = message(copy.share.invalid, copy.actions.restart)
export const expectNotFound = message(copy.notFound.title, copy.actions.toReading)
