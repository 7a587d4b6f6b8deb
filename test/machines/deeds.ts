/** One thing that happens to a visit, and how it happens. */
import type { ReadingEvent } from '../../machines/reading.types.ts'
import type { AttentionEvent } from '../../machines/result.types.ts'
import type { Reading } from '../../machines/rules/domain.ts'
import { recallRecord, type Storages } from '../../src/effects/storage.ts'
import { reading, type Calls, type stage } from './stage.ts'

type Stage = ReturnType<typeof stage>
export type Call = keyof Stage['calls']

/** Whom an event of a child is sent to. */
export type Inner = 'selection' | 'session' | 'catalog' | 'result' | 'luckyCard' | 'sharing' | 'share' | 'waiting'

export type Deed =
  | { to: 'visit'; event: ReadingEvent }
  | { to: Inner; event: { type: string; [payload: string]: unknown } }
  | { attention: AttentionEvent['type'] }
  /** The oldest open call of a kind is answered: readings, new ids and remembered records are filled in then. */
  | { answer: Call; output: unknown }
  | { fail: Call }
  | { pass: number }

const childOf = (s: Stage, id: Inner) => {
  const { children } = s.actor.getSnapshot()
  const ref =
    id === 'luckyCard' || id === 'sharing' ? children.result?.getSnapshot().children[id] : children[id as 'selection']
  return ref as { send: (event: object) => void } | undefined
}

type Written = { status: Reading['status']; written: Parameters<typeof reading>[1] }
const isWritten = (output: unknown): output is Written =>
  typeof output === 'object' && output !== null && 'written' in output

/** What cannot happen now (a child that does not run, a call that is not open) does not. */
export async function happen(s: Stage, deed: Deed, storages: Storages): Promise<void> {
  if ('pass' in deed) return s.clock.increment(deed.pass)
  if ('attention' in deed) return s.attend({ type: deed.attention })
  if ('to' in deed) return deed.to === 'visit' ? s.actor.send(deed.event) : childOf(s, deed.to)?.send(deed.event)
  const kind = 'answer' in deed ? deed.answer : deed.fail
  const call = s.calls[kind] as Calls<unknown>
  if (call.inFlight === 0) return
  if ('fail' in deed) return call.fail('HTTP 500')
  if (kind === 'create') return call.answer({ sessionId: `session${call.count}` })
  const resultId = s.actor.getSnapshot().context.resultId ?? ''
  if (deed.output === 'remembered') return call.answer(recallRecord(storages, resultId))
  if (!isWritten(deed.output)) return call.answer(deed.output)
  const { status: as, written: sections } = deed.output
  return call.answer({ kind: 'reading', reading: { ...reading(as, sections), sessionId: resultId } })
}
