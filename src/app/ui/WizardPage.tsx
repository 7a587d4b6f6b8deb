import type { ReactNode } from 'react'
import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { FoamDock } from './FoamDock.tsx'
import styles from './WizardPage.module.css'

interface WizardPageProps {
  title: string
  /** Below the title. */
  note?: ReactNode
  /** For pages whose choices lie side by side. */
  wide?: boolean
  children: ReactNode
}

/** One of the pages of choices: its title, what is chosen, and the way back and on. */
export function WizardPage({ title, note, wide = false, children }: WizardPageProps) {
  const canGoOn = useReading((snapshot) => snapshot.can({ type: 'visit.next' }))
  const send = useSend()
  return (
    <main className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.body}>{children}</div>
      <FoamDock>
        <div className={styles.ways}>
          <Button size="large" onClick={() => send({ type: 'visit.previous' })}>
            {copy.actions.previous}
          </Button>
          <Button look="primary" size="large" disabled={!canGoOn} onClick={() => send({ type: 'visit.next' })}>
            {copy.actions.next}
          </Button>
        </div>
      </FoamDock>
    </main>
  )
}
