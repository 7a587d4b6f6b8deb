import { POSITIONS, type DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { TarotCard } from '../../ui/TarotCard.tsx'
import styles from './Spread.module.css'

interface Props {
  /** Picked cards, 1 to 72, in the order of picking. */
  picks: readonly number[]
  /** How many of them lie face up. */
  flipped: number
  /** What the provider drew; null while that is not known. */
  cards: readonly DrawnCard[] | null
  /** The reveal has begun: nothing is put back any more. */
  isClosed: boolean
  onPutBack: (card: number) => void
}

/** The places of past, present and future. A card's face is in the page from its flip on, and not before. */
export function Spread({ picks, flipped, cards, isClosed, onPutBack }: Props) {
  return (
    <ol className={styles.spread} aria-label={copy.cardDraw.spread} data-closed={isClosed}>
      {POSITIONS.map((position, order) => {
        const pick = picks[order]
        const card = order < flipped ? cards?.find((drawn) => drawn.position === position) : undefined
        return (
          <li key={position} className={styles.place} data-next={order === picks.length}>
            <span className={styles.label}>{copy.positions[position]}</span>
            <span className={styles.card}>
              {pick !== undefined && (
                <TarotCard key={pick} isFaceUp={card !== undefined}>
                  {card && <CardVideo card={card} size="small" />}
                </TarotCard>
              )}
              {pick !== undefined && !isClosed && (
                // Hands only: who reads by ear or by keys puts the card back in the fan, where it has a name.
                <button
                  type="button"
                  className={styles.putBack}
                  tabIndex={-1}
                  aria-hidden="true"
                  onClick={() => onPutBack(pick)}
                />
              )}
            </span>
            <span className={styles.caption} aria-live="polite">
              {card && (
                <>
                  <strong className={styles.name}>{card.nameKo}</strong>{' '}
                  <span className={styles.orientation} data-orientation={card.orientation}>
                    {copy.orientations[card.orientation]}
                  </span>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
