import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { shareMachine } from '../../../../machines/share.machine.ts'
import { useChild, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { FoamDock } from '../../ui/FoamDock.tsx'
import { Mascot } from '../../ui/Mascot.tsx'
import { SharedReading } from './SharedReading.tsx'
import styles from './Share.module.css'

/** /share/{sessionId}: a reading that somebody shared, for anybody (specification section 2). */
export function Share() {
  const share = useChild('share')
  return share ? <OpenShare share={share} /> : null
}

function OpenShare({ share }: { share: ActorRefFrom<typeof shareMachine> }) {
  const send = useSend()
  const isLoading = useSelector(share, (snapshot) => snapshot.matches('loading'))
  const reading = useSelector(share, ({ context }) => context.reading)
  const subtitle = useSelector(share, ({ context }) => context.subtitle)
  const error = useSelector(share, ({ context }) => context.error)
  const personal = reading?.nickname ? copy.share.subtitles[subtitle]?.(reading.nickname) : undefined
  return (
    <main className={styles.share}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{copy.share.title}</h1>
        {reading && <p className={styles.subtitle}>{personal ?? copy.share.subtitle}</p>}
      </header>
      <output className={styles.loading}>{isLoading && copy.share.loading}</output>
      {error !== null && (
        <p className={styles.refused} role="alert">
          {error === 'Unknown error' || error === '' ? copy.share.fallback : error}
        </p>
      )}
      {reading && <SharedReading reading={reading} />}
      <div className={styles.mascot}>
        <Mascot mood={error === null ? (isLoading ? 'brewing' : 'glad') : 'lost'} />
      </div>
      <FoamDock>
        <div className={styles.invitation}>
          {!isLoading && (
            <Button look="primary" size="large" onClick={() => send({ type: 'visit.restart' })}>
              {copy.actions.restart}
            </Button>
          )}
        </div>
      </FoamDock>
    </main>
  )
}
