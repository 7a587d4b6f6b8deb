/** The HTTP server: the calls under /api and, when there is a build, the app everywhere else. */
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { registerApi, type ApiOptions } from './api.ts'
import { answerError, answerNotFound } from './errors.ts'
import { describeApi } from './openApi.ts'
import { serveSite } from './site.ts'

interface ServerOptions extends Omit<ApiOptions, 'isReadByModel' | 'hasPictures'> {
  settings: Settings
  clientFolder: string | null
  limited: boolean
}

const BODY_BYTES = 8 * 1024
const REQUEST_MS = 15_000
const CALLS_PER_MINUTE = 3000
/**
 * Calls are refused while the loop is late by this much on average over a sample. The embedded database stops the loop for
 * seconds when a slow disk syncs, and a sample that falls into such a stop altogether counts as endless, so it is long.
 */
const MAX_LOOP_DELAY_MS = 2000
const LOOP_SAMPLE_MS = 15_000
const DAY_SECONDS = 86_400

const limit = async (api: FastifyInstance): Promise<void> => {
  await api.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: '1 minute' })
  await api.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: LOOP_SAMPLE_MS,
    retryAfter: 5,
  })
}

/** Builds the server; the caller makes it listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, clientFolder, limited, readings } = options
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: settings.trustProxy,
    // What is sent must be of the right type: no '1' for 1, no quiet removal.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  server.setErrorHandler(answerError)
  // Answers are typed by the contract; a schema-made serialiser would only drop what the schema does not name.
  server.setSerializerCompiler(() => (data) => JSON.stringify(data))

  await server.register(helmet, {
    // Set on the page alone, by serveSite.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { includeSubDomains: false },
  })
  await server.register(cors, {
    origin: settings.corsOrigins.includes('*') ? '*' : settings.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization'],
    maxAge: DAY_SECONDS,
  })
  await server.register(
    async (api) => {
      api.setNotFoundHandler(answerNotFound)
      // JSON is the only language of the calls; Fastify would also take plain text.
      api.removeContentTypeParser('text/plain')
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      if (limited) await limit(api)
      await describeApi(api)
      registerApi(api, { ...options, isReadByModel: settings.llm !== null, hasPictures: clientFolder !== null })
    },
    { prefix: '/api' },
  )
  if (clientFolder !== null) await serveSite(server, clientFolder, { readings, publicUrl: settings.publicUrl })
  else server.setNotFoundHandler(answerNotFound)
  return server
}
