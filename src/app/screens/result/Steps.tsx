import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { DrawnCard, Reading } from '../../../../machines/rules/domain.ts'
import { hasStep } from '../../../../machines/rules/steps.ts'
import { useRunning } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { fetchPictures } from '../../ui/fetchPictures.ts'
import { whenIdle } from '../../whenIdle.ts'
import { CardStep } from './CardStep.tsx'
import { LuckyStep } from './LuckyStep.tsx'
import { stepOf, type ResultActor } from './step.ts'
import { StepNav } from './StepNav.tsx'
import styles from './Steps.module.css'
import { StepTrail } from './StepTrail.tsx'
import { SummaryStep } from './SummaryStep.tsx'

interface Props {
  result: ResultActor
  reading: Reading
  /** The cards as the visitor saw them turn over, until the reading names them; none in somebody else's reading. */
  ownCards: readonly DrawnCard[]
}

/** Past, present, future, summary, lucky card: one at a time, sliding 300 ms from one to the next. */
export function Steps({ result, reading, ownCards }: Props) {
  const stage = useRef<HTMLElement>(null)
  const direction = useSelector(result, ({ context }) => context.direction)
  const hasFailed = useSelector(result, (snapshot) => snapshot.hasTag('failed'))
  const step = useSelector(result, stepOf)
  const [shown, setShown] = useState({ step, hasMoved: false })
  if (shown.step !== step) setShown({ step, hasMoved: true })
  const summary = useRunning(useSelector(result, ({ children }) => children.summary))
  const speech = useSelector(result, ({ children }) => children.speech)
  const cards = reading.cards.length > 0 ? reading.cards : ownCards
  const luckyPicture = reading.luckyCard?.imageUrl
  // Pictures of the steps to come.
  useEffect(() => {
    whenIdle(() => fetchPictures([...cards.map(({ imageUrl }) => imageUrl), luckyPicture]))
  }, [cards, luckyPicture])
  return (
    <>
      <StepTrail step={step} reading={reading} />
      {/* What is not written is not promised either, once the provider has given up. */}
      {(!hasFailed || hasStep(reading, step)) && (
        <section ref={stage} className={styles.stage} aria-label={copy.result.steps[step]} tabIndex={-1}>
          <div key={step} className={shown.hasMoved ? styles[direction] : undefined}>
            {step === 'summary' ? (
              <SummaryStep
                score={reading.fortuneScore}
                text={reading.interpretations.summary}
                summary={summary}
                speech={speech}
              />
            ) : step === 'lucky' ? (
              <LuckyStep result={result} stage={stage} />
            ) : (
              <CardStep
                result={result}
                position={step}
                card={cards.find(({ position }) => position === step)}
                text={reading.interpretations[step]}
              />
            )}
          </div>
        </section>
      )}
      <StepNav result={result} stage={stage} />
    </>
  )
}
