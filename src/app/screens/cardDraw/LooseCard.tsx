import { animated, useSpring, type SpringValues } from 'react-spring'
import { useLayoutEffect } from 'react'
import { flight, loosePose, type Lie, type Pose } from './lie.ts'
import styles from './LooseCard.module.css'

/** A card face down that lies nowhere: it is in the hand or in flight. @param width CSS px */
export function LooseCard({ pose, width }: { pose: SpringValues<Pose>; width: number }) {
  return (
    <animated.span className={styles.loose} style={{ ...pose, inlineSize: width }} aria-hidden="true" data-loose="" />
  )
}

interface ReturnProps {
  from: Lie
  /** Where in the fan it belongs; asked once. Null ends the flight at once. */
  home: () => Lie | null
  onLanded: () => void
}

/** A card on its way back into the fan. */
export function ReturningCard({ from, home, onLanded }: ReturnProps) {
  const [pose, spring] = useSpring(() => ({ ...loosePose(from, from.width), config: flight }))
  useLayoutEffect(() => {
    const to = home()
    if (!to) return onLanded()
    void Promise.all(spring.start({ ...loosePose(to, from.width) })).then((ends) => {
      if (ends.every(({ finished }) => finished)) onLanded()
    })
    return () => void spring.stop()
    // The way is settled at the start.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <LooseCard pose={pose} width={from.width} />
}
