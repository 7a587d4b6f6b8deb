/** Stands in for the test runner while mutants are tried: keeps the tests, so that they can be run again and again. */
import { expect } from 'vitest'

export { expect }

type Run = () => unknown

export interface Collected {
  name: string
  run: Run
}

export const collected: Collected[] = []

export const test = (name: string, run: Run): void => void collected.push({ name, run })

test.each = (table: readonly unknown[]) => (name: string, run: (...row: unknown[]) => unknown) =>
  table.forEach((row, at) => test(`${name} #${at + 1}`, () => (Array.isArray(row) ? run(...row) : run(row))))

test.for = (table: readonly unknown[]) => (name: string, run: (row: unknown) => unknown) =>
  table.forEach((row, at) => test(`${name} #${at + 1}`, () => run(row)))
