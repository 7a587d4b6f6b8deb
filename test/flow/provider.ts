/** The provider as the app meets it: what each call asks for, and what comes back over the wire. */
import type { CardsAnswer } from '../../machines/cards.machine.ts'
import type { Deletion } from '../../machines/owning.machine.ts'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import { POSITIONS, type Catalog, type DrawnCard, type Reading } from '../../machines/rules/domain.ts'
import type { SharedAnswer, SharedRefusal } from '../../machines/sharedReading.machine.ts'
import type { SubmitAnswer } from '../../machines/submission.machine.ts'
import { DELETED, HIDDEN } from '../../src/contract/wire.ts'
import { reading } from '../app/fixtures.ts'
import { COMPLETED, type Call } from './answers.ts'

/** The calls that the browser itself answers. */
const AT_HOME = ['openShareSheet', 'copyLink', 'findVoice', 'speak'] as const satisfies readonly Call[]

/** The calls that leave it. */
export type NetworkCall = Exclude<Call, (typeof AT_HOME)[number]>

/** An answer over the wire; null when the connection breaks before it comes. */
export type Reply = { status: number; body: string; contentType: string } | null

export const isNetworkCall = (call: Call): call is NetworkCall => !(AT_HOME as readonly Call[]).includes(call)

/** What each call asks for at first, given the session of the page. */
export const addressesOf = (call: NetworkCall, sessionId: string): readonly string[] => {
  const own = `/api/sessions/${sessionId}`
  const visibility = `/api/sessions/${reading.sessionId}/visibility`
  const opened = `GET /api/sessions/${reading.sessionId}/result`
  return {
    loadCatalog: ['GET /api/topics', 'GET /api/readers'],
    createSession: ['POST /api/sessions'],
    fetchCards: [`GET ${own}/cards`],
    submitAnswers: [`POST ${own}/submit`],
    fetchReading: [opened],
    fetchShared: [opened],
    hideReading: [`PUT ${visibility}`],
    showReading: [`PUT ${visibility}`],
    deleteReading: [`DELETE /api/sessions/${reading.sessionId}`],
    saveImage: [`GET ${COMPLETED.luckyCard?.imageUrl}`],
  }[call]
}

const json = (body: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
})
const DONE: Reply = { status: 204, body: '', contentType: 'text/plain' }
const refusal = (status: number, message = 'refused') => json({ message }, status)
const cardOf = (card: DrawnCard) => ({ ...card, position: POSITIONS.indexOf(card.position) + 1 })
const readingOf = ({ cards, status, ...rest }: Reading) =>
  json({ ...rest, status: status.toUpperCase(), drawnCards: cards.map(cardOf) })

const HIDDEN_REPLY = json({ detail: HIDDEN }, 403)
const DELETED_REPLY = json({ detail: DELETED }, 410)

const SHARED: Readonly<Record<SharedRefusal, Reply>> = {
  missing: refusal(404),
  hidden: HIDDEN_REPLY,
  deleted: DELETED_REPLY,
  unfinished: refusal(425),
  unreachable: null,
  troubled: refusal(500),
}

/** What makes a call fail: no answer at all, but for one that is carried out later when none comes. */
export const failureOf = (call: NetworkCall): Reply => (call === 'deleteReading' ? refusal(500) : null)

/** An answer of the model as one reply for each of the call's addresses, and for those that it asks then. */
export const REPLIES: { [C in NetworkCall]: (answer: never) => readonly Reply[] } = {
  loadCatalog: ({ categories, readers }: Catalog) => [json({ categories }), json({ readers })],
  createSession: (session: object) => [json(session)],
  fetchCards: (answer: CardsAnswer) => [
    answer.kind === 'missing' ? refusal(404) : json({ cards: answer.cards.map(cardOf) }),
  ],
  submitAnswers: (answer: SubmitAnswer) => {
    if (answer.kind === 'accepted') return [json({})]
    if (answer.kind === 'refused') return [refusal(400, answer.message)]
    return answer.kind === 'missing'
      ? [refusal(410)]
      : // Whose the answers are that the session has is asked then.
        [refusal(409), readingOf({ ...reading, questionText: '다른 창의 질문이에요' })]
  },
  fetchReading: (answer: ReadingAnswer) => {
    if (answer.kind === 'reading') return [readingOf(answer.reading)]
    return [{ missing: refusal(404), hidden: HIDDEN_REPLY, deleted: DELETED_REPLY, pending: refusal(425) }[answer.kind]]
  },
  fetchShared: (answer: SharedAnswer) => [
    answer.kind === 'reading' ? readingOf(answer.reading) : SHARED[answer.reason],
  ],
  hideReading: () => [DONE],
  showReading: () => [DONE],
  deleteReading: (answer: Deletion) => [answer === 'now' ? DONE : null],
  saveImage: () => [{ status: 200, body: 'a picture', contentType: 'image/avif' }],
}
