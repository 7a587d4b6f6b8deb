import { STEPS, type Reading, type Step } from '../../../../machines/rules/domain.ts'
import { isStepAvailable } from '../../../../machines/rules/steps.ts'
import { copy } from '../../copy.ts'
import styles from './StepTrail.module.css'

/** Which of the five steps is shown: the string of a bead chain and its beads. */
export function StepTrail({ step, reading }: { step: Step; reading: Reading }) {
  const number = STEPS.indexOf(step) + 1
  return (
    <div className={styles.trail}>
      <div
        className={styles.string}
        role="progressbar"
        aria-label={copy.result.progress(number)}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={number}
      >
        <div className={styles.passed} data-step={number} />
      </div>
      <ol className={styles.beads} aria-label={copy.result.stepsName}>
        {STEPS.map((each) => (
          <li
            key={each}
            className={isStepAvailable(reading, each) ? styles.written : undefined}
            aria-current={each === step ? 'step' : undefined}
          >
            {copy.result.steps[each]}
          </li>
        ))}
      </ol>
    </div>
  )
}
