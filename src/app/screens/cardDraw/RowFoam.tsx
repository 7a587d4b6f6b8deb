import { useId, type CSSProperties } from 'react'
import styles from './RowFoam.module.css'

/** Two scalloped edges, each its own tile, so that no two rows repeat each other. */
const EDGES = [
  {
    width: 388,
    d: 'M0 34A44 44 0 0 1 78 36A29 29 0 0 1 130 39A60 60 0 0 1 236 33A36 36 0 0 1 300 37A49 49 0 0 1 388 34',
  },
  {
    width: 446,
    d: 'M0 35A32 32 0 0 1 56 38A58 58 0 0 1 160 33A38 38 0 0 1 228 37A27 27 0 0 1 276 39A61 61 0 0 1 384 34A35 35 0 0 1 446 35',
  },
] as const

interface Props {
  /** 0 is the row at the back. */
  row: number
  /** Rows that lie behind the foot of the table, with their own foam. */
  rows: number
  /** Size of the scallops; 1 on a desktop. */
  scale: number
}

/** The milk foam that a row of the fan stands in. The further back, the deeper in the night. */
export function RowFoam({ row, rows, scale }: Props) {
  const id = useId()
  const { width, d } = EDGES[row % 2 === 0 ? 0 : 1]
  return (
    <svg
      className={styles.foam}
      style={{ '--near': (row + 1) / rows } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}milk`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="150">
        <stop className={styles.top} />
        <stop className={styles.bottom} offset="1" />
      </linearGradient>
      <pattern
        id={id}
        width={width}
        height="900"
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${row * -131} 0) scale(${scale})`}
      >
        <path fill={`url(#${id}milk)`} d={`${d}V900H0Z`} />
        <path className={styles.edge} d={d} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
