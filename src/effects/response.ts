/** How an answer of the provider is read: refused whole, with a reason, or understood whole (specification section 8). */
import * as v from 'valibot'
import { ErrorBody } from '../contract/wire.ts'
import { messageOf } from '../../machines/rules/fault.ts'
import { networkError, UNFIT_ANSWER, UNKNOWN_ANSWER, UNREADABLE_ANSWER, withDetail } from './sentences.ts'

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer with its body, read to the end. */
export interface Answer {
  ok: boolean
  status: number
  statusText: string
  contentType: string
  text: string
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  ok: response.ok,
  status: response.status,
  statusText: response.statusText,
  contentType: response.headers.get('content-type')?.split(';')[0] ?? 'no content type',
  text: await response.text(),
})

/** No answer came: no network, or nobody at the address (specification section 8). */
export class NetworkError extends Error {
  override name = 'NetworkError'

  constructor(cause: unknown) {
    super(networkError(messageOf(cause)), { cause })
  }
}

/** An answer that is not 2xx, with its status and its body. A body that is no JSON of the known shape is replaced by the status text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody

  constructor({ status, statusText, text }: Answer) {
    const parsed = v.safeParse(ErrorBody, jsonOf(text))
    const known = parsed.success ? parsed.output : {}
    const message = known.message?.trim() || statusText.trim() || UNKNOWN_ANSWER
    super(`HTTP ${status}: ${message}`)
    this.status = status
    this.body = { ...known, message }
  }
}

/** The message of the first issue with the path of its field, as in `cards.1.orientation: …`. */
const issueOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}

/**
 * The body of a 2xx answer in the shape of a schema.
 * @throws ApiError for another status; Error for a body that is no JSON, or that does not fit (naming the field)
 */
export function bodyOf<S extends v.GenericSchema>(answer: Answer, schema: S): v.InferOutput<S> {
  if (!answer.ok) throw new ApiError(answer)
  const body = jsonOf(answer.text)
  if (body === undefined)
    throw new Error(withDetail(UNREADABLE_ANSWER, `JSON expected, ${answer.contentType} received`))
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new Error(withDetail(UNFIT_ANSWER, issueOf(result.issues[0])))
}
