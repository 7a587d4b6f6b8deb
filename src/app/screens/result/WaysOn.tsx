import { useSelector } from '@xstate/react'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { Restart } from '../../ui/Restart.tsx'
import type { ResultActor } from './step.ts'
import styles from './Result.module.css'

/** The provider gave the reading up, or nothing has come for a while: what is to be said, and the ways on. */
export function WaysOn({ result }: { result: ResultActor }) {
  const hasFailed = useSelector(result, (snapshot) => snapshot.hasTag('failed'))
  const message = useSelector(result, ({ context }) => context.reading?.message)
  return (
    <div className={styles.failure}>
      {hasFailed ? (
        <div role="alert">
          <p className={styles.failed}>{copy.result.statuses.failed}</p>
          {message && <p>{message}</p>}
        </div>
      ) : (
        <output>{copy.result.impatient}</output>
      )}
      <div className={styles.ways}>
        <Button look="primary" size="large" onClick={() => result.send({ type: 'result.retry' })}>
          {copy.actions.retry}
        </Button>
        <Restart look="plain" />
      </div>
    </div>
  )
}
