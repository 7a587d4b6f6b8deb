import { useDrag } from '@use-gesture/react'
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { DECK_SIZE, positionOf } from '../../../../machines/rules/deck.ts'
import { copy } from '../../copy.ts'
import styles from './Fan.module.css'
import { FanCard } from './FanCard.tsx'
import { useColumns } from './useColumns.ts'

/** How far up a card is dragged to be taken, and how far it follows at most, in CSS px. */
const TAKEN = 80
const REACH = 110

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
const numberOf = (card: HTMLElement): number => Number(card.dataset['card'])

interface Props {
  /** Picked cards, 1 to 72, in the order of picking. */
  picks: readonly number[]
  /** The spread is turned over: nothing is taken or put back any more. */
  isClosed: boolean
  onPick: (card: number) => void
  onPutBack: (card: number) => void
}

/** The 72 cards face down, in curved rows: 3 of 24, or 4 of 18 below 1024 px. One tab stop; the arrow keys move inside. */
export function Fan({ picks, isClosed, onPick, onPutBack }: Props) {
  const columns = useColumns()
  const fan = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState(1)

  // A fan that is wider than the screen shows its middle first.
  useLayoutEffect(() => {
    const { current } = fan
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [columns])

  const toggle = (event: MouseEvent) => {
    const card = cardOf(event.target)
    if (!card) return
    const number = numberOf(card)
    if (picks.includes(number)) onPutBack(number)
    else onPick(number)
  }

  const move = (event: KeyboardEvent) => {
    const to = new Map([
      ['ArrowLeft', tabStop - 1],
      ['ArrowRight', tabStop + 1],
      ['ArrowUp', tabStop - columns],
      ['ArrowDown', tabStop + columns],
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
    setTabStop(numberOf(card))
    // Not under a pointer: a row that moves between press and release would swallow the click.
    if (card.matches(':focus-visible')) card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const bindDrag = useDrag<PointerEvent>(
    ({ event, last, canceled, movement: [, down], memo }) => {
      const card: HTMLElement | null = memo ?? cardOf(event.target)
      if (!card) return null
      card.style.setProperty('--pull', last ? '0px' : `${Math.max(-REACH, Math.min(0, down))}px`)
      card.toggleAttribute('data-held', !last)
      if (last && !canceled && down <= -TAKEN) onPick(numberOf(card))
      return card
    },
    { axis: 'y', filterTaps: true, enabled: !isClosed, pointer: { keys: false } },
  )

  // Of all cards at once: 72 cards need not listen one by one.
  const hands = { ...bindDrag(), onClick: toggle, onKeyDown: move, onFocus: follow }
  const rows = Array.from({ length: DECK_SIZE / columns }, (_, row) => row * columns + 1)
  return (
    <div
      ref={fan}
      className={styles.fan}
      role="toolbar"
      aria-label={copy.cardDraw.fan}
      data-closed={isClosed}
      data-columns={columns}
      {...hands}
    >
      {rows.map((first) => (
        <div key={first} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            <FanCard
              key={first + column}
              number={first + column}
              column={column}
              position={positionOf(picks, first + column)}
              isTabStop={tabStop === first + column}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
