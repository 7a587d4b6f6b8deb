import { copy } from '../../copy.ts'
import { MissingText, Prose } from './Prose.tsx'
import { Score } from './Score.tsx'
import styles from './SummaryStep.module.css'

interface Props {
  /** 0 to 100, or null while unknown. */
  score: number | null
  /** Null until it is written. */
  text: string | null
}

/** The overall review and the fortune score. */
export function SummaryStep({ score, text }: Props) {
  return (
    <div className={styles.summary}>
      <h2>{copy.result.summaryTitle}</h2>
      {score !== null && <Score score={score} />}
      {text === null ? <MissingText sentence={copy.result.missingSummary} /> : <Prose text={text} />}
    </div>
  )
}
