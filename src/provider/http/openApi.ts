/** The description of the calls at /api/docs, made from the contract that also validates them. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { GenericSchema } from 'valibot'
import * as wire from '../../contract/wire.ts'

/** A schema of the contract as JSON Schema; trimming and the like, which it cannot say, are left out. */
const jsonSchema = (schema: GenericSchema): Record<string, unknown> => {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return described
}

const error = jsonSchema(wire.ErrorBody)
const refusals = (meanings: Record<number, string>) =>
  Object.fromEntries(Object.entries(meanings).map(([status, description]) => [status, { description, ...error }]))

const params = {
  type: 'object',
  required: ['sessionId'],
  properties: { sessionId: { type: 'string', description: '21 characters of A–Z a–z 0–9 _ -' } },
}
const security = [{ owner: [] }]
const unknownSession = { 404: 'There is no such session', 410: `Its owner deleted it: the detail is '${wire.DELETED}'` }
const hidden = { 403: `Its owner hides it: the detail is '${wire.HIDDEN}'` }
const notOwner = { 403: "The owner's secret is missing or another's" }

/** The schemas of the calls, by call. */
export const SCHEMAS = {
  topics: {
    summary: 'Categories, their topics and sample questions',
    response: { 200: { description: 'All categories', ...jsonSchema(wire.TopicsResponse) } },
  },
  readers: {
    summary: 'Readers to choose from',
    response: { 200: { description: 'All readers', ...jsonSchema(wire.ReadersResponse) } },
  },
  createSession: {
    summary: 'Opens a session and draws its three cards',
    body: jsonSchema(wire.CreateSessionBody),
    response: {
      201: {
        description: 'The id, which opens the reading to whoever holds it, and the secret of its owner',
        ...jsonSchema(wire.CreateSessionResponse),
      },
      ...refusals({ 400: 'The nickname breaks a rule' }),
    },
  },
  submit: {
    summary: 'Submits the answers of a session; until a section is written from them, later ones replace them',
    params,
    body: jsonSchema(wire.SubmitBody),
    response: {
      200: {
        description: 'Accepted, now or by the same submit before',
        type: 'object',
        properties: { status: { type: 'string' } },
      },
      ...refusals({
        400: 'An answer breaks a rule',
        ...hidden,
        ...unknownSession,
        409: 'A section is written from other answers',
      }),
    },
  },
  cards: {
    summary: 'The three cards of a session',
    params,
    response: {
      200: { description: 'Past, present, future', ...jsonSchema(wire.CardsResponse) },
      ...refusals({ ...hidden, ...unknownSession }),
    },
  },
  result: {
    summary: 'The reading as far as it is written',
    params,
    response: {
      200: {
        description: 'What is not written yet is null; the status is COMPLETED or FAILED when nothing more comes',
        ...jsonSchema(wire.ResultResponse),
      },
      ...refusals({ ...hidden, ...unknownSession, 425: 'Nothing is submitted yet: ask again later' }),
    },
  },
  visibility: {
    summary: 'Hides a session from all but its owner, or shows it again',
    params,
    security,
    body: jsonSchema(wire.VisibilityBody),
    response: {
      204: { description: 'As asked, now or before' },
      ...refusals({ 400: 'The body breaks a rule', ...notOwner, ...unknownSession }),
    },
  },
  deleteSession: {
    summary: 'Deletes a session with all that was asked and written, for ever',
    params,
    security,
    response: { 204: { description: 'Deleted' }, ...refusals({ ...notOwner, ...unknownSession }) },
  },
} satisfies Record<string, FastifySchema>

/** Registers the description and its page under the API's own prefix. Before the routes, which it listens to. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '타로 한 잔', description: 'The provider of tarot readings', version: '1.0.0' },
      components: {
        securitySchemes: {
          owner: { type: 'http', scheme: 'bearer', description: 'The `ownerSecret` that came with the session' },
        },
      },
    },
  })
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
