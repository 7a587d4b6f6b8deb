/** An OpenAI-compatible endpoint on loopback that answers as it is told, well or badly. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { ReadingRequest, SectionName } from '../../../../src/provider/section.ts'

/** What the endpoint was sent. */
export interface Sent {
  path: string
  authorization: string | undefined
  system: string
  user: string
  model: string
}

export type Answer = (response: http.ServerResponse, sent: Sent) => unknown

interface Body {
  model: string
  messages: { role: string; content: string }[]
}

const sentOf = async (request: http.IncomingMessage): Promise<Sent> => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Body
  const said = (role: string) => body.messages.find((message) => message.role === role)?.content ?? ''
  const { url = '', headers } = request
  return {
    path: url,
    authorization: headers.authorization,
    system: said('system'),
    user: said('user'),
    model: body.model,
  }
}

/** Starts an endpoint whose n-th request gets the n-th answer, and every later one the last. */
export async function startEndpoint(...answers: Answer[]) {
  const sent: Sent[] = []
  let open = 0
  let mostOpen = 0
  let cut = 0
  const server = http.createServer((request, response) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.on('close', () => {
      open -= 1
      if (!response.writableFinished) cut += 1
    })
    void sentOf(request).then((one) => {
      sent.push(one)
      return answers[Math.min(sent.length, answers.length) - 1]?.(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    stop,
    /** Requests under way now, and the most that ever were at the same time. */
    open: () => open,
    mostOpen: () => mostOpen,
    /** Answers that the other side did not hear to the end. */
    cut: () => cut,
  }
}

const begin = (response: http.ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const chunkOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** A proper answer, streamed in pieces of `size` characters, `everyMs` apart. */
export const streams =
  (text: string, { size = 7, everyMs = 0, finish = 'stop' } = {}): Answer =>
  async (response) => {
    begin(response).write(chunkOf({ role: 'assistant', content: '' }))
    for (let start = 0; start < text.length && !response.closed; start += size) {
      response.write(chunkOf({ content: text.slice(start, start + size) }))
      if (everyMs > 0) await sleep(everyMs)
    }
    response.write(chunkOf({}, finish))
    response.end('data: [DONE]\n\n')
  }

/** The proper answer to whatever is asked: no danger, or the section, in the stance that was decided. */
export const writesWell: Answer = (response, sent) => streams(answerOf(sent))(response, sent)

/** The proper answer to whatever is asked, about whatever cards lie there. */
export const writesOfTheCards: Answer = (response, sent) =>
  streams(asksOfDanger(sent) ? 'none' : withStance(sent, textOf(sent)))(response, sent)

/** Answers to sections as told, and to everything else as a good model does. */
export const writesSection =
  (section: keyof typeof GOOD, answer: Answer): Answer =>
  (response, sent) =>
    !asksOfDanger(sent) && sectionOf(sent) === section ? answer(response, sent) : writesWell(response, sent)

/** Whether it is the question about danger. */
export const asksOfDanger = ({ user }: Sent): boolean => user.includes('답: selfHarm')

const withStance = (sent: Sent, text: string): string => {
  const stance = /^정해진 자세: (\S+)$/m.exec(sent.user)?.[1] ?? ''
  return sectionOf(sent) === 'summary' ? `자세: ${stance}\n\n${text}` : text
}
export const answerOf = (sent: Sent): string => (asksOfDanger(sent) ? 'none' : withStance(sent, GOOD[sectionOf(sent)]))

/** What `writesOfTheCards` answers to a section. */
export const textOf = (sent: Sent): string => {
  const names = [...sent.user.matchAll(/^(?:뒤집힌 )?([^:\n<]+): .* 한 줄로 하면/gm)].map(([, name]) => name)
  return `${GOOD[sectionOf(sent)].replaceAll('바보', '그림').replaceAll('운명의 수레바퀴', '그림').replaceAll('별', '빛')} 여기에는 ${names.join(', ')} 카드가 있어요.`
}

/** A model that thinks aloud before it writes, in the field that servers have for it. */
export const thinksThenWrites =
  (text: string, everyMs: number): Answer =>
  async (response, sent) => {
    begin(response)
    for (let thought = 0; thought < 8; thought += 1) {
      response.write(chunkOf({ reasoning_content: '음, 카드를 보자. ' }))
      await sleep(everyMs)
    }
    response.write(chunkOf({ content: text }))
    response.write(chunkOf({}, 'stop'))
    response.end('data: [DONE]\n\n')
    return sent
  }

/** Half an answer, then the connection is gone. */
export const isCut: Answer = (response) => {
  begin(response).write(chunkOf({ content: GOOD.past.slice(0, 60) }))
  setTimeout(() => response.destroy(), 5)
}

/** Half an answer that ends as if it were whole. */
export const stopsHalfway: Answer = (response) => {
  begin(response).end(chunkOf({ content: GOOD.past.slice(0, 60) }))
}

export const refuses =
  (status: number, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'x', code: 'x' } }))
  }

/** Bytes that are no text at all, under the right name. */
export const sendsGarbage: Answer = (response) => {
  begin(response).end(Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 197) % 256)))
}

export const sendsBrokenJson: Answer = (response) => {
  begin(response).write(chunkOf({ content: GOOD.past.slice(0, 60) }))
  response.end('data: {"choices":[{"delta":{"content":"아\n\ndata: }}}}\n\ndata: [DONE]\n\n')
}

export const sendsOtherJson: Answer = (response) => {
  begin(response).end('data: {"choices":"none"}\n\ndata: [DONE]\n\n')
}

