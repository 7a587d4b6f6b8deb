import { useEffect } from 'react'
import { Link } from 'wouter'
import { addressOf } from '../../../machines/routes.ts'
import { characters } from '../../../machines/rules/text.ts'
import { nicknameProblemOf } from '../../../machines/rules/visit.ts'
import { useReading, useSend } from '../actor.tsx'
import { ConsentQuestion } from '../consent.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { useCatalog } from '../ui/CatalogGate.tsx'
import { fetchPictures } from '../ui/fetchPictures.ts'
import { FoamBank } from '../ui/FoamBank.tsx'
import { Mascot } from '../ui/Mascot.tsx'
import { NoteButton } from '../ui/Note.tsx'
import { whenIdle } from '../whenIdle.ts'
import styles from './welcome/Welcome.module.css'

/** / and /onboarding/1: the welcome and the nickname. */
export function Welcome() {
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
      <ReadersAhead />
      <div className={styles.foam} data-ground="foam">
        <FoamBank deep />
        <ConsentQuestion />
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'visit.start' })
          }}
        >
          <Nickname />
          <Start />
        </form>
        <div className={styles.quiet}>
          {hasReadings && <WayToReadings />}
          <NoteButton />
        </div>
      </div>
    </main>
  )
}

/** The visitor has pressed; the judge or the provider has not answered yet. */
const useIsLeaving = (): boolean =>
  useReading(
    (snapshot) =>
      snapshot.matches({ visit: { onboarding: { welcome: 'judging' } } }) ||
      snapshot.matches({ visit: { onboarding: { welcome: 'creating' } } }),
  )

/** The field, its counter and what is wrong with it: all that a keystroke draws anew. */
function Nickname() {
  const nickname = useReading(({ context }) => context.visit.nickname)
  const problem = useReading((snapshot) =>
    snapshot.matches({ visit: { onboarding: { welcome: { editing: 'touched' } } } })
      ? nicknameProblemOf(snapshot.context.visit, snapshot.context.judged)
      : null,
  )
  const isLeaving = useIsLeaving()
  const send = useSend()
  return (
    <>
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
        readOnly={isLeaving}
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
    </>
  )
}

function Start() {
  const isLeaving = useIsLeaving()
  return (
    <Button className={styles.start} look="primary" size="large" type="submit" disabled={isLeaving}>
      {isLeaving ? copy.welcome.creating : copy.welcome.start}
    </Button>
  )
}

/** The next page shows the readers. */
function ReadersAhead(): null {
  const catalog = useCatalog()
  useEffect(() => {
    if (catalog) whenIdle(() => fetchPictures(catalog.readers.map(({ imageUrl }) => imageUrl)))
  }, [catalog])
  return null
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
