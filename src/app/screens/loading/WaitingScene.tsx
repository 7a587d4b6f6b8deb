import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { waitingMachine } from '../../../../machines/waiting.machine.ts'
import { POSITIONS } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { FoamBank } from '../../ui/FoamBank.tsx'
import { Mascot } from '../../ui/Mascot.tsx'
import { TarotCard } from '../../ui/TarotCard.tsx'
import styles from './WaitingScene.module.css'

export type WaitingActor = ActorRefFrom<typeof waitingMachine>

/** What moves while a reading is written: three cards turning in turn behind the cup, and a tip in the foam (section 2, loading). */
interface Props {
  waiting: WaitingActor
  /** What is below takes the place of the tip. */
  isLong?: boolean
  children?: ReactNode
}

export function WaitingScene({ waiting, isLong = false, children }: Props) {
  const turning = useSelector(waiting, ({ context }) => context.turning)
  const tip = useSelector(waiting, ({ context }) => context.tip)
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
        {!isLong && (
          <p key={tip} className={styles.tip}>
            {copy.loading.tips[tip]}
          </p>
        )}
        {children}
      </div>
    </>
  )
}
