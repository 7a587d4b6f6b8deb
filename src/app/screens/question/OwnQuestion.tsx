import { QUESTION_MAX } from '../../../../machines/rules/question.ts'
import { questionProblemOf } from '../../../../machines/rules/visit.ts'
import { useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Mascot } from '../../ui/Mascot.tsx'
import styles from './Question.module.css'

/** The box for an own question. It is judged aloud from its first blur on. */
export function OwnQuestion() {
  const text = useReading(({ context }) => context.visit.customQuestion)
  const problem = useReading((snapshot) =>
    snapshot.matches({ visit: { question: 'touched' } }) ? questionProblemOf(snapshot.context.visit) : null,
  )
  const send = useSend()
  const length = Array.from(text.normalize('NFC')).length
  return (
    <div className={styles.own}>
      <div className={styles.mascot}>
        <Mascot />
      </div>
      <label className={styles.label} htmlFor="own-question">
        {copy.question.label}
      </label>
      <textarea
        id="own-question"
        className={styles.box}
        rows={4}
        value={text}
        placeholder={copy.question.placeholder}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={problem ? 'own-question-problem' : undefined}
        onChange={(event) => send({ type: 'question.change', text: event.currentTarget.value })}
        onBlur={() => send({ type: 'question.blur' })}
      />
      <div className={styles.foot}>
        <p className={styles.problem} id="own-question-problem" aria-live="polite">
          {problem && copy.question.problems[problem]}
        </p>
        <span className={styles.counter} data-over={length > QUESTION_MAX}>
          {copy.question.counter(length)}
        </span>
      </div>
    </div>
  )
}
