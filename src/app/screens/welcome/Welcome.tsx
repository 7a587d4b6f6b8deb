import { nicknameProblemOf } from '../../../../machines/rules/visit.ts'
import { useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Welcome.module.css'

/** / and /onboarding/1: the welcome and the nickname. */
export function Welcome() {
  const nickname = useReading(({ context }) => context.visit.nickname)
  const isCreating = useReading((snapshot) => snapshot.matches({ visit: { welcome: 'creating' } }))
  const problem = useReading((snapshot) =>
    snapshot.matches({ visit: { welcome: { editing: 'touched' } } }) ? nicknameProblemOf(snapshot.context.visit) : null,
  )
  const send = useSend()
  return (
    <main className={styles.page}>
      <Cards />
      <h1 className={styles.title} tabIndex={-1}>
        {copy.welcome.title}
      </h1>
      <p className={styles.text}>{copy.welcome.text}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'visit.start' })
        }}
      >
        <div className={styles.head}>
          <label htmlFor="nickname">{copy.welcome.label}</label>
          <span className={styles.counter}>{copy.welcome.counter(Array.from(nickname.normalize('NFC')).length)}</span>
        </div>
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
        <Button look="primary" size="large" wide type="submit" disabled={isCreating}>
          {isCreating ? copy.welcome.creating : copy.welcome.start}
        </Button>
      </form>
    </main>
  )
}

/** Three cards face down on the table. */
function Cards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {['past', 'present', 'future'].map((position) => (
        <img key={position} src="/media/back-small.avif" alt="" width="240" height="384" decoding="async" />
      ))}
    </div>
  )
}
