import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'
import styles from './Message.module.css'

/** A page that only says something and offers a way on. */
export function Message({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.cup}>
        <Mark />
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </main>
  )
}
