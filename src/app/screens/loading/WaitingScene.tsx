import { useSelector } from '@xstate/react'
import { POSITIONS } from '../../../../machines/rules/domain.ts'
import { useChild } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { TarotCard } from '../../ui/TarotCard.tsx'
import styles from './WaitingScene.module.css'

/** What moves while a reading is written: three cards turning in turn over a steaming cup, and a tip (section 2, loading). */
export function WaitingScene() {
  const waiting = useChild('waiting')
  const turning = useSelector(waiting, (snapshot) => snapshot?.context.turning)
  const tip = useSelector(waiting, (snapshot) => snapshot?.context.tip)
  if (turning === undefined || tip === undefined) return null
  return (
    <div className={styles.scene}>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.cards}>
          {POSITIONS.map((position, order) => (
            <div key={position} className={styles.card} data-turning={order === turning}>
              <TarotCard isFaceUp={order === turning}>
                <span className={styles.face} />
              </TarotCard>
            </div>
          ))}
        </div>
        <Cup />
      </div>
      <p key={tip} className={styles.tip}>
        {copy.loading.tips[tip]}
      </p>
    </div>
  )
}

/** A glass of milk tea with pearls. */
function Cup() {
  return (
    <svg className={styles.cup} viewBox="0 0 120 132">
      <g className={styles.steam} fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M46 34c-7-8 6-12 0-22" />
        <path d="M61 30c-8-9 7-14 0-25" />
        <path d="M76 34c-7-8 6-12 0-22" />
      </g>
      <ellipse className={styles.saucer} cx="60" cy="124" rx="52" ry="7" />
      <path className={styles.handle} d="M94 62c24-4 24 34-3 34" fill="none" strokeWidth="7" strokeLinecap="round" />
      <path className={styles.glass} d="M22 46h76l-6 62c-1 9-7 14-16 14H44c-9 0-15-5-16-14Z" />
      <path className={styles.tea} d="M26 58c12 6 22-5 34 1s22 5 34-1l-5 49c-1 8-6 12-14 12H45c-8 0-13-4-14-12Z" />
      <g className={styles.pearls}>
        <circle cx="42" cy="111" r="6" />
        <circle cx="55" cy="113" r="6" />
        <circle cx="68" cy="111" r="6" />
        <circle cx="80" cy="109" r="5.5" />
        <circle cx="49" cy="101" r="5.5" />
        <circle cx="63" cy="101" r="5.5" />
      </g>
      <g className={styles.mood} fill="none" strokeWidth="2.6" strokeLinecap="round">
        <path d="M46 79q4 4 8 0" />
        <path d="M68 79q4 4 8 0" />
        <path d="M58 86q3 3 6 0" />
      </g>
      <ellipse className={styles.blush} cx="43" cy="86" rx="4.5" ry="2.6" />
      <ellipse className={styles.blush} cx="79" cy="86" rx="4.5" ry="2.6" />
    </svg>
  )
}
