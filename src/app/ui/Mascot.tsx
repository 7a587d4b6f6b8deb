import { useId } from 'react'
import styles from './Mascot.module.css'

export type Mood = 'glad' | 'brewing' | 'lost'

const BODY = 'M-50-122-39-13Q-37.5 0-25 0H25Q37.5 0 39-13L50-122Z'
const PEARLS = [
  [-25, -9],
  [-8, -8],
  [9, -9],
  [26, -9],
  [-30, -24],
  [-14, -23],
  [18, -24],
  [31, -25],
] as const

/** The cup of the house in its wizard's hat: milk tea, pearls and a face. Decoration; it fills the width it is given. */
export function Mascot({ mood = 'glad' }: { mood?: Mood }) {
  const id = useId()
  return (
    <svg className={styles.mascot} viewBox="-84 -268 168 276" aria-hidden="true" focusable="false">
      <linearGradient id={`${id}tea`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#f0d2a9" />
        <stop offset=".5" stopColor="#d9a877" />
        <stop offset="1" stopColor="#b9814f" />
      </linearGradient>
      <linearGradient id={`${id}felt`} x1="0" y1="0" x2=".3" y2="1">
        <stop stopColor="#a98ae6" />
        <stop offset="1" stopColor="#5f3fa0" />
      </linearGradient>
      <radialGradient id={`${id}pearl`} cx=".36" cy=".3" r=".75">
        <stop stopColor="#a56a4c" />
        <stop offset=".5" stopColor="#5d3632" />
        <stop offset="1" stopColor="#371d24" />
      </radialGradient>
      <radialGradient id={`${id}gold`} cx=".36" cy=".3" r=".75">
        <stop stopColor="#fff6d8" />
        <stop offset=".5" stopColor="#f6c667" />
        <stop offset="1" stopColor="#b97d3c" />
      </radialGradient>
      <clipPath id={`${id}body`}>
        <path d={BODY} />
      </clipPath>

      <ellipse cy="2" rx="56" ry="6" fill="#371d24" fillOpacity=".26" />
      <g className={styles.steam}>
        <path d="M-66-128c-9-11 9-17 0-29s7-15 2-24" />
        <path d="M67-140c-9-11 9-17 0-29s7-15 2-24" />
      </g>

      <path fill="#fff6e8" d={BODY} />
      <g clipPath={`url(#${id}body)`}>
        <path fill={`url(#${id}tea)`} d="M-60-104C-40-110-20-97 0-104C20-110 40-98 60-104V10H-60Z" />
        <path
          fill="#fff4e3"
          fillOpacity=".92"
          d="M-60-104V-82C-50-72-44-86-36-82C-28-78-30-62-22-62C-14-62-16-84-4-83C8-82 8-72 16-72C24-72 22-88 32-87C44-86 46-70 60-82V-104Z"
        />
        {PEARLS.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle r="8.2" fill={`url(#${id}pearl)`} />
            <ellipse cx="-2.8" cy="-3.2" rx="2" ry="1.3" fill="#fff" fillOpacity=".7" />
          </g>
        ))}
        <path fill="#fff" fillOpacity=".35" d="M-52-122-40 0H-30L-41-122Z" />
        <path fill="#8c5a34" fillOpacity=".2" d="M50-122 39 0H24L33-122Z" />
      </g>
      <path className={styles.ink} d={BODY} />

      <path className={styles.lid} d="M-55-128Q-55-134-49-134H49Q55-134 55-128 55-120 49-120H-49Q-55-120-55-128Z" />
      <g transform="rotate(-4 0 -131)">
        <path
          className={styles.felt}
          fill={`url(#${id}felt)`}
          d="M-40-145C-32-181-18-213 14-239C30-249 44-239 40-227C34-227 30-223 32-215C36-191 40-167 42-145Q0-133-40-145Z"
        />
        <path fill="#fff" fillOpacity=".16" d="M-33-151C-26-182-12-210 12-230C-2-206-14-180-19-147Z" />
        <path className={styles.band} fill="#ffd36b" d="M-41-149Q0-137 42-149L43-137Q0-125-43-137Z" />
        <path
          className={styles.felt}
          fill={`url(#${id}felt)`}
          d="M-66-137C-40-149 40-149 66-137C70-127 40-121 0-121C-40-121-70-127-66-137Z"
        />
        <g fill="#fff1c4">
          <path d="M9-191A12 12 0 1 0 9-171A10 10 0 1 1 9-191Z" />
          <path d="m-15-167 1.5 2.9 3.2.5-2.3 2.3.5 3.2-2.9-1.5-2.9 1.5.5-3.2-2.3-2.3 3.2-.5ZM21-206l1.3 2.5 2.8.4-2 2 .5 2.8-2.6-1.3-2.6 1.3.5-2.8-2-2 2.8-.4Z" />
        </g>
        <circle className={styles.band} cx="42" cy="-229" r="8" fill={`url(#${id}gold)`} />
      </g>

      <Arms mood={mood} />
      <g transform="translate(0 -60) scale(.82)">
        <ellipse className={styles.blush} cx="-35" cy="13" rx="9" ry="5.4" />
        <ellipse className={styles.blush} cx="35" cy="13" rx="9" ry="5.4" />
        <Face mood={mood} />
      </g>
    </svg>
  )
}

/** Two sleeves: waving, folded while it brews, or at a loss. */
function Arms({ mood }: { mood: Mood }) {
  const [left, right] =
    mood === 'glad'
      ? ['M-43-58C-60-52-66-40-62-28', 'M43-58C60-64 68-78 66-92']
      : mood === 'lost'
        ? ['M-43-58C-58-58-68-66-70-80', 'M43-58C58-58 68-66 70-80']
        : ['M-43-52C-58-44-54-30-40-30', 'M43-52C58-44 54-30 40-30']
  return (
    <g className={styles.arms}>
      {[left, right].map((d) => (
        <g key={d}>
          <path className={styles.armInk} d={d} />
          <path className={styles.arm} d={d} />
        </g>
      ))}
    </g>
  )
}

function Face({ mood }: { mood: Mood }) {
  if (mood === 'brewing')
    return (
      <path className={styles.line} d="M-29-1Q-22 6.5-15-1M15-1Q22 6.5 29-1M-7.5 10Q-3.8 15.5 0 10 3.8 15.5 7.5 10" />
    )
  return (
    <>
      {[-22, 22].map((x) => (
        <g key={x} className={styles.eye}>
          <ellipse cx={x} rx="8" ry="9.6" fill="#42232b" />
          <ellipse cx={x} cy="4.4" rx="4.6" ry="3.2" fill="#b9784f" fillOpacity=".7" />
          <circle cx={x - 2.6} cy="-3.6" r="3" fill="#fff" />
          <circle cx={x + 2.8} cy="3.4" r="1.4" fill="#fff" />
        </g>
      ))}
      {mood === 'glad' ? (
        <path className={styles.mouth} d="M-7 9.5Q0 11.5 7 9.5 6.5 20 0 20-6.5 20-7 9.5Z" />
      ) : (
        <path className={styles.line} d="M-7 13q3.5-5 7 0t7 0M-31-16l10-3.5M31-16l-10-3.5" />
      )}
    </>
  )
}
