import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { animated, useSpring } from 'react-spring'
import { POSITIONS, type DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { TarotCard } from '../../ui/TarotCard.tsx'
import { usePrefersReducedMotion } from '../../ui/usePrefersReducedMotion.ts'
import { AT_REST, flight, lieOf, poseAt, type Lie } from './lie.ts'
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
  /** Where a card lay before it came to its present place; undefined when it did not move. */
  lieBefore: (card: number) => Lie | undefined
  onPutBack: (card: number) => void
}

/** The places of past, present and future. A card's face is in the page from its flip on, and not before. */
export function Spread({ picks, flipped, cards, isClosed, lieBefore, onPutBack }: Props) {
  return (
    <ol className={styles.spread} aria-label={copy.cardDraw.spread} data-closed={isClosed}>
      {POSITIONS.map((position, order) => {
        const pick = picks[order]
        const card = order < flipped ? cards?.find((drawn) => drawn.position === position) : undefined
        return (
          <li key={position} className={styles.place} data-next={order === picks.length}>
            <span className={styles.label}>{copy.positions[position]}</span>
            <span className={styles.frame}>
              {pick !== undefined && (
                <Arriving key={pick} card={pick} isClosed={isClosed} lieBefore={lieBefore}>
                  <TarotCard isFaceUp={card !== undefined}>
                    {card && <CardVideo card={card} size="small" isBeforeTurn={flipped < picks.length} />}
                  </TarotCard>
                </Arriving>
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

interface ArrivingProps extends Pick<Props, 'isClosed' | 'lieBefore'> {
  card: number
  children: ReactNode
}

/** Flies from where the card lay to the place that it has now. */
function Arriving({ card, isClosed, lieBefore, children }: ArrivingProps) {
  const isCalm = usePrefersReducedMotion()
  const flying = useRef<HTMLSpanElement>(null)
  const [pose, spring] = useSpring(() => ({ ...AT_REST, config: flight }))

  useLayoutEffect(() => {
    const { current } = flying
    const home = lieOf(current?.parentElement)
    const before = lieBefore(card)
    if (!current || !home || !before || isCalm) return
    const start = poseAt(before, home)
    // Once all three are measured: each would be laid out anew after what another has written.
    queueMicrotask(() => {
      // For this frame: the spring's own first frame is the next one.
      current.style.transform = `translate3d(${start.x}px, ${start.y}px, 0) rotateZ(${start.rotateZ}deg) scale(${start.scale})`
      void Promise.all(spring.start({ from: start, to: AT_REST }))
    })
  }, [card, isClosed, isCalm, lieBefore, spring])

  return (
    <animated.span ref={flying} className={styles.flying} style={pose} data-lying={card}>
      {children}
    </animated.span>
  )
}
