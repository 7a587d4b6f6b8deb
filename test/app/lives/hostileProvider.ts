/** A provider over HTTP that may do to each call, once or for ever, what providers do. */
import { cards, catalog } from '../fixtures.ts'

export const CALLS = ['topics', 'readers', 'create', 'cards', 'submit', 'result'] as const
export type Call = (typeof CALLS)[number]

export const MISCHIEF = [
  'refused',
  'conflict',
  'lost',
  'gone',
  'broken',
  'unreachable',
  'silent',
  'misshapen',
  'html',
  'half',
  'odd',
  'tooEarly',
  'failed',
  'stalled',
  'hollow',
] as const
export type Mischief = (typeof MISCHIEF)[number]

interface Session {
  nickname: string
  answers: { questionText: string; readerType: string; categoryCode: string; topicCode: string } | null
  /** Sections that are written, of five. */
  written: number
  isFailed: boolean
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })
const TEXTS = ['past', 'present', 'future', 'summary'] as const

/** One provider for all page loads of a life. `fetch` takes the place of the browser's. */
export class HostileProvider {
  readonly sessions = new Map<string, Session>()
  /** What was asked, in order: the call and the session. */
  readonly asked: { call: Call; sessionId: string }[] = []
  readonly once = new Map<Call, Mischief>()
  readonly forEver = new Map<Call, Mischief>()

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const [, , what = '', sessionId = '', part = ''] = pathname.split('/')
    const call = (part || (what === 'sessions' ? 'create' : what)) as Call
    this.asked.push({ call, sessionId })
    const mischief = this.once.get(call) ?? this.forEver.get(call)
    this.once.delete(call)
    if (mischief === 'unreachable') throw new TypeError('Failed to fetch')
    if (mischief === 'silent')
      return new Promise((_, fail) => {
        request.signal.addEventListener('abort', () => fail(request.signal.reason as Error))
      })
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, string>) : {}
    return this.#misbehaved(mischief, call, sessionId) ?? this.#answer(call, sessionId, body)
  }

  #misbehaved(mischief: Mischief | undefined, call: Call, sessionId: string): Response | null {
    switch (mischief) {
      case 'refused':
        return json({ code: 400, message: '질문을 조금 바꿔 주세요' }, 400)
      case 'conflict':
        return json({ code: 409, message: '이미 제출된 세션이에요' }, 409)
      case 'lost':
        return json({ code: 404, message: '세션을 찾을 수 없어요' }, 404)
      case 'gone':
        return new Response('', { status: 410, statusText: 'Gone' })
      case 'broken':
        return new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
      case 'misshapen':
        return json({ cards: 'none', status: 7, sessionId: { no: 'id' }, categories: null, readers: 1 })
      case 'html':
        return new Response('<!doctype html><title>login</title>', { headers: { 'content-type': 'text/html' } })
      case 'half':
        return new Response('{"sessionId":"abc', { headers: { 'content-type': 'application/json' } })
      case 'odd':
        return json({ status: 'PONDERING' })
      case 'tooEarly':
        return call === 'result' ? json({ code: 425, message: '아직이에요' }, 425) : null
      default: {
        const session = this.sessions.get(sessionId)
        if (call !== 'result' || !session?.answers || !mischief) return null
        if (mischief === 'failed') session.isFailed = true
        if (mischief === 'stalled') return json(this.#resultOf(sessionId, session, 'PRESENT_PROCESSING'))
        if (mischief === 'hollow') return json({ status: 'COMPLETED', fortuneScore: 50 })
        return null
      }
    }
  }

  #answer(call: Call, sessionId: string, body: Record<string, string>): Response {
    if (call === 'topics') return json({ categories: catalog.categories })
    if (call === 'readers') return json({ readers: catalog.readers })
    if (call === 'create') {
      const id = `session${this.sessions.size + 1}`
      this.sessions.set(id, { nickname: body['nickname'] ?? '', answers: null, written: 0, isFailed: false })
      return json({ sessionId: id }, 201)
    }
    const session = this.sessions.get(sessionId)
    if (!session) return json({ code: 404, message: '세션을 찾을 수 없어요' }, 404)
    if (call === 'cards')
      return json({ sessionId, cards: cards.map((card, at) => ({ ...card, position: at + 1, videoUrl: null })) })
    if (call === 'submit') {
      const answers = body as unknown as NonNullable<Session['answers']>
      if (session.answers && JSON.stringify(session.answers) !== JSON.stringify(answers))
        return json({ code: 409, message: '이미 제출된 세션이에요' }, 409)
      session.answers = answers
      session.isFailed = false
      return json({ status: 'PAST_PROCESSING' })
    }
    if (!session.answers) return json({ code: 425, message: '아직이에요' }, 425)
    if (!session.isFailed && session.written < 5) session.written++
    return json(this.#resultOf(sessionId, session))
  }

  #resultOf(sessionId: string, { nickname, answers, written, isFailed }: Session, odd?: string) {
    const status = isFailed ? 'FAILED' : written < 5 ? 'PAST_PROCESSING' : 'COMPLETED'
    return {
      sessionId,
      nickname,
      questionText: answers?.questionText,
      readerType: answers?.readerType,
      status: odd ?? status,
      drawnCards: cards.map((card, at) => ({ ...card, position: at + 1, videoUrl: null })),
      interpretations: Object.fromEntries(
        TEXTS.map((name, at) => [name, at < written ? `${name}의 이야기예요.` : null]),
      ),
      fortuneScore: written > 3 ? 70 : null,
      luckyCard: written > 4 ? { name: '별사탕', message: '천천히 가세요', imageUrl: null } : null,
    }
  }
}
