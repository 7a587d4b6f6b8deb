import { useState } from 'react'
import { eventWords } from './chartWords.ts'
import styles from './Log.module.css'
import { nameAt, type LogEntry } from './recording.ts'

const SHOWN = 300

interface Row {
  entry: LogEntry
  /** How many moments had begun after the start, this one included: where a replay has to stop to show it. */
  count: number
  /** How many like it came in a row. */
  times: number
}

const kindOf = ({ cause }: LogEntry): string | undefined =>
  cause === 'told' ? 'answer' : cause === null || cause === 'delay' ? undefined : 'outside'
const clock = (at: number): string => {
  const seconds = at / 1000
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(2).padStart(5, '0')}`
}

/** Newest first; the same delay again and again is one row. */
const rowsOf = (entries: readonly LogEntry[], hasDelays: boolean): Row[] => {
  const rows: Row[] = []
  let count = -1
  for (const entry of entries) {
    if (entry.cause !== null) count += 1
    const isDelay = entry.cause === 'delay'
    if (isDelay && !hasDelays) continue
    const last = rows.at(-1)
    const isAgain = isDelay && last?.entry.to === entry.to && last.entry.event.type === entry.event.type
    if (isAgain) rows.pop()
    rows.push({ entry, count, times: isAgain ? last.times + 1 : 1 })
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
  lookedAt,
  onLook,
}: {
  entries: readonly LogEntry[]
  /** The moment that is looked back to; null in the present. */
  lookedAt: number | null
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
        {rowsOf(entries, hasDelays).map(({ entry, count, times }, index, rows) => (
          <li
            key={rows.length - index}
            data-kind={kindOf(entry)}
            data-later={(lookedAt !== null && count > lookedAt) || undefined}
          >
            <button type="button" title={`Look back to step ${count}`} onClick={() => onLook(count)}>
              <time>{clock(entry.at)}</time>
              <span className={styles.way}>
                {entry.from === null ? 'outside' : nameAt(entry.from)} → {nameAt(entry.to)}
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
