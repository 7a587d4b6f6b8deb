/** Every duration of the flow, in milliseconds (specification section 9). */

/** Between two of the three cards turning over. */
export const REVEAL_STAGGER = 800
/** How long the loading screen stays before the result opens. */
export const LOADING_REDIRECT = 2000
/** From the answer (or failure) of one poll to the next poll. */
export const POLLING_INTERVAL = 5000
/** How long a reader waits for more of a reading before the ways on are offered beside the waiting. */
export const READER_PATIENCE = 20_000
/** How long a browser may take to put a link into the clipboard. */
export const CLIPBOARD_PATIENCE = 5000
export const TIP_ROTATION = 3000
export const TIP_COUNT = 10
/** Between two cards turning on a waiting screen. */
export const WAITING_FLIP = 800
export const STEP_TRANSITION = 300
export const ROUTE_TRANSITION = 250
/** Before the first character of the lucky message is typed, and between two characters. */
export const TYPING_DELAY = 500
export const TYPING_INTERVAL = 30

/** The pause before the n-th try again (n from 1): 1 s, doubling, 30 s at most. */
export const backOff = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000)
