import type { DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import styles from './CardStep.module.css'

/** Which card it is, where it lies and which way up. */
export function CardTitle({ card, level }: { card: DrawnCard; level: 2 | 3 }) {
  const Name: 'h2' | 'h3' = `h${level}`
  return (
    <div className={styles.title}>
      <p className={styles.position}>{copy.positions[card.position]}</p>
      <Name className={styles.name}>{card.nameKo}</Name>
      <p className={styles.orientation} data-orientation={card.orientation}>
        {copy.orientations[card.orientation]}
      </p>
    </div>
  )
}
