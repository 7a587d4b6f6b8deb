import { useState } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Catalog } from '../../machines/rules/domain.ts'
import { allowedEvents, snapshotOf, type Allowed } from './charts.ts'
import type { ActorState } from './recording.ts'
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

function PayloadForm({
  examples,
  mayTake,
  onSend,
}: {
  examples: readonly AnyEventObject[]
  mayTake: (event: AnyEventObject) => boolean
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
      aria-label={first.type}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        onSend(event)
        setTyped({})
      }}
    >
      <span className={styles.type}>{first.type}</span>
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
      <button type="submit" disabled={!isReadable || !mayTake(event)}>
        Send
      </button>
    </form>
  )
}

const isBare = ({ events }: Allowed): boolean => events.some((event) => Object.keys(event).length === 1)

function Buttons({ allowed, state, onSend }: { allowed: Allowed[]; state: ActorState; onSend: Send }) {
  const snapshot = snapshotOf(state)
  return (
    <>
      <div className={styles.buttons}>
        {allowed.filter(isBare).map(({ type }) => (
          <button key={type} type="button" onClick={() => onSend({ type })}>
            {type}
          </button>
        ))}
      </div>
      {allowed
        .filter((each) => !isBare(each))
        .map(({ type, events }) => (
          <PayloadForm
            key={`${type} ${JSON.stringify(events[0])}`}
            examples={events}
            mayTake={(event) => snapshot?.can(event) ?? false}
            onSend={onSend}
          />
        ))}
    </>
  )
}

/** Buttons and small forms for every event that the actor takes in its present state. */
export function Sender({ state, catalog, onSend }: { state: ActorState; catalog: Catalog; onSend: Send }) {
  const { asked, reported } = allowedEvents(state, catalog)
  if (asked.length + reported.length === 0) return null
  return (
    <section className={styles.sender} aria-label={`Send to ${state.place}`}>
      <h3>{state.place.split('/').at(-1)}</h3>
      <Buttons allowed={asked} state={state} onSend={onSend} />
      {reported.length > 0 && (
        <details className={styles.reported}>
          <summary>{reported.length} reports, as if from its children or the browser</summary>
          <Buttons allowed={reported} state={state} onSend={onSend} />
        </details>
      )}
    </section>
  )
}
