import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { TIP_COUNT } from '../../../../machines/rules/timing.ts'
import { useChild } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import styles from './Loading.module.css'
import { WaitingScene } from './WaitingScene.tsx'

function Screen({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {copy.loading.title}
      </h1>
      <WaitingScene>{children}</WaitingScene>
    </main>
  )
}

/** The short wait before a result (specification section 2, /onboarding/loading). */
export function Loading() {
  return <Screen />
}

/** The same for designers, with a progress that stands for nothing (/demo/loading). */
export function DemoLoading() {
  return (
    <Screen>
      <DemoProgress />
    </Screen>
  )
}

/** Fills with the tips and begins anew after the last one. */
function DemoProgress() {
  const tip = useSelector(useChild('waiting'), (snapshot) => snapshot?.context.tip)
  if (tip === undefined) return null
  const percent = Math.round(((tip + 1) / TIP_COUNT) * 100)
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={copy.loading.demoProgress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
