/** What holds after anything that happens to a visit; each throws at a breach. */
import { expect } from 'vitest'
import { isPathOf, pathOf, requestOf, screenOf } from '../../machines/routes.ts'
import { areValidPicks } from '../../machines/rules/deck.ts'
import { STEPS } from '../../machines/rules/domain.ts'
import { cleanNickname, nicknameProblem } from '../../machines/rules/nickname.ts'
import { availableSteps } from '../../machines/rules/steps.ts'
import { answersOf, BLANK_VISIT, isReachable, type Visit, type WizardPage } from '../../machines/rules/visit.ts'
import { restoreVisit } from '../../src/effects/recall.ts'
import { type Storages } from '../../src/effects/storage.ts'
import { CALLS, stage, stateIn } from './stage.ts'
import { isProfane } from '../../machines/rules/profanity.ts'

type Stage = ReturnType<typeof stage>
type ResultRef = NonNullable<ReturnType<Stage['actor']['getSnapshot']>['children']['result']>

export const screenNameOf = ({ actor }: Stage): string => screenOf(actor.getSnapshot())?.name ?? ''
const tableOf = ({ actor }: Stage) => actor.getSnapshot().children.drawing?.getSnapshot().context

export function theRootRuns({ actor }: Stage): void {
  expect(actor.getSnapshot().status).toBe('active')
}

export function thereIsAnAddress({ actor }: Stage): void {
  const snapshot = actor.getSnapshot()
  expect(screenOf(snapshot)).not.toBeNull()
  expect(isPathOf(snapshot, pathOf(snapshot))).toBe(true)
}

const WITHOUT_RESULT: readonly string[] = ['invalidResult', 'hiddenResult', 'deletedResult']

/** Every address of a state asks for that state; only what stands in for a result keeps the result's. */
export function theAddressHasAState(s: Stage): void {
  thereIsAnAddress(s)
  const screen = screenNameOf(s)
  const asked = requestOf(s.path).type.replace('open.', '')
  expect(asked === screen || (WITHOUT_RESULT.includes(screen) && asked === 'result'), `${s.path} for ${screen}`).toBe(
    true,
  )
}

/** Never more than three cards, none twice, and none turned over before all are picked and known. */
export function theSpreadIsSound(s: Stage): void {
  const { spread, predefinedCards, sessionId } = s.visit
  const { picks, flipped } = tableOf(s) ?? spread
  expect(areValidPicks(picks), `the picks ${picks.join()}`).toBe(true)
  expect(picks.length === 0 || sessionId !== null || tableOf(s) !== undefined, 'picks without a session').toBe(true)
  expect(flipped === 0 || (picks.length === 3 && flipped <= 3)).toBe(true)
  if (sessionId !== null) expect(flipped === 0 || predefinedCards !== null).toBe(true)
}

export function oneCallOfAKind({ calls }: Stage): void {
  expect(CALLS.filter((name) => calls[name].inFlight > 1)).toEqual([])
}

/** What the browser keeps is the visit, with the table as it lies. */
export function theVisitRestores(s: Stage, storages: Storages): void {
  const { picks, flipped } = tableOf(s) ?? s.visit.spread
  const spread = s.visit.sessionId === null ? BLANK_VISIT.spread : { picks, flipped }
  expect(restoreVisit(storages) ?? BLANK_VISIT).toEqual({ ...s.visit, spread })
}

const WIZARD: readonly string[] = ['welcome', 'reader', 'category', 'topic', 'question', 'cardDraw', 'loading']

/** Another page load shows the same screen at the same address, unless that was not to be entered any more. */
export function aReloadShowsTheSame(s: Stage, storages: Storages): void {
  const visit = restoreVisit(storages)
  const again = stage({ path: s.path, visit })
  const [screen, shown] = [requestOf(s.path).type.replace('open.', ''), screenNameOf(again)]
  if (!WIZARD.includes(screen) || isReachable(visit ?? BLANK_VISIT, screen as WizardPage))
    expect([again.path, shown]).toEqual([s.path, screen])
  else expect(isReachable(visit ?? BLANK_VISIT, shown as WizardPage)).toBe(true)
  again.actor.stop()
}

