import { useId } from 'react'
import { fortuneBand } from '../../../../machines/rules/score.ts'
import { copy } from '../../copy.ts'
import styles from './SummaryStep.module.css'

const GLASS = 'M22 20h156l-15 176q-2 18-20 18H57q-18 0-20-18Z'
const FLOOR = 208
const BRIM = 34

/** A fortune score of 0 to 100 as a cup that is filled so far, and how it reads. */
export function Score({ score }: { score: number }) {
  const id = useId()
  const level = FLOOR - ((FLOOR - BRIM) * score) / 100
  return (
    <div className={styles.fortune}>
      <svg className={styles.cup} viewBox="0 0 200 226" aria-hidden="true" focusable="false">
        <linearGradient id={`${id}tea`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#f0d2a9" />
          <stop offset=".5" stopColor="#d9a877" />
          <stop offset="1" stopColor="#a9703f" />
        </linearGradient>
        <clipPath id={id}>
          <path d={GLASS} />
        </clipPath>
        <ellipse className={styles.floor} cx="100" cy="217" rx="76" ry="7" />
        <path className={styles.glass} d={GLASS} />
        <g clipPath={`url(#${id})`}>
          {/* No style of its own, which a page's policy refuses before there is a script. */}
          <g transform={`translate(0 ${level})`}>
            <g className={styles.tea}>
              <path fill={`url(#${id}tea)`} d="M0 6q25-12 50 0t50 0 50 0 50 0v220H0Z" />
              <path
                className={styles.milk}
                d="M0 6q25-12 50 0t50 0 50 0 50 0v9q-14 8-26 1t-26 6-26-6-24 4-24-5-24 5-26-4-24 0Z"
              />
            </g>
          </g>
          <g className={styles.pearls}>
            {[56, 78, 100, 122, 144].map((x, at) => (
              <circle key={x} cx={x} cy={at % 2 ? 196 : 200} r="10.5" />
            ))}
            {[66, 90, 134].map((x) => (
              <circle key={x} cx={x} cy="180" r="10.5" />
            ))}
          </g>
          <path className={styles.gleam} d="M18 20h18l14 192H30Z" />
        </g>
        <path className={styles.outline} d={GLASS} />
        {[20, 40, 60, 80].map((mark) => (
          <path
            key={mark}
            className={styles.mark}
            d={`M${163 - mark * 0.02} ${FLOOR - ((FLOOR - BRIM) * mark) / 100}h-14`}
          />
        ))}
        <rect className={styles.rim} x="13" y="9" width="174" height="15" rx="7.5" />
        <g className={styles.face}>
          <ellipse className={styles.blush} cx="68" cy="133" rx="8" ry="5" />
          <ellipse className={styles.blush} cx="132" cy="133" rx="8" ry="5" />
          <circle cx="80" cy="122" r="5.5" />
          <circle cx="120" cy="122" r="5.5" />
          <path className={styles.smile} d="M93 131q7 8 14 0" />
        </g>
      </svg>
      <div className={styles.reading}>
        <p className={styles.score}>
          <span className={styles.scoreName}>{copy.result.scoreName} </span>
          <span>{copy.result.score(score)}</span>
        </p>
        <p className={styles.band}>{copy.result.fortunes[fortuneBand(score)]}</p>
      </div>
    </div>
  )
}