/** An error inside a stream that began well. */
export const failsInStream: Answer = (response) => {
  begin(response).write(chunkOf({ content: GOOD.past.slice(0, 60) }))
  response.end('data: {"error":{"message":"overloaded"}}\n\n')
}

export const sendsHtml: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>gateway</body></html>')
}

/** A whole answer as one JSON document, as if no stream had been asked for. */
export const sendsDocument: Answer = (response) => {
  const message = { role: 'assistant', content: GOOD.past }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
}

/** The same piece again and again, as fast as it is taken, without an end. */
export const neverEnds =
  (piece: string): Answer =>
  (response) => {
    const go = () => {
      while (!response.closed && response.write(piece));
    }
    begin(response).on('drain', go)
    go()
  }
export const ENDLESS_TEXT = chunkOf({ content: '카드가 말을 멈추지 않아요. ' })
export const ENDLESS_THOUGHT = chunkOf({ reasoning_content: '음, 생각해 보자. ' })
export const ENDLESS_LINE = 'a'.repeat(65_536)

export const saysNothing: Answer = () => undefined
export const saysOnlyHeaders: Answer = (response) => begin(response).flushHeaders()
export const stallsHalfway: Answer = (response) => {
  begin(response).write(chunkOf({ content: GOOD.past.slice(0, 60) }))
}

export const REQUEST: ReadingRequest = {
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  nickname: '달빛여우',
  readerType: 'F',
  categoryCode: 'LOVE',
  topicCode: 'NEW_LOVE',
  questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
  cards: [
    { position: 'past', cardId: 1, orientation: 'upright' },
    { position: 'present', cardId: 11, orientation: 'reversed' },
    { position: 'future', cardId: 18, orientation: 'upright' },
  ],
}

/** What a good model might write of the request: the Fool, the Wheel of Fortune reversed, the Star. */
export const GOOD: Record<'past' | 'present' | 'future' | 'summary', string> = {
  past: '달빛여우님, 과거 자리에는 바보 카드가 가벼운 봇짐을 메고 서 있어요. 앞일을 다 헤아리기 전에 먼저 발을 내디뎠던 날이 있으셨나 봐요. 낯선 모임에 혼자 나가 보거나, 잘 모르는 사람에게 먼저 웃어 보였던 그런 날이요.\n\n결과가 기대와 달라 머쓱했던 적도 있겠지만, 그때의 용기는 헛되이 사라지지 않았어요. 주머니 속에 넣어 둔 조약돌처럼 지금도 손끝에 만져지는 마음이에요. 서툴렀던 걸음까지 모두 여기로 이어지는 길이었다고, 오늘은 그렇게 다독여 주셨으면 해요.',
  present:
    '지금 자리에 놓인 카드는 거꾸로 선 운명의 수레바퀴예요. 봇짐을 메고 나섰던 걸음이 잠시 정류장 앞에서 멈춘 모습과 닮았어요. 버스가 자꾸 한 대씩 비껴가는 것 같아 속이 타셨을지도 몰라요.\n\n그런데 이 카드는 길이 막혔다고 말하지 않고, 때가 조금 어긋나 있다고 귀띔해요. 애써 뛰어가 잡지 않아도 다음 차는 오니까, 의자에 앉아 숨을 고르셔도 괜찮아요. 달빛여우님이 요즘 무엇에 웃으시는지 살피다 보면 기다림도 한결 가벼워질 거예요.',
  future:
    '앞자리에는 별 카드가 맑은 물을 붓고 있어요. 멈춰 있던 정류장 위로 밤하늘이 열리는 듯한 그림이에요. 새로운 사람은 요란한 자리보다 편안히 웃을 수 있는 자리에서 다가올 수 있어요.\n\n퇴근길 서점이나 오래 다닌 동네 찻집처럼 마음이 풀리는 곳을 떠올려 보셔도 좋겠어요. 꾸미지 않은 모습을 먼저 보여 줄 때 알아보는 눈빛이 생기기 쉬운 카드거든요. 조급함은 창가에 내려 두고, 오늘 밤엔 바라는 만남을 종이에 한 줄 적어 보시면 어떨까요?',
  summary:
    '달빛여우님, 바보와 운명의 수레바퀴와 별이 나란히 놓이니 한 편의 여행담 같아요. 먼저 발을 내디뎠던 사람이 정류장에서 잠시 멈추었다가, 밤하늘을 올려다보는 이야기예요.\n\n올해 안에 새로운 인연을 만날 수 있을지 물으셨죠. 카드는 서두르는 걸음보다 편안한 얼굴 곁으로 만남이 찾아오기 쉽다고 말해요. 어긋난 때를 탓하느라 마음을 다 쓰지 않으셨으면 해요. 가벼운 봇짐을 멨던 그 용기가 아직 곁에 있으니 다시 꺼내 쓰기만 하면 돼요.\n\n이번 주에는 좋아하는 곳에 한번 더 들러 보고, 반가운 사람에게 안부를 먼저 건네 보세요. 작은 인사 하나가 다음 장을 여는 손잡이가 되어 줄 수 있어요. 별은 멀리 있어도 길을 비추니까요.',
}

const ASKED: [keyof typeof GOOD, string][] = [
  ['past', '‘과거’ 글을'],
  ['present', '‘현재’ 글을'],
  ['future', '‘미래’ 글을'],
  ['summary', '종합 글을'],
]

/** Which section a request asks for. */
export const sectionOf = ({ user }: Sent): Extract<SectionName, keyof typeof GOOD> => {
  const found = ASKED.find(([, words]) => user.includes(words))
  if (!found) throw new Error(`No section is asked for: ${user}`)
  return found[0]
}
