import { useChild } from '../actor.tsx'
import { Waiting } from './loading/Waiting.tsx'

/** The short wait before a result (specification section 2, /onboarding/loading). */
export function Loading() {
  return <Waiting waiting={useChild('waiting')} />
}
