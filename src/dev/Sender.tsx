import { useState } from 'react'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { snapshotOf } from './chartWords.ts'
import { allowedEvents, type Allowed } from './examples.ts'
import { nameAt, type ActorState, type Recording } from './recording.ts'
import styles from './Sender.module.css'

type Send = (event: AnyEventObject) => void

const shownAs = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was typed, as what the example was: text stays text, everything else is JSON. Undefined when it is not JSON. */
const readAs = (text: string, example: unknown): unknown => {
  if (typeof example === 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A button with a field for each thing that the event carries. */
function EventForm({
  examples,
  snapshot,
  onSend,
}: {
  examples: readonly AnyEventObject[]
  snapshot: AnyMachineSnapshot
  onSend: Send
}) {
  const [first] = examples
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  if (!first) return null
  const fields = Object.keys(first).filter((key) => key !== 'type')
  const textOf = (field: string): string => typed[field] ?? shownAs(first[field])
  const event: AnyEventObject = { type: first.type }
  for (const field of fields) event[field] = readAs(textOf(field), first[field])
  const isReadable = fields.every((field) => event[field] !== undefined)

  return (
    <form
      className={styles.form}
      data-bare={fields.length === 0 || undefined}
      aria-label={first.type}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        onSend(event)
        setTyped({})
      }}
    >
      {fields.length > 0 && <span className={styles.type}>{first.type}</span>}
      {fields.map((field) => {
        const change = (text: string): void => setTyped({ ...typed, [field]: text })
        const list = `${first.type}-${field}`
        return (
          <label key={field}>
            {field}
            {typeof first[field] === 'object' ? (
              <textarea rows={2} value={textOf(field)} onChange={({ target }) => change(target.value)} />
            ) : (
              <>
                <input list={list} value={textOf(field)} onChange={({ target }) => change(target.value)} />
                <datalist id={list}>
                  {examples.map((example) => (
                    <option key={shownAs(example[field])}>{shownAs(example[field])}</option>
                  ))}
                </datalist>
              </>
            )}
          </label>
        )
      })}
      <button type="submit" disabled={!isReadable || !snapshot.can(event)}>
        {fields.length > 0 ? 'Send' : first.type}
      </button>
    </form>
  )
}

/** What an event carries; what carries nothing stands first. */
const sizeOf = ({ events: [first] }: Allowed): number => Object.keys(first ?? {}).length

const FOLDED = [
  ['address', 'addresses, as if typed'],
  ['report', 'reports, as if from its children or the browser'],
] as const

/** Buttons and small forms for every event that the actor takes in its present state. */
export function Sender({ state, recording, onSend }: { state: ActorState; recording: Recording; onSend: Send }) {
  const snapshot = snapshotOf(state)
  const all = allowedEvents(state, recording)
  if (all.length === 0) return null
  const formsBy = (by: Allowed['by']) =>
    all
      .filter((allowed) => allowed.by === by)
      .toSorted((a, b) => sizeOf(a) - sizeOf(b))
      .map(({ type, events }) => (
        <EventForm key={`${type} ${JSON.stringify(events[0])}`} examples={events} snapshot={snapshot} onSend={onSend} />
      ))
  return (
    <section className={styles.sender} aria-label={`Send to ${state.place}`}>
      <h3>{nameAt(state.place)}</h3>
      <div className={styles.forms}>{formsBy('visitor')}</div>
      {FOLDED.map(([by, words]) => {
        const forms = formsBy(by)
        return (
          forms.length > 0 && (
            <details key={by} className={styles.folded}>
              <summary>
                {forms.length} {words}
              </summary>
              <div className={styles.forms}>{forms}</div>
            </details>
          )
        )
      })}
    </section>
  )
}
