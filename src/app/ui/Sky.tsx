import { useId } from 'react'
import styles from './Sky.module.css'

/** Where the specks of a tile stand, in three sizes. */
const DUST = [
  {
    width: 1.3,
    at: '54 184M75 480M116 104M195 158M224 438M231 197M269 165M292 242M306 25M309 117M341 283M392 209M417 307M470 461M20 280M108 459M531 431M378 46',
  },
  { width: 2.2, at: '37 46M103 432M211 132M293 269M357 8M381 113M406 189M490 286M547 296M436 378M10 152M323 380' },
  { width: 3.4, at: '23 331M336 150M520 93M209 231M545 228M148 352M448 40' },
] as const

const SPARKLE = 'Q1.6-1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6-10 0Q-1.6-1.6 0-10Z'
const SPARKLES = [
  { tint: 'cream', x: 86, y: 64, size: 0.8 },
  { tint: 'taro', x: 472, y: 196, size: 1 },
  { tint: 'honey', x: 164, y: 300, size: 0.7 },
  { tint: 'cream', x: 372, y: 430, size: 0.6 },
  { tint: 'berry', x: 268, y: 76, size: 0.5 },
] as const

const CLOUD =
  'M-100 0A27 27 0 0 1-60-20A28 28 0 0 1-20-45A24 24 0 0 1 20-41A28 28 0 0 1 60-16A26 26 0 0 1 100 0Q0 11-100 0Z'

/** What stands behind every screen: stars, the rings of a horoscope and two clouds of milk. It holds still. */
export function Sky() {
  const id = useId()
  return (
    <div className={styles.sky} aria-hidden="true">
      <div className={styles.rings}>
        <div className={styles.ring} />
        <div className={styles.ring} />
      </div>
      <svg className={styles.stars} focusable="false">
        <pattern id={id} width="560" height="500" patternUnits="userSpaceOnUse">
          {DUST.map(({ width, at }) => (
            <path key={width} className={styles.dust} strokeWidth={width} d={`M${at.replaceAll('M', 'h0M')}h0`} />
          ))}
          {SPARKLES.map(({ tint, x, y, size }) => (
            <path
              key={x}
              className={styles[tint]}
              transform={`translate(${x} ${y}) scale(${size})`}
              d={`M0-10${SPARKLE}`}
            />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {['left', 'right'].map((side) => (
        <svg key={side} className={`${styles.cloud} ${styles[side]}`} viewBox="-102 -62 204 72" focusable="false">
          <linearGradient id={id + side} x1="0" y1="0" x2="0" y2="1">
            <stop className={styles.cloudTop} />
            <stop className={styles.cloudFoot} offset="1" />
          </linearGradient>
          <path fill={`url(#${id}${side})`} d={CLOUD} />
          <path className={styles.swirl} d="M-24-20A14 14 0 0 1 0-34A9 9 0 0 1-15-25" />
        </svg>
      ))}
    </div>
  )
}
