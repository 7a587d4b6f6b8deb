/** Walks generated paths on a screen: by hand where a visitor would, and in the world around the page. */
import { deepEqual } from 'node:assert/strict'
import { reading } from '../app/fixtures.ts'
import { answerOf, type Call } from './answers.ts'
import type { Control } from './control.ts'
import { BUG, isDeed, nameOf, PAUSES, type Deed, type SystemEvent } from './events.ts'
import type { Path } from './paths.ts'
import { addressesOf, failureOf, isNetworkCall, REPLIES, type Reply } from './provider.ts'
import type { Sight, Steered } from './inPage.ts'
import type { SystemState } from './system.ts'

/** What a driver brings: hands on the page, an eye on it, and the network around it. */
export interface Hands {
  /** A page load: what the storage holds is all that is left of the one before. */
  open: (path: string) => Promise<void>
  press: (control: Control) => Promise<void>
  write: (control: Control, text: string) => Promise<void>
  /** The browser's Back and Forward; a refused one goes there and back again. */
  travel: (delta: number, isRefused: boolean) => Promise<void>
  pass: (ms: number) => Promise<void>
  /** Lets the page have a reply to what it asks for at an address, and take it in. */
  reply: (address: string, reply: Reply) => Promise<void>
  /** Does something with `window.flow` in the page. */
  inPage: <A extends readonly unknown[], R>(run: (flow: Steered, ...given: A) => R, ...given: A) => Promise<R>
  /** Waits until this is seen and nothing else is asked for; throws what differs. */
  see: (sight: Sight, reads: readonly string[], secrets: readonly string[], asked: readonly string[]) => Promise<void>
}

const askedFor = ({ calls, sessionId }: SystemState): string[] =>
  calls
    .filter(isNetworkCall)
    .flatMap((call) => addressesOf(call, sessionId))
    .toSorted()

/** What becomes of a call: an answer by its name, or null when it fails. */
async function settle(hands: Hands, call: Call, answer: string | null, { sessionId }: SystemState): Promise<void> {
  if (isNetworkCall(call)) {
    const addresses = addressesOf(call, sessionId)
    const replies =
      answer === null ? addresses.map(() => failureOf(call)) : REPLIES[call](answerOf(call, answer) as never)
    for (const [at, reply] of replies.entries())
      await hands.reply(addresses[at] ?? `GET /api/sessions/${sessionId}/result`, reply)
    return
  }
  if (call === 'findVoice' || call === 'speak')
    return hands.inPage((flow, isVoice, isWell) => flow.sound(isVoice, isWell), call === 'findVoice', answer !== null)
  const link = await hands.inPage(
    (flow, to, refusal) => {
      const handed = flow.handed[to]
      if (!handed) throw new Error(`${to} was not opened`)
      delete flow.handed[to]
      if (refusal === null) handed.resolve()
      else handed.reject(new DOMException('refused', refusal))
      return new URL(handed.link).pathname
    },
    call === 'copyLink' ? ('clipboard' as const) : ('shareSheet' as const),
    answer === null ? 'NotAllowedError' : answer === 'dismissed' ? 'AbortError' : null,
  )
  deepEqual(link, `/share/${reading.sessionId}`)
}

function touch(hands: Hands, deed: Deed, before: SystemState): Promise<unknown> {
  const control = before.controls.find(({ deeds }) => deeds.some((each) => nameOf(each) === nameOf(deed)))
  if (!control) throw new Error('there is no hand for it')
  if ('text' in deed && control.kind === 'field') return hands.write(control, deed.text)
  if (!deed.type.endsWith('.blur')) return hands.press(control)
  return hands.inPage((flow) => flow.leave(document.querySelector('main input, main textarea')!))
}

function bringAbout(hands: Hands, event: SystemEvent, before: SystemState, after: SystemState): Promise<unknown> {
  if (isDeed(event)) return touch(hands, event, before)
  switch (event.type) {
    case 'BACK':
    case 'FORWARD':
      return hands.travel(event.type === 'BACK' ? -1 : 1, before.sight.path === after.sight.path)
    case 'OPEN':
      return hands.open(event.path)
    case 'HIDE':
    case 'SHOW':
      return hands.inPage((flow, isVisible) => flow.become({ isVisible }), event.type === 'SHOW')
    case 'OFFLINE':
    case 'ONLINE':
      return hands.inPage((flow, isOnline) => flow.become({ isOnline }), event.type === 'ONLINE')
    case 'FULL':
      return hands.inPage((flow) => flow.become({ isFull: true }))
    case 'ELSEWHERE':
      return hands.inPage(() => dispatchEvent(Object.assign(new Event('storage'), { key: null })))
    case 'PASS':
      return Promise.resolve(PAUSES)
    case 'BREAK':
      return hands.inPage((flow, chart, bug) => flow.breakDown(chart, bug), event.chart, BUG)
    default:
      return settle(hands, event.call, event.type === 'ANSWERED' ? event.answer : null, before)
  }
}

/**
 * Walks a path: after each event, and before the first, the page must show what the model says, and its charts must
 * have taken the very transitions. Returns what was seen of them.
 */
export async function walk({ arrival, steps, start, seen }: Path, hands: Hands): Promise<string[]> {
  const told: string[] = []
  const look = async (state: SystemState): Promise<void> => {
    const { sight, reads, secrets } = state
    await hands.see(sight, reads, secrets, askedFor(state))
    told.push(...(await hands.inPage((flow) => flow.takeSeen())))
  }
  await hands.open(start.path)
  await look(arrival)
  let before = arrival
  for (const { event, state } of steps) {
    try {
      await bringAbout(hands, event, before, state)
      if (state.passed > 0) await hands.pass(state.passed)
      await look(state)
    } catch (error) {
      throw new Error(`after ${nameOf(event)} (event ${state.events.length})`, { cause: error })
    }
    before = state
  }
  deepEqual([...new Set(told)].toSorted(), [...seen].filter((name) => !name.startsWith('on ')).toSorted())
  return told
}
