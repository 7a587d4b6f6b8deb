import { useId } from 'react'
import { sharePathOf } from '../../../../machines/rules/addresses.ts'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './TakeAlong.module.css'

/** Backwards, so that the beginning of a long link is in sight. */
const select = (field: HTMLInputElement): void => field.setSelectionRange(0, field.value.length, 'backward')

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** The last resort of sharing: the link, selected, to be copied by hand. */
export function LinkField({ resultId, onClose }: { resultId: string; onClose: () => void }) {
  const textId = useId()
  return (
    <div className={styles.link}>
      <p id={textId}>{copy.result.linkField.text}</p>
      <div className={styles.field}>
        <input
          ref={focus}
          readOnly
          aria-label={copy.result.linkField.label}
          aria-describedby={textId}
          value={location.origin + sharePathOf(resultId)}
          onFocus={({ currentTarget }) => select(currentTarget)}
        />
        <Button onClick={onClose}>{copy.actions.close}</Button>
      </div>
    </div>
  )
}
