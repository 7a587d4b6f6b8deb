import { memo, type CSSProperties } from 'react'
import type { Position } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import styles from './FanCard.module.css'

interface Props {
  /** 1 to 72. */
  number: number
  /** Where in its row the card stands, from 0. */
  column: number
  /** Where in the spread it was put; null while it is in the fan. */
  position: Position | null
  /** In the hand, or on its way back: its room stays empty. */
  isLoose: boolean
  /** Whether the Tab key stops here. */
  isTabStop: boolean
}

/** One card of the fan, face down. The button is the strip that its neighbours leave free; the picture reaches beyond. */
export const FanCard = memo(function FanCard({ number, column, position, isLoose, isTabStop }: Props) {
  return (
    <button
      type="button"
      className={styles.card}
      style={{ '--column': column } as CSSProperties}
      data-card={number}
      data-away={isLoose || position !== null}
      aria-label={position ? copy.cardDraw.pickedCard(number, position) : copy.cardDraw.card(number)}
      aria-pressed={position !== null}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.picture} />
      {position && <span className={styles.seal}>{copy.positions[position]}</span>}
    </button>
  )
})
