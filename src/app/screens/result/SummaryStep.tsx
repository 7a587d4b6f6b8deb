import type { ActorRefFrom } from 'xstate'
import type { speechMachine } from '../../../../machines/speech.machine.ts'
import type { summaryMachine } from '../../../../machines/summary.machine.ts'
import { copy } from '../../copy.ts'
import { ListenButton } from '../../ui/ListenButton.tsx'
import { MissingText, Prose } from './Prose.tsx'
import { Score } from './Score.tsx'
import { spokenSummary } from './spoken.ts'
import { TypedSummary } from './TypedSummary.tsx'
import styles from './SummaryStep.module.css'

interface Props {
  /** 0 to 100, or null while unknown. */
  score: number | null
  /** Null until it is written. */
  text: string | null
  /** The chart that types it out; without one it is there at once. */
  summary?: ActorRefFrom<typeof summaryMachine> | undefined
  /** The chart that reads it aloud, where it is read by itself. */
  speech?: ActorRefFrom<typeof speechMachine> | undefined
}

/** The overall review and the fortune score. */
export function SummaryStep({ score, text, summary, speech }: Props) {
  return (
    <div className={styles.summary}>
      <h2>{copy.result.summaryTitle}</h2>
      <ListenButton speech={speech} text={spokenSummary(text)} className={styles.listen} />
      {score !== null && <Score score={score} />}
      {text === null ? (
        <MissingText sentence={copy.result.missingSummary} />
      ) : summary ? (
        <TypedSummary summary={summary} text={text} />
      ) : (
        <Prose text={text} />
      )}
    </div>
  )
}
