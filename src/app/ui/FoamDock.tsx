import type { ReactNode } from 'react'
import { FoamBank } from './FoamBank.tsx'
import styles from './FoamDock.module.css'

/** The ways on at the foot of a screen: within reach of the thumb, in the foam that the page goes down into. */
export function FoamDock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.dock} data-ground="foam">
        <FoamBank />
        {children}
      </div>
    </div>
  )
}
