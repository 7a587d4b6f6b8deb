import { QUESTION_MAX } from '../../../../machines/rules/question.ts'
import { characters } from '../../../../machines/rules/text.ts'
import { questionProblemOf } from '../../../../machines/rules/visit.ts'
import { useReading, useSend, type ReadingSnapshot } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { useCatalog } from '../../ui/CatalogGate.tsx'
import { Mascot } from '../../ui/Mascot.tsx'
import styles from './Question.module.css'

const isCutAt = (snapshot: ReadingSnapshot): boolean => snapshot.matches({ visit: { onboarding: { question: 'cut' } } })

/** What is to be said about the question; null when all is well. */
const sentenceOf = (snapshot: ReadingSnapshot): string | null => {
  if (isCutAt(snapshot)) return copy.question.cut
  const problem = questionProblemOf(snapshot.context.visit, snapshot.context.judged)
  return problem && copy.question.problems[problem]
}

/** The box for an own question. It is judged as one types. */
export function OwnQuestion() {
  const text = useReading(({ context }) => context.visit.customQuestion)
  const sentence = useReading(sentenceOf)
  const isOver = useReading(isCutAt) || characters(text) > QUESTION_MAX
  const isWrong = useReading((snapshot) => questionProblemOf(snapshot.context.visit, snapshot.context.judged) !== null)
  const isReadByModel = useCatalog()?.isReadByModel ?? false
  const send = useSend()
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
        aria-invalid={isWrong}
        aria-describedby={sentence ? 'own-question-problem' : undefined}
        onChange={(event) => send({ type: 'question.change', text: event.currentTarget.value })}
        onBlur={() => send({ type: 'question.blur' })}
      />
      <div className={styles.foot}>
        <p className={styles.problem} id="own-question-problem" aria-live="polite">
          {sentence}
        </p>
        <span className={styles.counter} data-over={isOver}>
          {copy.question.counter(characters(text))}
        </span>
      </div>
      {isReadByModel && <p className={styles.note}>{copy.question.readByModel}</p>}
    </div>
  )
}
