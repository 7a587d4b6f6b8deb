import { useId } from 'react'
import styles from './FoamBank.module.css'

/** Scalloped edges in tiles of different widths, so that their repetition is not seen. */
const EDGES = [
  { layer: 'back', width: 430, d: 'M0 44A68 68 0 0 1 120 48A41 41 0 0 1 192 52A79 79 0 0 1 330 41A57 57 0 0 1 430 44' },
  {
    layer: 'middle',
    width: 520,
    d: 'M0 44A40 40 0 0 1 70 50A80 80 0 0 1 210 42A48 48 0 0 1 294 52A83 83 0 0 1 440 46A46 46 0 0 1 520 44',
  },
  {
    layer: 'front',
    width: 610,
    d: 'M0 44A75 75 0 0 1 132 49A33 33 0 0 1 190 53A86 86 0 0 1 340 42A43 43 0 0 1 416 51A71 71 0 0 1 540 46A40 40 0 0 1 610 44',
  },
] as const

const SWIRL = 'm0 0a12 12 0 0 1 21 12a8 8 0 0 1-13-8'

/** Centre and radius of each pearl of a tile. */
const PEARLS = [
  [14, 23, 15],
  [47, 26, 12],
  [80, 21, 14],
  [107, 27, 12],
  [143, 24, 15],
  [181, 26, 13],
  [206, 22, 11],
  [240, 25, 15],
  [271, 21, 13],
  [301, 27, 12],
  [338, 23, 15],
  [369, 26, 13],
  [406, 24, 14],
  [433, 27, 11],
  [466, 22, 15],
] as const

/**
 * The milk foam at the bottom of a screen, with the pearls of the cup, from edge to edge of the window. It fills its
 * positioned parent; what lies in it wears `data-ground="foam"`.
 */
export function FoamBank({ deep = false }: { deep?: boolean }) {
  const id = useId()
  return (
    <div className={styles.bank} data-deep={deep} aria-hidden="true">
      {EDGES.map(({ layer, width, d }) => (
        <svg key={layer} className={`${styles.layer} ${styles[layer]}`} focusable="false">
          <linearGradient id={`${id}${layer}-milk`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="260">
            <stop className={styles.top} />
            <stop className={styles.bottom} offset="1" />
          </linearGradient>
          <pattern id={id + layer} width={width} height="900" patternUnits="userSpaceOnUse">
            <path fill={`url(#${id}${layer}-milk)`} d={`${d}V900H0Z`} />
            <path className={styles.edge} d={d} />
            <path className={styles.swirl} d={`M${width * 0.28} 62${SWIRL}M${width * 0.82} 84${SWIRL}`} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id}${layer})`} />
        </svg>
      ))}
      <svg className={styles.pearls} focusable="false">
        <radialGradient id={`${id}pearl`} cx=".36" cy=".3" r=".75">
          <stop className={styles.light} />
          <stop className={styles.half} offset=".5" />
          <stop className={styles.shade} offset="1" />
        </radialGradient>
        <pattern id={`${id}pearls`} width="494" height="44" patternUnits="userSpaceOnUse">
          {PEARLS.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} fill={`url(#${id}pearl)`} />
          ))}
          {PEARLS.map(([x, y, r]) => (
            <ellipse
              key={x}
              cx={x - r * 0.34}
              cy={y - r * 0.42}
              rx={r * 0.22}
              ry={r * 0.15}
              fill="#fff"
              fillOpacity=".7"
            />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}pearls)`} />
      </svg>
    </div>
  )
}
