/** What a walk needs of a browser, whichever drives it. */

/** In CSS pixels from the upper left corner of what is seen of the page. */
export interface Place {
  x: number
  y: number
}

export type Hand = 'finger' | 'mouse'
export type Key = 'ArrowRight' | 'Enter'

/** One visitor's page, with storages of its own. */
export interface Tab {
  /** The engine's name and version. */
  about: string
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. What goes in and comes out is JSON; the function sees nothing else of the test. */
  evaluate<Input, Output>(run: (input: Input) => Output, input: Input): Promise<Output>
  press(place: Place, hand: Hand): Promise<void>
  /** Presses, moves in several steps and lets go. */
  drag(from: Place, to: Place, hand: Hand): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Console errors, uncaught errors, unhandled rejections and failed requests so far. */
  complaints(): string[]
  close(): Promise<void>
}

export interface Engine {
  /** One at a time. */
  newVisitor(): Promise<Tab>
  close(): Promise<void>
}

/** A phone's, as far as an engine lets its window be. */
export const SIZE = { width: 390, height: 844 }

/** The places of a drag, the last one included. */
export const between = (from: Place, to: Place): Place[] =>
  [1, 2, 3, 4, 5, 6].map((step) => ({
    x: from.x + ((to.x - from.x) * step) / 6,
    y: from.y + ((to.y - from.y) * step) / 6,
  }))
