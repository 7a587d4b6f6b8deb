import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { POSITIONS } from '../../../../machines/rules/domain.ts'
import { useChild } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { FoamBank } from '../../ui/FoamBank.tsx'
import { Mascot } from '../../ui/Mascot.tsx'
import { TarotCard } from '../../ui/TarotCard.tsx'
import styles from './WaitingScene.module.css'

/** What moves while a reading is written: three cards turning in turn behind the cup, and a tip in the foam (section 2, loading). */
export function WaitingScene({ children }: { children?: ReactNode }) {
  const waiting = useChild('waiting')
  const turning = useSelector(waiting, (snapshot) => snapshot?.context.turning)
  const tip = useSelector(waiting, (snapshot) => snapshot?.context.tip)
  if (turning === undefined || tip === undefined) return null
  return (
    <>
      <div className={styles.scene} aria-hidden="true">
        <div className={styles.cards}>
          {POSITIONS.map((position, order) => (
            <div key={position} className={styles.card} data-turning={order === turning}>
              <TarotCard isFaceUp={order === turning}>
                <span className={styles.face} />
              </TarotCard>
            </div>
          ))}
        </div>
        <div className={styles.mascot}>
          <Mascot mood="brewing" />
        </div>
      </div>
      <div className={styles.foam} data-ground="foam">
        <FoamBank deep />
        <p key={tip} className={styles.tip}>
          {copy.loading.tips[tip]}
        </p>
        {children}
      </div>
    </>
  )
}
