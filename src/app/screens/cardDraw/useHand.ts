import { useDrag } from '@use-gesture/react'
import { useState } from 'react'
import { useSpring } from 'react-spring'
import { usePrefersReducedMotion } from '../../ui/usePrefersReducedMotion.ts'
import { AT_REST, lieInFan, loosePose, type Lie } from './lie.ts'

/** How far up a card is drawn to be taken, in CSS px. */
const TAKEN = 72
/** The hand is quick, and a card has hardly any weight in it. */
const GRIP = { tension: 900, friction: 46, clamp: false }
/** A card leans into its way: degrees for each px per ms, and at most. */
const LEAN = 5
const MOST_LEAN = 14

interface Grasp {
  card: HTMLElement
  wheel: HTMLElement | null
  /** Where the wheel stood, in CSS px. */
  turned: number
  /** Where the card lay; null when it cannot be drawn in the hand. */
  lie: Lie | null
}

export const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
export const numberOf = (card: HTMLElement): number => Number(card.dataset['card'])

interface Hands {
  isClosed: boolean
  /** Whether a card drawn out of the fan finds a free place. */
  canTake: (card: number) => boolean
  onTake: (card: number, from: Lie | null) => void
  /** The card was not taken: it belongs back. */
  onLetGo: (card: number, from: Lie) => void
}

/**
 * One hand for all 72 cards. Drawn up, a card leaves the foam and follows the hand; drawn far enough it is taken. A
 * mouse that is drawn sideways turns the row, as a finger does by itself.
 */
export function useHand({ isClosed, canTake, onTake, onLetGo }: Hands) {
  const isCalm = usePrefersReducedMotion()
  const [pose, spring] = useSpring(() => ({ ...AT_REST, config: GRIP }))
  const [held, setHeld] = useState<{ card: number; width: number } | null>(null)

  const grasp = (target: EventTarget | null): Grasp | null => {
    const card = cardOf(target)
    if (!card) return null
    const wheel = card.closest<HTMLElement>('[data-wheel]')
    return { card, wheel, turned: wheel?.scrollLeft ?? 0, lie: isCalm ? null : lieInFan(card) }
  }

  const bind = useDrag<PointerEvent>(
    ({ event, first, last, tap, canceled, axis, initial, xy, movement: [across, down], velocity, direction, memo }) => {
      // It is told of taps too, which are clicks: nothing is measured for them twice.
      const held: Grasp | null = tap ? null : (memo ?? grasp(event.target))
      if (!held) return null
      const { card, wheel, turned, lie } = held
      if (axis === 'x') {
        if (wheel && event.pointerType === 'mouse') wheel.scrollLeft = turned - across
        return held
      }
      const number = numberOf(card)
      if (!canTake(number)) return held
      const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, velocity[0] * direction[0] * LEAN))
      const here = lie && {
        x: lie.x + xy[0] - initial[0],
        y: lie.y + Math.min(0, down),
        width: lie.width * 1.06,
        angle: lie.angle * Math.max(0, 1 + down / TAKEN) + lean,
      }
      if (lie && here && first) {
        spring.set(loosePose(lie, lie.width))
        setHeld({ card: number, width: lie.width })
      }
      if (lie && here && !last) void spring.start(loosePose(here, lie.width))
      if (!last) return held
      setHeld(null)
      if (!canceled && down <= -TAKEN) onTake(number, here)
      else if (here) onLetGo(number, here)
      return held
    },
    { axis: 'lock', filterTaps: true, enabled: !isClosed, pointer: { keys: false } },
  )
  return { bind, held, pose }
}
