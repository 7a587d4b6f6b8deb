/** What a visitor sees of a reading: of one's own step by step, of a shared one at once. */
import { matchesState } from 'xstate'
import { STEPS, type Reading, type Step } from '../../machines/rules/domain.ts'
import { fortuneBand } from '../../machines/rules/score.ts'
import { hasStep, isStepAvailable } from '../../machines/rules/steps.ts'
import { copy } from '../../src/app/copy.ts'
import { NOT_COMPLETED } from '../../src/effects/sentences.ts'
import { cards, reading as fixture } from '../app/fixtures.ts'
import { BROKEN, off, only, waiting, type Shown } from './browserShown.ts'
import type { SystemState } from './system.ts'

const { actions } = copy

/** What a step of a result shows. */
function stepOf({ charts, typed }: SystemState, reading: Reading, step: Step) {
  const { luckyCard, interpretations, fortuneScore } = reading
  if (step === 'summary')
    return interpretations.summary === null
      ? { says: [copy.result.missingSummary] }
      : {
          reads: [
            interpretations.summary,
            ...(fortuneScore === null
              ? []
              : [copy.result.score(fortuneScore), copy.result.fortunes[fortuneBand(fortuneScore)]]),
          ],
        }
  if (step !== 'lucky') {
    const text = interpretations[step]
    const card = reading.cards[STEPS.indexOf(step)]!
    const title = [card.nameKo, copy.orientations[card.orientation]]
    return text === null ? { says: [copy.result.missing(step)], reads: title } : { reads: [...title, text] }
  }
  const lucky = charts['luckyCard'] ?? 'awaited'
  const isFaceUp = matchesState('faceUp', lucky)
  const isLinkShown = matchesState({ link: 'shownInField' }, charts['sharing'] ?? {})
  const message = luckyCard?.message ?? ''
  return {
    buttons: [
      ...only(lucky === 'faceDown', copy.result.lucky.faceDownName),
      ...only(isLinkShown, copy.result.linkField.close),
      actions.restart,
      copy.result.share,
      ...only(Boolean(luckyCard?.imageUrl), copy.result.saveImage),
    ],
    fields: only(isLinkShown, `${copy.result.linkField.label}: {origin}/share/${reading.sessionId}`),
    says: isFaceUp ? [message] : only(lucky === 'awaited', copy.result.lucky.missing),
    reads: [copy.result.lucky.title, ...only(isFaceUp, luckyCard?.name ?? '')],
    turning: matchesState({ faceUp: 'turning' }, lucky) ? 0 : -1,
    ...(isFaceUp && { typed: Array.from(message).slice(0, typed).join('') }),
  }
}

export function result(state: SystemState, waited: number): Shown {
  const { reading, failure } = state
  const status =
    failure === null
      ? copy.result.statuses[reading?.status ?? 'processing']
      : `${copy.result.statuses.failed} ${failure}`.trim()
  const ways = only(failure !== null, actions.retry, actions.restart)
  const scene = waiting(waited)
  if (!reading) return { ...scene, buttons: ways, says: [status], ...(failure !== null && { reads: [] }) }
  const step = state.step ?? 'past'
  const isShown = failure === null || hasStep(reading, step)
  const shown: Partial<Shown> = isShown ? stepOf(state, reading, step) : {}
  const next = STEPS[STEPS.indexOf(step) + 1]
  const hasNext = next !== undefined && isStepAvailable(reading, next)
  return {
    ...shown,
    title: copy.result.header(reading.nickname ?? ''),
    buttons: [...ways, ...(shown.buttons ?? []), off(actions.previous, step === 'past'), off(actions.next, !hasNext)],
    says: [status, ...(shown.says ?? [])],
    reads: [
      reading.questionText ?? '',
      ...(shown.reads ?? []),
      ...only(step !== 'lucky' && !hasNext && reading.status === 'processing', copy.result.moreComing),
    ],
    gauge: `${copy.result.progress(STEPS.indexOf(step) + 1)} ${STEPS.indexOf(step) + 1}`,
    step: isShown ? copy.result.steps[step] : null,
  }
}

export function share({ charts, events }: SystemState): Shown {
  const { title, loading, subtitles } = copy.share
  if (charts['share'] === 'loading') return { title, says: [loading] }
  const buttons = [actions.restart]
  if (charts['share'] === 'shown') {
    const { nickname, interpretations } = fixture
    const texts = Object.values(interpretations).filter((text) => text !== null)
    return { title, buttons, reads: [subtitles[0]!(nickname ?? ''), ...texts, ...cards.map(({ nameKo }) => nameKo)] }
  }
  const answer = events.findLast((event) => 'call' in event && event.call === 'fetchShared')
  return { title, buttons, says: [answer?.type === 'FAILED' ? BROKEN : NOT_COMPLETED] }
}
