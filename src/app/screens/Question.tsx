import { useReading } from '../actor.tsx'
import { copy } from '../copy.ts'
import { CatalogGate } from '../ui/CatalogGate.tsx'
import { WizardPage } from '../ui/WizardPage.tsx'
import { OwnQuestion } from './question/OwnQuestion.tsx'
import { Samples } from './question/Samples.tsx'
import styles from './question/Question.module.css'

/** /onboarding/5: a sample question, or one's own. */
export function Question() {
  return (
    <WizardPage title={copy.question.title} note={<Refused />}>
      <div className={styles.question}>
        <CatalogGate>{({ categories }) => <Samples categories={categories} />}</CatalogGate>
        <OwnQuestion />
      </div>
    </WizardPage>
  )
}

/** Who comes back to the page at once still stands at its end. */
const bringIntoView = (sentence: HTMLElement | null): void => sentence?.scrollIntoView({ block: 'center' })

/** Why the provider did not take the answers, in its own words when it has any. */
function Refused() {
  const refusal = useReading((snapshot) =>
    snapshot.matches({ visit: { onboarding: { question: 'refused' } } }) ? snapshot.context.refusal : null,
  )
  if (!refusal) return null
  return (
    <div ref={bringIntoView} role="alert" className={styles.refused}>
      {refusal.kind === 'taken' ? (
        <p>{copy.question.taken}</p>
      ) : (
        <>
          {refusal.message && <p>{refusal.message}</p>}
          <p>{copy.question.refused}</p>
        </>
      )}
    </div>
  )
}