/** Watches every result that is opened: a step never jumps nor goes where nothing is, a turned lucky card stays so. */
export function watchResults(s: Stage): () => void {
  let watched: ResultRef | undefined
  const breaches: string[] = []
  const watch = (): void => {
    const { result } = s.actor.getSnapshot().children
    if (!result || result === watched) return
    watched = result
    let [at, wasTurned] = [-1, false]
    result.subscribe(({ context, children }) => {
      const now = STEPS.findIndex((step) => step === stateIn(result, 'read.view.open.steps'))
      if (at >= 0 && Math.abs(now - at) > 1) breaches.push(`from step ${at} to ${now}`)
      if (at >= 0 && now > at && now >= availableSteps(context.reading)) breaches.push(`to the empty step ${now}`)
      const isTurned = children.luckyCard !== undefined && stateIn(children.luckyCard).startsWith('faceUp')
      if (wasTurned && !isTurned) breaches.push('the lucky card turned back')
      ;[at, wasTurned] = [now, isTurned]
    })
  }
  s.actor.subscribe(watch)
  watch()
  return () => expect(breaches).toEqual([])
}

/**
 * A session is asked for only when there is none, or for another nickname or other answers than the last; and never
 * more than twice without a visitor's doing.
 */
export function watchSessions(s: Stage): { check: () => void; visitorActs: () => void } {
  const { createSession } = s.calls
  const mayAsk = (visit: Visit): boolean => {
    const isOther = cleanNickname(visit.nickname) !== visit.sessionNickname
    const isSpent = JSON.stringify(visit.triedAnswers ?? answersOf(visit)) !== JSON.stringify(answersOf(visit))
    return visit.sessionId === null || isOther || isSpent
  }
  let [before, known, sinceAct] = [s.visit, createSession.count, 0]
  const breaches: string[] = []
  s.actor.subscribe(() => {
    for (; known < createSession.count; known++, sinceAct++) {
      const { nickname } = createSession.inputs[known]!
      if (nicknameProblem(nickname, isProfane) !== null) breaches.push(`the nickname ${nickname}`)
      if (!mayAsk(before) && !mayAsk(s.visit)) breaches.push('a session more')
    }
    if (sinceAct > 2) breaches.push('sessions without an act')
    before = s.visit
  })
  return { check: () => expect(breaches).toEqual([]), visitorActs: () => (sinceAct = 0) }
}

const can = (ref: { getSnapshot: () => { can: (event: never) => boolean } } | undefined, ...types: string[]): boolean =>
  types.some((type) => ref?.getSnapshot().can({ type, card: 1 } as never))

/** What the controls of each screen send, to whom it belongs. */
const WAYS_ON: Readonly<Record<string, (s: Stage) => boolean>> = {
  welcome: ({ actor }) => can(actor, 'visit.start'),
  reader: ({ actor }) => can(actor, 'visit.previous'),
  category: ({ actor }) => can(actor, 'visit.previous'),
  topic: ({ actor }) => can(actor, 'visit.previous'),
  question: ({ actor }) => can(actor, 'visit.previous'),
  cardDraw: ({ actor }) => {
    const { drawing } = actor.getSnapshot().children
    const restarts = drawing?.getSnapshot().hasTag('withoutCards') === true && can(actor, 'visit.restart')
    return can(drawing, 'card.toggle', 'drawing.goOn') || restarts
  },
  loading: () => false,
  result: ({ actor }) => {
    const { result } = actor.getSnapshot().children
    const { luckyCard, sharing } = result?.getSnapshot().children ?? {}
    const offersMore = result?.getSnapshot().hasTag('waysOn') === true
    const isLast = result !== undefined && stateIn(result, 'read.view.open.steps') === 'lucky'
    return (
      can(result, 'step.next', 'step.previous') ||
      (offersMore && can(result, 'result.retry') && can(actor, 'visit.restart')) ||
      (isLast && (can(luckyCard, 'lucky.flip') || can(sharing, 'share.start')))
    )
  },
  hiddenResult: ({ actor }) => can(actor, 'visit.restart') && can(actor, 'visit.retry'),
  deletedResult: ({ actor }) => can(actor, 'visit.restart'),
  invalidResult: ({ actor }) => can(actor, 'visit.restart'),
  share: ({ actor }) => can(actor, 'visit.restart'),
  invalidShare: ({ actor }) => can(actor, 'visit.restart'),
  notFound: ({ actor }) => can(actor, 'open.welcome'),
  broken: ({ actor }) => can(actor, 'visit.restart') && can(actor, 'visit.resume'),
  pastReadings: ({ actor }) => can(actor, 'visit.previous', 'open.welcome'),
  // Made for designers: it leads nowhere.
  demoLoading: () => true,
}

/** Nobody is stuck: the screen, or what stands in for one whose chart did not come, has a control that does something. */
export function thereIsAWayOn(s: Stage): void {
  const isMissing = s.actor.getSnapshot().hasTag('missing')
  expect(isMissing ? can(s.actor, 'visit.retry') : WAYS_ON[screenNameOf(s)]!(s), `a way on from ${s.at}`).toBe(true)
}
