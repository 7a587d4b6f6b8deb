import type { ReactNode } from 'react'
import { FoamBank } from './FoamBank.tsx'
import { Mascot, type Mood } from './Mascot.tsx'
import styles from './Message.module.css'

interface MessageProps {
  title: string
  text?: string
  mood?: Mood
  /** Something is still to come here. */
  busy?: boolean
  /** The ways on, in the foam. */
  children?: ReactNode
}

/** A page that only says something and offers a way on: the cup of the house stands in its foam. */
export function Message({ title, text, mood = 'lost', busy = false, children }: MessageProps) {
  return (
    <main className={styles.page} aria-busy={busy}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.scene}>
        <div className={styles.mascot}>
          <Mascot mood={mood} />
        </div>
      </div>
      <div className={styles.foam} data-ground="foam">
        <FoamBank deep />
        {children}
      </div>
    </main>
  )
}
