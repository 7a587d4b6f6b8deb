import type { ReactNode } from 'react'
import styles from './TarotCard.module.css'

interface Props {
  isFaceUp: boolean
  /** The face, filling the card. Nothing of it may be given before the visitor is allowed to know which card it is. */
  children?: ReactNode
}

/** A card with a back and a face that turns over in place in 620 ms, or cross-fades for who asked for less motion. It fills the width it is given. */
export function TarotCard({ isFaceUp, children }: Props) {
  return (
    <span className={styles.card} data-face-up={isFaceUp}>
      <span className={styles.sides}>
        <span className={styles.back} />
        {children && <span className={styles.face}>{children}</span>}
      </span>
    </span>
  )
}
