/** What holds after anything that happens to a visit; each throws at a breach. */
import { expect } from 'vitest'
import { isPathOf, pathOf, requestOf, screenOf } from '../../machines/routes.ts'
import { areValidPicks } from '../../machines/rules/deck.ts'
import { STEPS, type Answers, type Step } from '../../machines/rules/domain.ts'
import { cleanNickname, nicknameProblem } from '../../machines/rules/nickname.ts'
import { availableSteps } from '../../machines/rules/steps.ts'
import { answersOf, BLANK_VISIT, isReachable, type Visit, type WizardPage } from '../../machines/rules/visit.ts'
import { restoreVisit, type Storages } from '../../src/effects/storage.ts'
import { stage } from './stage.ts'

type Stage = ReturnType<typeof stage>
type ResultRef = NonNullable<ReturnType<Stage['actor']['getSnapshot']>['children']['result']>

const screenNameOf = ({ actor }: Stage): string => {
  const { visit } = actor.getSnapshot().value
  return typeof visit === 'string' ? visit : Object.keys(visit)[0]!
}

export function theRootRuns({ actor }: Stage): void {
  expect(actor.getSnapshot().status).toBe('active')
}

export function thereIsAnAddress({ actor }: Stage): void {
  const snapshot = actor.getSnapshot()
  expect(screenOf(snapshot)).not.toBeNull()
  expect(isPathOf(snapshot, pathOf(snapshot))).toBe(true)
}

/** Every address of a state asks for that state; only a result that the provider does not know keeps a result's. */
export function theAddressHasAState(s: Stage): void {
  thereIsAnAddress(s)
  const path = pathOf(s.actor.getSnapshot())
  const screen = screenNameOf(s)
  const asked = requestOf(path).screen
  expect(asked === screen || (screen === 'invalidResult' && asked === 'result'), `${path} for ${screen}`).toBe(true)
}

/** Never more than three cards, none twice, the same on the table as in the visit, turned in the order of picking. */
export function theSpreadIsSound(s: Stage): void {
  const { picks, flipped, predefinedCards } = s.visit
  expect(areValidPicks(picks), `the picks ${picks.join()}`).toBe(true)
  expect(flipped === 0 || (picks.length === 3 && predefinedCards !== null && flipped <= 3)).toBe(true)
  const table = s.actor.getSnapshot().children.selection?.getSnapshot().context
  if (table) expect([table.picks, table.flipped]).toEqual([picks, flipped])
}

export function oneCallOfAKind({ calls }: Stage): void {
  for (const kind of [
    'catalog',
    'create',
    'cards',
    'submit',
    'recall',
    'poll',
    'shared',
    'sheet',
    'copy',
    'image',
  ] as const)
    expect(calls[kind].inFlight, `${kind} in flight`).toBeLessThanOrEqual(1)
}

export const theVisitRestores = (s: Stage, storages: Storages): void =>
  expect(restoreVisit(storages) ?? BLANK_VISIT).toEqual(s.visit)

/** Another page load shows the same screen at the same address, unless that was not to be entered any more. */
export function aReloadShowsTheSame(s: Stage, storages: Storages): void {
  const visit = restoreVisit(storages)
  const again = stage({ path: s.path, visit })
  const { screen } = requestOf(s.path)
  const wizard: readonly string[] = ['welcome', 'reader', 'category', 'topic', 'question', 'cardDraw', 'loading']
  if (!wizard.includes(screen) || isReachable(visit ?? BLANK_VISIT, screen as WizardPage)) {
    expect(again.path).toBe(s.path)
    expect(screenNameOf(again)).toBe(screen)
  } else expect(isReachable(visit ?? BLANK_VISIT, screenNameOf(again) as WizardPage)).toBe(true)
  again.actor.stop()
}

const stepOf = (result: ResultRef): Step | undefined => {
  const { value } = result.getSnapshot()
  return typeof value === 'string' ? undefined : STEPS.find((step) => step === value.open.steps)
}

const isFaceUp = (result: ResultRef): boolean => {
  const lucky = result.getSnapshot().children.luckyCard
  return lucky !== undefined && typeof lucky.getSnapshot().value !== 'string'
}

/** Watches every result that is opened: a step never jumps nor goes where nothing is, a turned lucky card stays so. */
export function watchResults(s: Stage): () => void {
  let watched: ResultRef | undefined
  let broken = ''
  const watch = (): void => {
    const result = s.actor.getSnapshot().children.result
    if (!result || result === watched) return
    watched = result
    let step = stepOf(result)
    let turned = false
    result.subscribe(() => {
      const now = stepOf(result)
      const move = step && now ? STEPS.indexOf(now) - STEPS.indexOf(step) : 0
      if (Math.abs(move) > 1) broken = `${step} to ${now}`
      if (move > 0 && STEPS.indexOf(now!) >= availableSteps(result.getSnapshot().context.reading))
        broken = `to empty ${now}`
      step = now
    })
    lookAtCard = () => {
      if (s.actor.getSnapshot().children.result !== result) return
      if (turned && !isFaceUp(result)) broken = 'the lucky card turned back'
      turned ||= isFaceUp(result)
    }
  }
  let lookAtCard = () => {}
  s.actor.subscribe(watch)
  watch()
  return () => {
    lookAtCard()
    expect(broken).toBe('')
  }
}

const isSame = (a: Answers, b: Answers | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A session is asked for only when there is none, or when the nickname or the submitted answers have changed. */
export function watchSessions(s: Stage, first: Visit | null): () => void {
  let submitted = s.calls.submit.inputs.at(-1)?.answers ?? first?.submittedAnswers ?? null
  let before = s.visit
  let created = s.calls.create.count
  let submissions = s.calls.submit.count
  const look = (): void => {
    const { create, submit } = s.calls
    if (create.count > created) {
      const { nickname } = create.inputs.at(-1)!
      expect(nicknameProblem(nickname), `the nickname ${nickname}`).toBeNull()
      const isOther = cleanNickname(before.nickname) !== cleanNickname(before.sessionNickname ?? '')
      const isSpent = submitted !== null && !isSame(submitted, answersOf(before))
      expect(before.sessionId === null || s.visit.sessionId === null || isOther || isSpent, 'a session more').toBe(true)
    }
    if (s.visit.sessionId !== before.sessionId) submitted = null
    if (submit.count > submissions) submitted = submit.inputs.at(-1)!.answers
    created = create.count
    submissions = submit.count
    before = s.visit
  }
  look()
  return look
}
