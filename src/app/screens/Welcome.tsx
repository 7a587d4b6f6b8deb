import { useEffect } from 'react'
import { Link } from 'wouter'
import { addressOf } from '../../../machines/routes.ts'
import { characters } from '../../../machines/rules/text.ts'
import { nicknameProblemOf } from '../../../machines/rules/visit.ts'
import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { FoamBank } from '../ui/FoamBank.tsx'
import { Mascot } from '../ui/Mascot.tsx'
import { NoteButton } from '../ui/Note.tsx'
import styles from './welcome/Welcome.module.css'

/** / and /onboarding/1: the welcome and the nickname. */
export function Welcome() {
  const nickname = useReading(({ context }) => context.visit.nickname)
  const isCreating = useReading((snapshot) => snapshot.matches({ visit: { onboarding: { welcome: 'creating' } } }))
  const problem = useReading((snapshot) =>
    snapshot.matches({ visit: { onboarding: { welcome: { editing: 'touched' } } } })
      ? nicknameProblemOf(snapshot.context.visit)
      : null,
  )
  const hasReadings = useReading((snapshot) => snapshot.matches({ kept: 'some' }))
  const send = useSend()
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.welcome.title}
        </h1>
        <p className={styles.text}>{copy.welcome.text}</p>
      </div>
      <Scene />
      <div className={styles.foam} data-ground="foam">
        <FoamBank deep />
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'visit.start' })
          }}
        >
          <label className={styles.label} htmlFor="nickname">
            {copy.welcome.label}
          </label>
          <span className={styles.counter}>{copy.welcome.counter(characters(nickname))}</span>
          <input
            id="nickname"
            className={styles.input}
            type="text"
            value={nickname}
            placeholder={copy.welcome.placeholder}
            readOnly={isCreating}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'nickname-problem' : undefined}
            onChange={(event) => send({ type: 'nickname.change', text: event.currentTarget.value })}
            onBlur={() => send({ type: 'nickname.blur' })}
          />
          <p className={styles.problem} id="nickname-problem" aria-live="polite">
            {problem && copy.welcome.problems[problem]}
          </p>
          <Button className={styles.start} look="primary" size="large" type="submit" disabled={isCreating}>
            {isCreating ? copy.welcome.creating : copy.welcome.start}
          </Button>
        </form>
        <div className={styles.quiet}>
          {hasReadings && <WayToReadings />}
          <NoteButton />
        </div>
      </div>
    </main>
  )
}

/** The way to the readings of before. Their screen is fetched here, so that it is there without a network as well. */
function WayToReadings() {
  useEffect(() => {
    import('./PastReadings.tsx').catch(() => {})
  }, [])
  return (
    <Link href={addressOf('pastReadings')} className={styles.readings}>
      {copy.pastReadings.title}
    </Link>
  )
}

/** A narrow screen leaves the outer ones out. */
const FAN = Array.from({ length: 13 }, (_, place) => place)

/** The cup of the house before a fan of cards, standing in the foam. */
function Scene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.glow} />
      <div className={styles.fan}>
        {FAN.map((place) => (
          <div key={place} />
        ))}
      </div>
      <div className={styles.mascot}>
        <Mascot />
      </div>
    </div>
  )
}
