/** Whether visits may be counted, as screens see it. Where nobody has to be asked there is nothing to see, nor to load. */
import { createContext, use, type ComponentType } from 'react'
import type { Actor } from 'xstate'
import type { consentMachine } from '../../machines/consent.machine.ts'

export type ConsentActor = Actor<typeof consentMachine>

type Part = ComponentType<{ actor: ConsentActor }>

/** Who answers, with what draws it. */
export interface Consent {
  actor: ConsentActor
  Question: Part
  Choice: Part
}

/** Null until there is somebody to answer to. */
export const ConsentContext = createContext<Consent | null>(null)

/** Begins to count visits; null where nobody has to be asked, or where the code for it does not arrive. */
export async function openConsent(measure: () => Promise<ConsentActor | null>): Promise<Consent | null> {
  try {
    const actor = await measure()
    return actor && { actor, ...(await import('./ui/Consent.tsx')) }
  } catch {
    return null
  }
}

/** The question, for the one page that asks it. */
export function ConsentQuestion() {
  const consent = use(ConsentContext)
  return consent && <consent.Question actor={consent.actor} />
}

/** What was answered, and how to change it. */
export function ConsentChoice() {
  const consent = use(ConsentContext)
  return consent && <consent.Choice actor={consent.actor} />
}
