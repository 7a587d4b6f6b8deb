/** What can be touched on a screen, and what is on it besides. */
import type { SnapshotFrom } from 'xstate'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { Deed } from './events.ts'
import type { Sight } from './inPage.ts'

export type Root = SnapshotFrom<typeof readingMachine>

/** Something that can be touched, and what the charts hear when it is. */
export interface Control {
  kind: 'button' | 'field' | 'link' | 'card' | 'text'
  /** What a screen reader calls it; a card's number. */
  name: string
  /** What is written in a field. */
  value?: string
  isPressed?: boolean
  isWrong?: boolean
  /** It is there, and nothing comes of touching it. */
  isOff?: boolean
  deeds: readonly Deed[]
}

/** What is on a screen. What is left out must be empty there. */
export interface Shown extends Partial<Omit<Sight, 'controls' | 'missing' | 'leaked'>> {
  title: string
  controls?: readonly Control[]
  /** What its text says among other things; of texts with a `|` between them one is enough. */
  reads?: readonly string[]
  /** What must not be in the page, under any name. */
  secrets?: readonly string[]
}

export const button = (name: string, deed: Deed, isOff = false): Control => ({
  kind: 'button',
  name,
  isOff,
  deeds: [deed],
})
export const only = <T>(condition: unknown, ...items: T[]): T[] => (condition ? items : [])

/** A control as it is seen. */
export const lineOf = ({ name, value, isPressed, isWrong, isOff }: Control): string =>
  [value === undefined ? name : `${name}: ${value}`, ...only(isPressed, '●'), ...only(isWrong, '!')]
    .concat(only(isOff, '✕'))
    .join(' ')
