import { useSelector } from '@xstate/react'
import { TIP_COUNT } from '../../../machines/rules/timing.ts'
import { useChild } from '../actor.tsx'
import { copy } from '../copy.ts'
import styles from './loading/Loading.module.css'
import { Waiting } from './loading/Waiting.tsx'

/** The wait for designers, with a progress that stands for nothing (/demo/loading). */
export function DemoLoading() {
  const waiting = useChild('waiting')
  return (
    <Waiting waiting={waiting}>
      <DemoProgress tip={useSelector(waiting, (snapshot) => snapshot?.context.tip)} />
    </Waiting>
  )
}

/** Fills with the tips and begins anew after the last one. */
function DemoProgress({ tip = 0 }: { tip: number | undefined }) {
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
