import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SharedRefusal, sharedReadingMachine } from '../../../machines/sharedReading.machine.ts'
import { useChild } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { FoamDock } from '../ui/FoamDock.tsx'
import { ListenButton } from '../ui/ListenButton.tsx'
import { Mascot } from '../ui/Mascot.tsx'
import { Restart } from '../ui/Restart.tsx'
import { spokenReading } from './result/spoken.ts'
import { SharedReading } from './share/SharedReading.tsx'
import styles from './share/Share.module.css'

/** /share/{sessionId}: a reading that somebody shared, for anybody (specification section 2). */
export function Share() {
  const shared = useChild('sharedReading')
  return shared ? <OpenShare shared={shared} /> : null
}

const REFUSALS = Object.keys(copy.share.refusals) as SharedRefusal[]

function OpenShare({ shared }: { shared: ActorRefFrom<typeof sharedReadingMachine> }) {
  const isLoading = useSelector(shared, (snapshot) => snapshot.matches('loading'))
  const isShown = useSelector(shared, (snapshot) => snapshot.matches('shown'))
  const refusal = useSelector(shared, (snapshot) => REFUSALS.find((reason) => snapshot.hasTag(reason)))
  const canRetry = useSelector(shared, (snapshot) => snapshot.can({ type: 'sharedReading.retry' }))
  const { reading, subtitle, message } = useSelector(shared, ({ context }) => context)
  const speech = useSelector(shared, ({ children }) => children.speech)
  const personal = reading?.nickname ? copy.share.subtitles[subtitle]?.(reading.nickname) : undefined
  const nameless = copy.share.subtitle[reading?.isWrittenByModel === false ? 'hand' : 'model']
  return (
    <main className={styles.share}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{copy.share.title}</h1>
        {isShown && <p className={styles.subtitle}>{personal ?? nameless}</p>}
        {isShown && reading?.isHidden && <p className={styles.subtitle}>{copy.result.owner.hidden}</p>}
      </header>
      <output className={styles.loading}>{isLoading && copy.share.loading}</output>
      {refusal && (
        <div className={styles.refused} role="alert">
          <p>{copy.share.refusals[refusal]}</p>
          {message && <small>{message}</small>}
        </div>
      )}
      {isShown && reading && <SharedReading reading={reading} />}
      <div className={styles.mascot}>
        <Mascot mood={refusal ? 'lost' : isShown ? 'glad' : 'brewing'} />
      </div>
      <FoamDock>
        <div className={styles.invitation}>
          {canRetry && (
            <Button look="primary" size="large" onClick={() => shared.send({ type: 'sharedReading.retry' })}>
              {copy.actions.retry}
            </Button>
          )}
          {isShown && reading && (
            <ListenButton speech={speech} text={spokenReading(reading)} className={styles.listen} />
          )}
          {!isLoading && <Restart look={canRetry ? 'secondary' : 'primary'} />}
        </div>
      </FoamDock>
    </main>
  )
}
