import { useState } from 'react'
import { eventWords } from './charts.ts'
import styles from './Log.module.css'
import type { LogEntry } from './recording.ts'

const SHOWN = 300

interface Row {
  entry: LogEntry
  /** How many like it came in a row. */
  times: number
}

const short = (place: string): string => place.split('/').at(-1) ?? place
/** Between a call and itself, before the call answers: XState's own. */
const isInner = ({ event }: LogEntry): boolean => event.type.startsWith('xstate.promise.')
const kindOf = ({ from, event }: LogEntry): string | undefined =>
  from === null ? 'outside' : /^xstate\.(done|error)\.actor\./.test(event.type) ? 'answer' : undefined
const isDelay = ({ event }: LogEntry): boolean => event.type.startsWith('xstate.after.')
const clock = (at: number): string => {
  const seconds = at / 1000
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(2).padStart(5, '0')}`
}

/** Newest first; the same event again and again is one row. */
export const rowsOf = (entries: readonly LogEntry[], hasDelays: boolean): Row[] => {
  const rows: Row[] = []
  for (const entry of entries) {
    if (isInner(entry) || (!hasDelays && isDelay(entry))) continue
    const last = rows.at(-1)
    const isAgain = last && isDelay(entry) && last.entry.to === entry.to && last.entry.event.type === entry.event.type
    if (isAgain) rows[rows.length - 1] = { entry, times: last.times + 1 }
    else rows.push({ entry, times: 1 })
  }
  return rows.slice(-SHOWN).toReversed()
}

function Payload({ event }: { event: LogEntry['event'] }) {
  const { type: _type, ...payload } = event
  if (Object.keys(payload).length === 0) return null
  const text = JSON.stringify(payload)
  return (
    <details className={styles.payload}>
      <summary>{text.length > 90 ? `${text.slice(0, 90)}…` : text}</summary>
      <pre>{JSON.stringify(payload, null, 2)}</pre>
    </details>
  )
}

export function Log({
  entries,
  count,
  onLook,
}: {
  entries: readonly LogEntry[]
  /** The step that is looked back to; null in the present. */
  count: number | null
  onLook: (count: number) => void
}) {
  const [hasDelays, setDelays] = useState(true)
  return (
    <>
      <label className={styles.filter}>
        <input type="checkbox" checked={hasDelays} onChange={(event) => setDelays(event.target.checked)} />
        delays
      </label>
      <ol className={styles.rows}>
        {rowsOf(entries, hasDelays).map(({ entry, times }, index, rows) => (
          <li
            key={rows.length - index}
            data-kind={kindOf(entry)}
            data-later={(count !== null && entry.step > count) || undefined}
          >
            <button type="button" title={`Look back to step ${entry.step}`} onClick={() => onLook(entry.step)}>
              <time>{clock(entry.at)}</time>
              <span className={styles.way}>
                {entry.from === null ? 'outside' : short(entry.from)} → {short(entry.to)}
              </span>
              {times > 1 && <span className={styles.times}>{times}×</span>}
              <strong>{eventWords(entry.event.type)}</strong>
            </button>
            <Payload event={entry.event} />
          </li>
        ))}
      </ol>
    </>
  )
}
