import { useState } from 'react'
import type { DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import styles from './Row.module.css'

/** A card as it lay: its still picture, fetched when it comes into view, on its head when reversed; without a picture, the night of its back. */
export function SmallCard({ card: { nameKo, orientation, imageUrl } }: { card: DrawnCard }) {
  const [hasFailed, setFailed] = useState(false)
  const name = copy.pastReadings.card(nameKo, orientation)
  return (
    <span
      className={styles.card}
      data-orientation={orientation}
      {...((!imageUrl || hasFailed) && { role: 'img', 'aria-label': name })}
    >
      {imageUrl && !hasFailed && (
        <img src={imageUrl} alt={name} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </span>
  )
}
