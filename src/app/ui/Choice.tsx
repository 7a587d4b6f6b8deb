import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps {
  name: string
  description: string
  chosen: boolean
  onToggle: () => void
  /** Decoration beside or above the name. */
  picture?: ReactNode
}

/** One of several things to choose; pressed again it is given back. */
export function Choice({ name, description, chosen, onToggle, picture }: ChoiceProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={picture ? `${styles.choice} ${styles.pictured}` : styles.choice}
      aria-pressed={chosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClick={onToggle}
    >
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.name} id={`${id}-name`}>
          {name}
        </span>
        {description && (
          <span className={styles.description} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <span className={styles.pearl} aria-hidden="true" />
    </button>
  )
}

/** Choices one below the other, side by side where there is room. */
export function Choices({ name, columns, children }: { name: string; columns: 2 | 3; children: ReactNode }) {
  return (
    // The list's marker is styled away, and Safari then needs to be told that it is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={columns === 3 ? `${styles.list} ${styles.three}` : styles.list} aria-label={name}>
      {children}
    </ul>
  )
}
