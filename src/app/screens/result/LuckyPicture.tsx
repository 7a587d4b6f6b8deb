import { useState } from 'react'
import type { LuckyCard } from '../../../../machines/rules/domain.ts'
import styles from './LuckyPicture.module.css'

/** The lucky card's picture, 240 by 320; a card of our own making when there is none or it does not load. */
export function LuckyPicture({ card }: { card: LuckyCard }) {
  const [isBroken, setBroken] = useState(false)
  if (!card.imageUrl || isBroken) return <div className={styles.blank} aria-hidden="true" />
  return (
    <img
      className={styles.picture}
      src={card.imageUrl}
      alt={card.name}
      width={240}
      height={320}
      onError={() => setBroken(true)}
    />
  )
}
