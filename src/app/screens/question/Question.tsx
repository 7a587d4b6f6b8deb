import { copy } from '../../copy.ts'
import { CatalogGate } from '../../ui/CatalogGate.tsx'
import { WizardPage } from '../../ui/WizardPage.tsx'
import { OwnQuestion } from './OwnQuestion.tsx'
import { Samples } from './Samples.tsx'
import styles from './Question.module.css'

/** /onboarding/5: a sample question, or one's own. */
export function Question() {
  return (
    <WizardPage title={copy.question.title}>
      <div className={styles.question}>
        <CatalogGate>{({ categories }) => <Samples categories={categories} />}</CatalogGate>
        <OwnQuestion />
      </div>
    </WizardPage>
  )
}
