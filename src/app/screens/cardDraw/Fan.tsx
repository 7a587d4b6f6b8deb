import {
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
} from 'react'
import { DECK_SIZE, positionOf, SPREAD_SIZE } from '../../../../machines/rules/deck.ts'
import { copy } from '../../copy.ts'
import styles from './Fan.module.css'
import { FanCard } from './FanCard.tsx'
import { lieInFan, type Lie } from './lie.ts'
import { LooseCard } from './LooseCard.tsx'
import { RowFoam } from './RowFoam.tsx'
import { useColumns } from './useColumns.ts'
import { cardOf, numberOf, useHand } from './useHand.ts'
import { useSize } from './useSize.ts'

/** How far a turning row may be behind the finger, in CSS px. */
const TRAIL = 24

interface Props {
  /** Picked cards, 1 to 72, in the order of picking. */
  picks: readonly number[]
  /** Cards on their way back. */
  returning: readonly number[]
  /** The spread is turned over: nothing is taken or put back any more. */
  isClosed: boolean
  /** Picks a card, or gives it back. `from` is where it was let go or lay; null when it cannot fly. */
  onToggle: (card: number, from: Lie | null) => void
  /** A card was drawn and not taken. */
  onLetGo: (card: number, from: Lie) => void
}

/**
 * The 72 cards face down, in curved rows: 3 of 24, or 4 of 18 below 1024 px. Each row
 * scrolls and has a tab stop, in the column of the last focus; the arrow keys move among all.
 */
export function Fan({ picks, returning, isClosed, onToggle, onLetGo }: Props) {
  const columns = useColumns()
  const fan = useRef<HTMLDivElement>(null)
  const size = useSize(fan)
  const raised = useRef<HTMLElement | null>(null)
  const [tabStop, setTabStop] = useState(1)
  const canTake = (card: number) => picks.length < SPREAD_SIZE && !picks.includes(card)
  const { bind, held, pose } = useHand({ isClosed, canTake, onTake: onToggle, onLetGo })

  // A row that is wider than the screen shows its middle first.
  useLayoutEffect(() => {
    for (const wheel of fan.current?.querySelectorAll('[data-wheel]') ?? [])
      wheel.scrollLeft = (wheel.scrollWidth - wheel.clientWidth) / 2
  }, [columns, size?.wide])

  const toggle = (event: MouseEvent) => {
    const card = cardOf(event.target)
    if (card) onToggle(numberOf(card), lieInFan(card))
  }

  const move = (event: KeyboardEvent) => {
    const card = cardOf(event.target)
    if (!card) return
    const from = numberOf(card)
    const to = new Map([
      ['ArrowLeft', from - 1],
      ['ArrowRight', from + 1],
      ['ArrowUp', from - columns],
      ['ArrowDown', from + columns],
      ['Home', 1],
      ['End', DECK_SIZE],
    ]).get(event.key)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    fan.current?.querySelector<HTMLElement>(`[data-card='${to}']`)?.focus({ preventScroll: true })
  }

  const follow = (event: FocusEvent) => {
    const card = cardOf(event.target)
    if (!card) return
    // Nobody sees a tab stop: what a touch shows goes first.
    startTransition(() => setTabStop(numberOf(card)))
    // Not under a pointer: a row that moves between press and release would swallow the click.
    if (card.matches(':focus-visible')) card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  // Past React, since a finger glides over many cards, also while the browser itself turns the row.
  const raise = (card: HTMLElement | null) => {
    if (card === raised.current) return
    raised.current?.removeAttribute('data-raised')
    card?.setAttribute('data-raised', '')
    raised.current = card
  }
  const glide = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    if (held || !finger) return
    // A row that is turned trails the finger a little: its card stays up all the same.
    const up = raised.current?.getBoundingClientRect()
    if (up && finger.clientX > up.left - TRAIL && finger.clientX < up.right + TRAIL) return
    raise(cardOf(document.elementFromPoint(finger.clientX, finger.clientY)))
  }
  const rest = () => raise(null)

  // Of all cards at once: 72 cards need not listen one by one.
  const hands = {
    ...bind(),
    onClick: toggle,
    onKeyDown: move,
    onFocus: follow,
    onTouchStart: glide,
    onTouchMove: glide,
    onTouchEnd: rest,
    onTouchCancel: rest,
  }
  // Cards wait for their measures: 72 that change them at once would be styled twice before anybody sees one.
  const rows = size ? DECK_SIZE / columns : 0
  return (
    <>
      <div
        ref={fan}
        className={styles.fan}
        role="toolbar"
        aria-label={copy.cardDraw.fan}
        data-closed={isClosed}
        data-columns={columns}
        style={size ? ({ '--wide': `${size.wide}px`, '--high': `${size.high}px` } as CSSProperties) : undefined}
        {...hands}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row * columns} className={styles.row} style={{ '--row': row } as CSSProperties}>
            <div className={styles.wheel} data-wheel="">
              <div className={styles.track}>
                {Array.from({ length: columns }, (_, column) => {
                  const number = row * columns + column + 1
                  return (
                    <FanCard
                      key={number}
                      number={number}
                      column={column}
                      position={positionOf(picks, number)}
                      isLoose={held?.card === number || returning.includes(number)}
                      isTabStop={(tabStop - 1) % columns === column}
                    />
                  )
                })}
              </div>
            </div>
            {row < rows - 1 && <RowFoam row={row} rows={rows - 1} scale={columns === 24 ? 0.9 : 0.62} />}
          </div>
        ))}
      </div>
      {held && <LooseCard pose={pose} width={held.width} />}
    </>
  )
}
