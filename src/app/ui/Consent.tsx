import { useSelector } from '@xstate/react'
import type { ConsentActor } from '../consent.tsx'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import styles from './Consent.module.css'

/** May visits be counted: two answers alike, one press each. It lies before the picture of the page, never before its controls. */
export function Question({ actor }: { actor: ConsentActor }) {
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  return (
    isAsked && (
      <section className={styles.question} aria-label={copy.consent.label}>
        <p>{copy.consent.question}</p>
        <div className={styles.answers}>
          <Button size="small" wide onClick={() => actor.send({ type: 'consent.refuse' })}>
            {copy.consent.no}
          </Button>
          <Button size="small" wide onClick={() => actor.send({ type: 'consent.give' })}>
            {copy.consent.yes}
          </Button>
        </div>
      </section>
    )
  )
}

/** What was answered, to be changed by one press. */
export function Choice({ actor }: { actor: ConsentActor }) {
  const isGiven = useSelector(actor, (snapshot) => snapshot.matches('given'))
  return (
    <Button size="small" onClick={() => actor.send({ type: isGiven ? 'consent.refuse' : 'consent.give' })}>
      {isGiven ? copy.consent.withdraw : copy.consent.agree}
    </Button>
  )
}
