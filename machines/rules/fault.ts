/** Something thrown, as a sentence; 'Unknown error' when it has none (specification section 8). */
export const messageOf = (error: unknown): string => (error instanceof Error && error.message) || 'Unknown error'

/** The sentence of the event that carries a failure: an invoked actor's error, or a refusal that came as a value. */
export const faultOf = (event: object): string => {
  if ('error' in event) return messageOf(event.error)
  const { output } = event as { output?: unknown }
  return typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : 'Unknown error'
}

/** What an actor of the outside world answers until the real one is provided. */
export const notProvided = (name: string): Promise<never> => Promise.reject(new Error(`${name} is not provided`))
