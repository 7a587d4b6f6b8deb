import { useSelector } from '@xstate/react'
import { useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import type { ResultActor } from './step.ts'
import styles from './Result.module.css'

/** The provider gave the reading up: what it says, and the ways on. */
export function Failure({ result }: { result: ResultActor }) {
  const send = useSend()
  const message = useSelector(result, ({ context }) => context.failure)
  return (
    <div className={styles.failure}>
      <div role="alert">
        <p className={styles.failed}>{copy.result.statuses.failed}</p>
        {message && <p>{message}</p>}
      </div>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => result.send({ type: 'result.retry' })}>
          {copy.actions.retry}
        </Button>
        <Button onClick={() => send({ type: 'visit.restart' })}>{copy.actions.restart}</Button>
      </div>
    </div>
  )
}
