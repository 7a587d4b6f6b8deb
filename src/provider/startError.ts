import { PlainError } from './report.ts'

/** Why the provider does not start, in a sentence for the operator: what is wrong, where, and what to do. */
export class StartError extends PlainError {
  override name = 'StartError'
}
