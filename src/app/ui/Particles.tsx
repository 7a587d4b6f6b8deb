/** Eighteen glowing specks over every page (specification section 2): CSS alone moves them, and nothing reacts to them. */
import type { CSSProperties } from 'react'
import styles from './Particles.module.css'

const PARTICLES = 18

/** Spread by the golden ratio: even, never in rows, and the same on every page load. */
const place = (n: number): CSSProperties => {
  const turn = (n * 0.618034) % 1
  return {
    '--x': `${(((n + 0.5) / PARTICLES) * 100).toFixed(1)}%`,
    '--y': `${(turn * 100).toFixed(1)}%`,
    '--size': `${(4 + ((n * 5) % 4)).toFixed(0)}px`,
    '--drift': `${(((n * 7) % 5) - 2) * 9}px`,
    '--time': `${11 + ((n * 3) % 8)}s`,
    '--wait': `${(-turn * 19).toFixed(1)}s`,
  } as CSSProperties
}

const STYLES = Array.from({ length: PARTICLES }, (_, n) => place(n))

export function Particles() {
  return (
    <div className={styles.layer} aria-hidden="true">
      {STYLES.map((style, n) => (
        <span key={n} className={styles.particle} style={style} />
      ))}
    </div>
  )
}
