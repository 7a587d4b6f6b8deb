import { fortuneBand } from '../../../../machines/rules/score.ts'
import { copy } from '../../copy.ts'
import styles from './SummaryStep.module.css'

const RADIUS = 100
const CENTRE = { x: 120, y: 118 }

/** A fortune score of 0 to 100 as a half ring that fills up to a pearl, and how it reads. */
export function Score({ score }: { score: number }) {
  const angle = Math.PI * (1 - score / 100)
  const ring = `M${CENTRE.x - RADIUS} ${CENTRE.y}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS * 2} 0`
  return (
    <div className={styles.fortune}>
      <div className={styles.meter}>
        <svg viewBox="0 0 240 136" aria-hidden="true" focusable="false">
          <path className={styles.ring} d={ring} />
          <path className={styles.filled} d={ring} pathLength={100} strokeDasharray={`${score} 200`} />
          <circle
            className={styles.pearl}
            cx={CENTRE.x + RADIUS * Math.cos(angle)}
            cy={CENTRE.y - RADIUS * Math.sin(angle)}
            r={11}
          />
        </svg>
        <p className={styles.score}>
          <span className={styles.scoreName}>{copy.result.scoreName} </span>
          <span>{copy.result.score(score)}</span>
        </p>
      </div>
      <p className={styles.band}>{copy.result.fortunes[fortuneBand(score)]}</p>
    </div>
  )
}
