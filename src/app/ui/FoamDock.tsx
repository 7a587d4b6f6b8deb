import { useEffect, useRef, type ReactNode } from 'react'
import { FoamBank } from './FoamBank.tsx'
import styles from './FoamDock.module.css'

/** The ways on at the foot of a screen: within reach of the thumb, in the foam that the page goes down into. */
export function FoamDock({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Large letters make it as high as they need, and the end of the page is to come out from under it.
    const observer = new ResizeObserver(() =>
      room.current?.style.setProperty('--dock', `${dock.current?.offsetHeight ?? 0}px`),
    )
    if (dock.current) observer.observe(dock.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room} className={styles.room}>
      <div ref={dock} className={styles.dock} data-ground="foam">
        <FoamBank />
        {children}
      </div>
    </div>
  )
}
