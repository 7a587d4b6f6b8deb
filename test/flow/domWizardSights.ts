/** What a visitor sees on the pages that are filled in: the nickname, the choices and the question. */
import { expect } from 'vitest'
import { copy } from '../../src/app/copy.ts'
import { catalog, filledVisit } from '../app/fixtures.ts'
import { TEXTS } from './answers.ts'
import { FAILURE } from './domCalls.ts'
import { all, button, buttons, field, isClosed, main, nameOf, textOf, title } from './domTargets.ts'
import type { SystemState } from './system.ts'

/** The names of what can be chosen, and which of it is. */
const choices = () =>
  all('[aria-pressed]', main()).map((choice) => [nameOf(choice), choice.getAttribute('aria-pressed') === 'true'])

function expectWays({ canGoOn }: SystemState): void {
  expect(button(copy.actions.previous)).toBeEnabled()
  expect(isClosed(button(copy.actions.next))).toBe(!canGoOn)
}

/** The choices of a wizard's page when the catalog is here, else what is said instead. */
function expectChoices({ charts }: SystemState, expected: readonly (readonly [name: string, isChosen: boolean])[]) {
  const isHere = charts['catalog'] === 'ready'
  const hasFailed = charts['catalog'] === 'failed'
  expect(choices()).toEqual(isHere ? expected : [])
  expect(textOf('output', main())).toBe(isHere ? null : hasFailed ? copy.catalog.failed(FAILURE) : copy.catalog.loading)
  expect(buttons(copy.actions.retry)).toHaveLength(hasFailed ? 1 : 0)
}

const chosenTopic = ({ visit }: SystemState) => {
  const category = catalog.categories.find(({ code }) => code === visit.selectedCategory?.code)
  return { category, topic: category?.topics.find(({ code }) => code === visit.selectedTopic?.code) }
}

/** A field that is judged aloud from its first blur on. */
function expectJudged(input: HTMLElement, isTouched: boolean, problem: string | null): void {
  const told = isTouched ? problem : null
  expect(input).toHaveAttribute('aria-invalid', String(told !== null))
  expect(document.getElementById(`${input.id}-problem`)).toHaveTextContent(told ?? /^$/)
}

export function expectWelcome({ root, visit: { nickname } }: SystemState): void {
  const { welcome } = root.visit as { welcome: 'creating' | { editing: string } }
  const isCreating = welcome === 'creating'
  expect(title()).toBe(copy.welcome.title)
  const input = field(copy.welcome.label)
  const typed: readonly string[] = ['', ...Object.values(TEXTS.nickname), filledVisit.nickname]
  // Who leaves it empty is given a name by chance.
  if (typed.includes(nickname)) expect(input).toHaveValue(nickname)
  else expect(input).toHaveDisplayValue(/^.{2,12}$/)
  expect(input.readOnly).toBe(isCreating)
  expect(isClosed(button(isCreating ? copy.welcome.creating : copy.welcome.start))).toBe(isCreating)
  const problem = nickname === TEXTS.nickname.tooShort ? copy.welcome.problems.tooShort : null
  expectJudged(input, typeof welcome === 'object' && welcome.editing === 'touched', problem)
}

export function expectReader(state: SystemState): void {
  expect(title()).toBe(copy.reader.title)
  expectWays(state)
  const chosen = state.visit.selectedReader?.type
  expectChoices(
    state,
    catalog.readers.map(({ type, name }) => [name, type === chosen]),
  )
}

export function expectCategory(state: SystemState): void {
  expect(title()).toBe(copy.category.title)
  expectWays(state)
  const chosen = state.visit.selectedCategory?.code
  expectChoices(
    state,
    catalog.categories.map(({ code, name }) => [name, code === chosen]),
  )
}

export function expectTopic(state: SystemState): void {
  expect(title()).toBe(copy.topic.title)
  expectWays(state)
  const { category } = chosenTopic(state)
  const isHere = state.charts['catalog'] === 'ready'
  expect(textOf('h1 + div p')).toBe(isHere && category ? copy.topic.category(category.name) : copy.topic.noCategory)
  const chosen = state.visit.selectedTopic?.code
  expectChoices(state, category?.topics.map(({ code, name }) => [name, code === chosen] as const) ?? [])
}

export function expectQuestion(state: SystemState): void {
  const { root, visit } = state
  expect(title()).toBe(copy.question.title)
  expectWays(state)
  expectChoices(
    state,
    chosenTopic(state).topic!.sampleQuestions.map((sample) => [sample, sample === visit.sampleQuestion]),
  )
  const box = field(copy.question.label)
  expect(box).toHaveValue(visit.customQuestion)
  const { question } = root.visit as { question: string }
  const problem = visit.customQuestion === TEXTS.question.tooShort ? copy.question.problems.tooShort : null
  expectJudged(box, question === 'touched', problem)
}
