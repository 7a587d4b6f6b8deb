import { eventWords } from './chartWords.ts'
import styles from './FlowPage.module.css'
import type { Moment } from './recording.ts'

/** Step by step through what came from outside; the present is after the last step. */
export function TimeLine({
  count,
  moments,
  differences,
  failure,
  onLook,
}: {
  /** Null in the present. */
  count: number | null
  moments: readonly Moment[]
  differences: readonly string[]
  failure: string | null
  onLook: (count: number | null) => void
}) {
  const at = count ?? moments.length
  return (
    <div className={styles.time} role="group" aria-label="Time">
      <button type="button" className={styles.button} disabled={at === 0} onClick={() => onLook(at - 1)}>
        ← Step back
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={count === null || at >= moments.length}
        onClick={() => onLook(at + 1)}
      >
        Step on →
      </button>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={moments.length}
        value={at}
        onChange={(event) => onLook(Number(event.target.value))}
      />
      <span className={styles.moment}>
        {at} of {moments.length} · {eventWords(moments[at - 1]?.event.type ?? 'xstate.init')}
      </span>
      {count === null ? (
        <span className={styles.live}>live</span>
      ) : (
        <button type="button" className={styles.primary} onClick={() => onLook(null)}>
          Back to the present
        </button>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      {differences.length > 0 && (
        <p role="alert">
          This replay is not what was recorded in {differences.join(', ')}: have the charts changed since?
        </p>
      )}
    </div>
  )
}
