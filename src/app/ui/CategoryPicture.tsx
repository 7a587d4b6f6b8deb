import { useId, type ReactNode } from 'react'
import styles from './CategoryPicture.module.css'

interface Drink {
  /** Foam, top and bottom of the tea. */
  tea: readonly [string, string, string]
  /** What sticks out of the foam; its foot is hidden by it. */
  topping: ReactNode
}

const OTHER: Drink = {
  tea: ['#fff4e3', '#eecfa6', '#b9814f'],
  topping: <path fill="#ffd98a" d="M48 4q3.5 14 18 18-14.5 4-18 18-3.5-14-18-18 14.5-4 18-18Z" />,
}

/** A drink of the house for each category that it knows. */
const DRINKS: Readonly<Record<string, Drink>> = {
  LOVE: {
    tea: ['#fff3ec', '#ffd3cf', '#e37f8d'],
    topping: (
      <>
        <path fill="#ef7d8e" d="M48 44C20 28 27 5 48 16 69 5 76 28 48 44Z" />
        <path className={styles.shine} d="M36 18q-4 3-3 8" />
      </>
    ),
  },
  WORK: {
    tea: ['#f7e3c8', '#c88f5c', '#6f4029'],
    topping: (
      <>
        <path fill="none" d="M40 14V9q0-3 3-3h10q3 0 3 3v5" />
        <rect x="25" y="14" width="46" height="30" rx="6" fill="#b9784f" />
        <path fill="#d99a68" d="M25 22q0-8 6-8h34q6 0 6 8-23 11-46 0Z" />
        <rect x="43" y="23" width="10" height="8" rx="2.5" fill="#ffd36b" />
      </>
    ),
  },
  MONEY: {
    tea: ['#fbfae6', '#dbe6b4', '#86a65b'],
    topping: (
      <>
        <circle cx="52" cy="27" r="17" fill="#ffd36b" />
        <circle cx="52" cy="27" r="11.5" fill="#ffe59b" strokeWidth="1.6" />
        <path fill="#c98434" stroke="none" d="M55.5 20.500a7 7 0 1 0 0 13 6 6 0 1 1 0-13Z" />
        <path fill="#a9cf78" d="M31 40C20 38 16 29 18 21 29 21 34 29 31 40Z" />
      </>
    ),
  },
  PEOPLE: {
    tea: ['#fff2e0', '#ffd1a0', '#dd7b3b'],
    topping: (
      <>
        <path fill="#c9b0f7" d="M50 24q0-14 14-14t14 13-13 14q-3 0-5-1l-6 4 1-7q-5-4-5-9Z" />
        <path fill="#fffaf1" d="M18 20Q18 4 35 4T52 19 36 34q-4 0-7-1l-8 6 2-9q-5-4-5-10Z" />
        <path strokeWidth="4" d="M27 19h.1M35 19h.1M43 19h.1" />
      </>
    ),
  },
  STUDY: {
    tea: ['#fff4e3', '#f2d9a0', '#cf9a4a'],
    topping: (
      <>
        <path fill="#8f6bd0" d="M18 14q18-5 30 4 12-9 30-4v28H18Z" />
        <path fill="#fffaf1" d="M23 11q15-3 25 6 10-9 25-6v29H23Z" />
        <path strokeWidth="1.8" d="M48 17v20M29 19q7-1 12 3M29 27q7-1 12 3M67 19q-7-1-12 3M67 27q-7-1-12 3" />
      </>
    ),
  },
  SELF: {
    tea: ['#faf3ff', '#dfcdf7', '#9671cf'],
    topping: (
      <>
        <path fill="#ffd36b" d="M59 8A19 19 0 1 0 64 38 17 17 0 1 1 59 8Z" />
        <path fill="#fff6d8" strokeWidth="1.6" d="M66 12q1.5 6.5 8 8-6.5 1.5-8 8-1.5-6.5-8-8 6.5-1.5 8-8Z" />
      </>
    ),
  },
}

/** A category as a drink on the menu. Decoration; it fills the width it is given. */
export function CategoryPicture({ code }: { code: string }) {
  const id = useId()
  const { tea, topping } = DRINKS[code] ?? OTHER
  const [foam, top, bottom] = tea
  return (
    <svg viewBox="0 0 96 104" className={styles.drink} aria-hidden="true" focusable="false">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <g className={styles.ink}>
        {topping}
        <path fill={`url(#${id})`} d="M21 50h54l-6 42q-1 8-9 8H36q-8 0-9-8Z" />
        <path
          fill={foam}
          d="M17 52a9 9 0 0 1 5-14 11 11 0 0 1 19-4 10 10 0 0 1 17 1 10 10 0 0 1 16 4 8 8 0 0 1 4 13q1 6-6 6-5 0-7 3-4 5-8 1t-9-2-8 6-8-3-7-4q-9 1-8-7Z"
        />
      </g>
      <g className={styles.pearls}>
        <circle cx="38" cy="93" r="4.5" />
        <circle cx="49" cy="94" r="4.5" />
        <circle cx="60" cy="92" r="4.5" />
      </g>
      <ellipse className={styles.blush} cx="33" cy="80" rx="4.5" ry="2.8" />
      <ellipse className={styles.blush} cx="63" cy="80" rx="4.5" ry="2.8" />
      <circle cx="40" cy="75" r="2.8" fill="#42232b" />
      <circle cx="56" cy="75" r="2.8" fill="#42232b" />
      <path className={styles.smile} d="M45 79.500q3 3.5 6 0" />
    </svg>
  )
}
