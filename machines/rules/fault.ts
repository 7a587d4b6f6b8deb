/** Something thrown, as a sentence; 'Unknown error' when it has none (specification section 8). */
export const messageOf = (error: unknown): string => (error instanceof Error && error.message) || 'Unknown error'

/** The sentence of the event that carries a failure. */
export const faultOf = (event: object): string => ('error' in event ? messageOf(event.error) : 'Unknown error')

/** What an actor of the outside world answers until the real one is provided. */
export const notProvided = (name: string): Promise<never> => Promise.reject(new Error(`${name} is not provided`))

/** A part of the flow broke in a way that nobody foresaw. */
export type BreakReport = { type: 'visit.broke'; message: string }
