/** A machine as plain JSON for the Stately editor, and back into a machine that runs. */
import { and, createMachine, not, or, type AnyStateMachine } from 'xstate'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Named = (...args: never[]) => unknown
type Combined = Named & { guards: readonly unknown[] }

const COMBINE = { and, or, not: ([guard]: string[]) => not(guard!) } as const
const isCombined = (fn: Named): fn is Combined => 'guards' in fn

/** `and(isInTheFan, isLastPick)`: a guard made of guards gets a name that tells of which. */
const combinedName = (fn: Combined): string => `${fn.name}(${fn.guards.map(String).join(', ')})`

/**
 * The machine's definition as JSON: guards, actions, delays and actors by their names, descriptions and meta as they
 * are; a function that stands in the definition itself (the first context, an actor's input) as `{ "$function": name }`.
 */
export const jsonOf = (machine: AnyStateMachine): string =>
  JSON.stringify(machine.config, (_, value: unknown) => {
    if (typeof value !== 'function') return value
    const fn = value as Named
    return isCombined(fn) ? combinedName(fn) : { $function: fn.name }
  })

const functionsIn = (value: unknown): [string, Named][] => {
  if (typeof value === 'function') return [[value.name, value as Named]]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : []
}

const combinedIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/"((and|or|not)\(([^")]+)\))"/g)].map(([, name, how, guards]) => [
      name!,
      COMBINE[how as keyof typeof COMBINE](guards!.split(', ') as never),
    ]),
  )

/**
 * The machine that a JSON text describes, with the implementations (and the functions named in the text) of `like`.
 * Throws when the text names a function that `like` does not have.
 */
export const machineOf = <M extends AnyStateMachine>(text: string, like: M): M => {
  const functions = new Map(functionsIn(like.config))
  const config = JSON.parse(text, (_, value: Json) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !('$function' in value)) return value
    const name = value['$function']
    const fn = typeof name === 'string' ? functions.get(name) : undefined
    if (!fn) throw new Error(`${like.id} has no function ${JSON.stringify(name)}`)
    return fn
  }) as Parameters<typeof createMachine>[0]
  const { guards, ...others } = like.implementations
  return createMachine(config, { ...others, guards: { ...guards, ...combinedIn(text) } } as never) as never
}
