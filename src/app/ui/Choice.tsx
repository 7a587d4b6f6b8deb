import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps {
  name: string
  description: string
  chosen: boolean
  onToggle: () => void
  /** Decoration beside or above the name: a portrait in its frame, or a small picture that stands free. */
  portrait?: ReactNode
  icon?: ReactNode
}

/** One of several things to choose; pressed again it is given back. */
export function Choice({ name, description, chosen, onToggle, portrait, icon }: ChoiceProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={portrait ? `${styles.choice} ${styles.portrayed}` : styles.choice}
      aria-pressed={chosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClick={onToggle}
    >
      {portrait && <span className={styles.portrait}>{portrait}</span>}
      {icon && <span className={styles.icon}>{icon}</span>}
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

/** Choices as a menu of pictures, in twos, or in threes: one below the other where there is no room. */
export function Choices({
  name,
  layout,
  children,
}: {
  name: string
  layout: 'menu' | 'two' | 'three'
  children: ReactNode
}) {
  return (
    // The list's marker is styled away, and Safari then needs to be told that it is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={`${styles.list} ${styles[layout]}`} aria-label={name}>
      {children}
    </ul>
  )
}
