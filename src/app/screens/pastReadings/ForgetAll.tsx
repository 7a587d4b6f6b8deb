import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import type { PastReadingsActor } from './actor.ts'
import styles from './ForgetAll.module.css'

/** 모두 지우기, which asks once more in its own place. The focus goes to the harmless answer, and from there back again. */
export function ForgetAll({ list, onForget }: { list: PastReadingsActor; onForget: () => void }) {
  const isAsking = useSelector(list, (snapshot) => snapshot.matches('asking'))
  const question = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking !== wasAsking.current) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const forgetAll = () => list.send({ type: 'readings.forgetAll' })
  if (!isAsking)
    return (
      <Button ref={button} look="plain" size="small" onClick={forgetAll}>
        {copy.pastReadings.forgetAll}
      </Button>
    )
  return (
    <div className={styles.asking} role="group" aria-labelledby={question}>
      <p id={question}>{copy.pastReadings.askForgetAll}</p>
      <Button ref={button} size="small" onClick={() => list.send({ type: 'readings.keep' })}>
        {copy.pastReadings.keep}
      </Button>
      <Button
        className={styles.forget}
        size="small"
        onClick={() => {
          onForget()
          forgetAll()
        }}
      >
        {copy.pastReadings.forgetAll}
      </Button>
    </div>
  )
}
