import { useSelector } from '@xstate/react'
import { useId, type RefObject } from 'react'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { FoamDock } from '../../ui/FoamDock.tsx'
import { awaitsNext, hasNext, hasPrevious, type ResultActor } from './step.ts'
import styles from './StepNav.module.css'
import { EndWays } from './TakeAlong.tsx'

interface Props {
  result: ResultActor
  /** What holds the step's content. */
  stage: RefObject<HTMLElement | null>
}

/** One step back or forward, as far as the reading is written; at the end, what one does there. */
export function StepNav({ result, stage }: Props) {
  const waitingId = useId()
  const isFirst = useSelector(result, (snapshot) => !hasPrevious(snapshot))
  const isLast = useSelector(result, (snapshot) => !hasNext(snapshot))
  const isAwaiting = useSelector(result, awaitsNext)
  const isEnd = useSelector(result, (snapshot) => snapshot.hasTag('lucky'))

  const move = (type: 'step.next' | 'step.previous') => {
    result.send({ type })
    const moved = result.getSnapshot()
    // A button that turns disabled under the finger would drop the focus to the page's beginning.
    if (type === 'step.next' ? !hasNext(moved) : !hasPrevious(moved)) stage.current?.focus({ preventScroll: true })
    if (stage.current && stage.current.getBoundingClientRect().top < 0) stage.current.scrollIntoView()
  }

  return (
    <div className={styles.place}>
      <FoamDock>
        <div className={isEnd ? styles.end : styles.nav}>
          <Button size="large" disabled={isFirst} onClick={() => move('step.previous')}>
            {copy.actions.previous}
          </Button>
          <p id={waitingId} className={styles.awaiting}>
            {isAwaiting && copy.result.moreComing}
          </p>
          <Button
            look="primary"
            size="large"
            disabled={isLast}
            aria-describedby={waitingId}
            onClick={() => move('step.next')}
          >
            {copy.actions.next}
          </Button>
          {isEnd && <EndWays result={result} />}
        </div>
      </FoamDock>
    </div>
  )
}
