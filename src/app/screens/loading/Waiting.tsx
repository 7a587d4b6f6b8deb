import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import styles from './Loading.module.css'
import { WaitingScene, type WaitingActor } from './WaitingScene.tsx'

/** A page that waits. */
export function Waiting({ waiting, children }: { waiting: WaitingActor | undefined; children?: ReactNode }) {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {copy.loading.title}
      </h1>
      {waiting && <WaitingScene waiting={waiting}>{children}</WaitingScene>}
    </main>
  )
}
