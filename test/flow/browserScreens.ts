/** What a visitor sees of a state in the browser, screen by screen, to the letter. */
import { matchesState } from 'xstate'
import type { Screen } from '../../machines/routes.ts'
import { SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { TIP_COUNT, TIP_ROTATION } from '../../machines/rules/timing.ts'
import { nicknameProblemOf, questionProblemOf } from '../../machines/rules/visit.ts'
import { copy } from '../../src/app/copy.ts'
import { APP_DATA_FAILED, withDetail } from '../../src/effects/sentences.ts'
import { catalog, cards } from '../app/fixtures.ts'
import type { Sight } from './browserPage.ts'
import { result, share } from './browserResult.ts'
import { BROKEN, off, only, pressed, waiting, type Shown } from './browserShown.ts'
import type { SystemState } from './system.ts'

const { actions } = copy

/** The welcome page and the pages of choices. */
function welcome({ root, visit }: SystemState): Shown {
  const isCreating = matchesState({ visit: { welcome: 'creating' } }, root)
  const isTouched = matchesState({ visit: { welcome: { editing: 'touched' } } }, root)
  const problem = isTouched ? nicknameProblemOf(visit) : null
  return {
    title: copy.welcome.title,
    buttons: [isCreating ? off(copy.welcome.creating, true) : copy.welcome.start],
    fields: [`${copy.welcome.label}: ${visit.nickname}`],
    ...(problem && { wrong: [copy.welcome.label], says: [copy.welcome.problems[problem]] }),
  }
}

function wizard({ charts, canGoOn }: SystemState, title: string, choices: readonly string[]) {
  const status = charts['catalog']
  const isReady = status === 'ready'
  const hasFailed = status === 'failed'
  return {
    title,
    buttons: [
      ...only(isReady, ...choices),
      ...only(hasFailed, actions.retry),
      actions.previous,
      off(actions.next, !canGoOn),
    ],
    says: [
      ...only(hasFailed, copy.catalog.failed(withDetail(APP_DATA_FAILED, BROKEN))),
      ...only(!isReady && !hasFailed, copy.catalog.loading),
    ],
  }
}

const reader = (state: SystemState): Shown =>
  wizard(
    state,
    copy.reader.title,
    catalog.readers.map(({ type, name }) => pressed(name, type === state.visit.selectedReader?.type)),
  )

const category = (state: SystemState): Shown =>
  wizard(
    state,
    copy.category.title,
    catalog.categories.map(({ code, name }) => pressed(name, code === state.visit.selectedCategory?.code)),
  )

const categoryOf = ({ visit }: SystemState) =>
  catalog.categories.find(({ code }) => code === visit.selectedCategory?.code)

function topic(state: SystemState): Shown {
  const chosen = categoryOf(state)
  const topics = chosen?.topics ?? []
  const choices = topics.map(({ code, name }) => pressed(name, code === state.visit.selectedTopic?.code))
  const isNamed = chosen !== undefined && state.charts['catalog'] === 'ready'
  return {
    ...wizard(state, copy.topic.title, choices),
    reads: [isNamed ? copy.topic.category(chosen.name) : copy.topic.noCategory],
  }
}

function question(state: SystemState): Shown {
  const { root, visit } = state
  const samples = categoryOf(state)?.topics.find(({ code }) => code === visit.selectedTopic?.code)?.sampleQuestions
  const page = wizard(
    state,
    copy.question.title,
    (samples ?? []).map((sample) => pressed(sample, sample === visit.sampleQuestion)),
  )
  const problem = matchesState({ visit: { question: 'touched' } }, root) ? questionProblemOf(visit) : null
  return {
    ...page,
    fields: [`${copy.question.label}: ${visit.customQuestion}`],
    ...(problem && { wrong: [copy.question.label], says: [...page.says, copy.question.problems[problem]] }),
  }
}

/** The table, and what is waited before. */
function cardDraw({ charts: { selection }, visit }: SystemState): Shown {
  const { picks, flipped } = visit
  const { title, preparing, picked, ...labels } = copy.cardDraw
  if (selection === undefined) return { title, says: [preparing] }
  const isChoosing = matchesState('choosing', selection)
  const isRevealed = selection === 'revealed'
  const isComplete = picks.length === SPREAD_SIZE
  const isAwaiting = matchesState({ revealing: 'waiting' }, selection)
  const label = isRevealed
    ? labels.listen
    : isAwaiting
      ? labels.awaitingCards
      : isChoosing
        ? labels.reveal
        : labels.revealing
  const faces = cards.slice(0, flipped).map(({ nameKo, orientation }) => `${nameKo} ${copy.orientations[orientation]}`)
  return {
    title,
    picked: picks.toSorted((a, b) => a - b),
    buttons: only(isComplete, off(label, !isChoosing && !isRevealed)),
    says: [...faces, ...only(!isComplete, picked(picks.length))],
  }
}

const demoLoading = (waited: number): Shown => ({
  ...waiting(waited),
  gauge: `${copy.loading.demoProgress} ${((Math.floor(waited / TIP_ROTATION) % TIP_COUNT) + 1) * 10}`,
})

const invalid = (title: string): Shown => ({ title, buttons: [actions.restart] })

/** What is on each screen. @param waited ms since the screen was entered */
export const SCREENS: { [S in Screen]: (state: SystemState, waited: number) => Shown } = {
  welcome,
  reader,
  category,
  topic,
  question,
  cardDraw,
  loading: (_, waited) => waiting(waited),
  demoLoading: (_, waited) => demoLoading(waited),
  result,
  invalidResult: () => invalid(copy.result.invalid),
  share,
  invalidShare: () => invalid(copy.share.invalid),
  notFound: () => ({ title: copy.notFound.title, buttons: [actions.toReading] }),
}

/** The whole sight of a state, and what should be read there. */
export function sightOf(
  state: SystemState,
  waited: number,
  origin: string,
): { sight: Sight; reads: readonly string[] } {
  const { reads = [], ...own } = SCREENS[state.screen](state, waited)
  const sight: Sight = {
    path: state.path,
    progress: state.progress,
    theme: state.theme,
    banner: state.banner === null ? '' : copy.banners[state.banner],
    offline: state.isOnline ? '' : copy.offline,
    fade: 'still',
    buttons: [],
    wrong: [],
    says: [],
    gauge: null,
    step: null,
    picked: [],
    turning: -1,
    typed: null,
    missing: [],
    ...own,
    fields: (own.fields ?? []).map((field) => field.replace('{origin}', origin)),
  }
  return { sight, reads }
}
