import type { MouseEvent } from 'react'
import type { Category } from '../../../../machines/rules/domain.ts'
import { useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import styles from './Question.module.css'

/** A press on a sample would first blur a half-typed question and complain of it, although the sample clears it. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** The sample questions of the chosen topic. */
export function Samples({ categories }: { categories: readonly Category[] }) {
  const categoryCode = useReading(({ context }) => context.visit.selectedCategory?.code)
  const topicCode = useReading(({ context }) => context.visit.selectedTopic?.code)
  const chosen = useReading(({ context }) => context.visit.sampleQuestion)
  const send = useSend()
  const samples =
    categories.find(({ code }) => code === categoryCode)?.topics.find(({ code }) => code === topicCode)
      ?.sampleQuestions ?? []
  if (samples.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{copy.question.samples}</legend>
      <div className={styles.samples}>
        {samples.map((question) => (
          <button
            key={question}
            type="button"
            className={styles.sample}
            aria-pressed={question === chosen}
            onMouseDown={keepFocus}
            onClick={(event) => {
              send({ type: 'sample.toggle', question })
              event.currentTarget.focus()
            }}
          >
            {question}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
