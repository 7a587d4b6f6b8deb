/** A clock for `createActor` that stands still until it is told to go on. Milliseconds from 0. */
export class SteeredClock {
  now = 0
  readonly #timers = new Map<number, { due: number; fire: () => void }>()
  #taken = 0

  setTimeout = (fire: () => void, ms: number): number => {
    this.#timers.set(++this.#taken, { due: this.now + ms, fire })
    return this.#taken
  }

  clearTimeout = (id: number): void => void this.#timers.delete(id)

  /** When the next delay runs out; Infinity when none is under way. */
  get nextDue(): number {
    return Math.min(Infinity, ...[...this.#timers.values()].map(({ due }) => due))
  }

  /** Goes on to a time, and on the way lets every delay run out when it is due, also those that only begin on the way. */
  goTo(time: number): void {
    while (this.nextDue <= time) {
      const due = this.nextDue
      const [id, timer] = [...this.#timers].find(([, each]) => each.due === due) ?? []
      if (id === undefined || !timer) break
      this.#timers.delete(id)
      this.now = due
      timer.fire()
    }
    this.now = Math.max(this.now, time)
  }
}
