import { useSelector } from '@xstate/react'
import { questionOf } from '../../../machines/rules/visit.ts'
import { useChild, useReading, useRunning } from '../actor.tsx'
import { copy } from '../copy.ts'
import { WaitingScene } from './loading/WaitingScene.tsx'
import styles from './result/Result.module.css'
import type { ResultActor } from './result/step.ts'
import { Steps } from './result/Steps.tsx'
import { WaysOn } from './result/WaysOn.tsx'

/** /result/{resultId}: the reading in five steps, as far as it is written (specification section 2). */
export function Result() {
  const result = useChild('result')
  return result ? <OpenResult result={result} /> : null
}

/** The heading is one and the same while it is waited and read, so that the focus it was given stays. */
function OpenResult({ result }: { result: ResultActor }) {
  const reading = useSelector(result, ({ context }) => context.reading)
  const waiting = useRunning(useSelector(result, ({ children }) => children.waiting))
  const hasWaysOn = useSelector(result, (snapshot) => snapshot.hasTag('waysOn'))
  const own = useReading(({ context }) => (context.visit.sessionId === context.resultId ? context.visit : null))
  const nickname = reading?.nickname ?? own?.sessionNickname
  const question = reading?.questionText ?? (own && questionOf(own))
  const title = nickname ? copy.result.header(nickname) : copy.result.anonymousHeader
  return (
    <main className={reading ? styles.result : styles.waiting}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{reading ? title : copy.loading.title}</h1>
        {reading && question && <p className={styles.question}>{question}</p>}
      </header>
      {reading && hasWaysOn ? (
        <WaysOn result={result} />
      ) : (
        <output className={styles.status}>{copy.result.statuses[reading?.status ?? 'processing']}</output>
      )}
      {reading && <Steps result={result} reading={reading} ownCards={own?.predefinedCards ?? []} />}
      {!reading && waiting && (
        <WaitingScene waiting={waiting} isLong={hasWaysOn}>
          {hasWaysOn && <WaysOn result={result} />}
        </WaitingScene>
      )}
    </main>
  )
}
