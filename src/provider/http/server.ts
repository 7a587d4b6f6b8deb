/** The HTTP server: the calls under /api and, when there is a build, the app everywhere else. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'
import type { Settings } from '../settings.ts'
import { answerAgain, sentAnswers } from './again.ts'
import { registerApi, type ApiOptions } from './api.ts'
import { trustIn } from './callers.ts'
import { answerClientError, answerError, answerNotFound, errorBody, Refusal, UNFIT } from './errors.ts'
import { answerHealth } from './health.ts'
import { limitCalls, limitsOf, type Limits } from './limits.ts'
import { observe, requestIds, tellerOf } from './observe.ts'
import { describeApi } from './openApi.ts'
import { serveSite, type BuiltApp } from './site.ts'

interface ServerOptions extends Omit<
  ApiOptions,
  'isReadByModel' | 'keptDays' | 'hasPictures' | 'publicUrl' | 'answers'
> {
  settings: Settings
  app: BuiltApp | null
  limited: boolean
  /** Where each request is told; null: nowhere. */
  log: Logger | null
  database: Database
  clientMs: number
}

const BODY_BYTES = 8 * 1024
/** How often slow clients are looked for. */
const CLIENT_LOOK_MS = 1000
/**
 * Calls are refused while the loop is late by this much on average over a sample. The embedded database stops the loop for
 * seconds when a slow disk syncs, and a sample that falls into such a stop altogether counts as endless, so it is long.
 */
const MAX_LOOP_DELAY_MS = 2000
const LOOP_SAMPLE_MS = 15_000
const DAY_SECONDS = 86_400
/** What no page of ours ever asks a browser for. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()'

/** Of every answer under /api. What is not said to be kept is kept by no cache. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${365 * DAY_SECONDS}`,
  'x-content-type-options': 'nosniff',
}
const HEADERS_OF_DATA = { ...HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
/** The page that describes the calls has a policy of its own. */
const HEADERS_OF_DOCS = { ...HEADERS, 'permissions-policy': PERMISSIONS }
const DOCS = '/api/docs'

const limit = async (api: FastifyInstance, limits: Limits): Promise<void> => {
  limitCalls(api, limits)
  await api.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: LOOP_SAMPLE_MS,
    retryAfter: 5,
  })
}

/** Builds the server; the caller makes it listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, app, limited, log, database, clientMs, readings } = options
  const trust = trustIn(settings.trustProxy)
  const idOf = requestIds(settings.trustProxy !== false)
  const teller = tellerOf(log)
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: clientMs,
    // For a client to take another piece of an answer: later than the look that tells a slow one why it is cut off.
    connectionTimeout: clientMs + 1.5 * CLIENT_LOOK_MS,
    keepAliveTimeout: clientMs,
    // A request without a host is refused by a hook, in the shape of all refusals.
    http: { headersTimeout: clientMs, connectionsCheckingInterval: CLIENT_LOOK_MS, requireHostHeader: false },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
    // What comes on an open connection while the server stops is still answered, and its connection closed.
    return503OnClosing: false,
    trustProxy: trust,
    requestIdHeader: false,
    genReqId: idOf,
    // What is sent must be of the right type: no '1' for 1, no quiet removal.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  server.setErrorHandler(answerError)
  observe(server, teller)
  answerHealth(server, database)
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    response.end(JSON.stringify(errorBody(417, UNFIT, 'Expect: only 100-continue')))
  })
  server.addHook('onRequest', (request, _reply, done) => {
    done(request.headers.host === undefined ? new Refusal(400, UNFIT, 'Host: missing') : undefined)
  })
  // Answers are typed by the contract; a schema-made serialiser would only drop what the schema does not name.
  server.setSerializerCompiler(() => (data) => JSON.stringify(data))

  await server.register(cors, {
    origin: settings.corsOrigins.includes('*') ? '*' : settings.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: DAY_SECONDS,
  })
  await server.register(
    async (api) => {
      api.setNotFoundHandler(answerNotFound)
      // JSON is the only language of the calls; Fastify would also take plain text.
      api.removeContentTypeParser('text/plain')
      api.addHook('onRequest', (request, reply, done) => {
        reply.headers(request.routeOptions.url?.startsWith(DOCS) ? HEADERS_OF_DOCS : HEADERS_OF_DATA)
        done()
      })
      const limits = limited ? limitsOf(api, database, settings.limits) : null
      if (limits) await limit(api, limits)
      if (settings.hasApiDocs) await describeApi(api)
      const answers = sentAnswers(trust, teller)
      const subjectAt = registerApi(api, {
        ...options,
        answers,
        isReadByModel: settings.llm !== null,
        keptDays: settings.retentionDays,
        hasPictures: app !== null,
        publicUrl: settings.publicUrl,
      })
      answerAgain(api, { answers, subjectAt, trust, limits, idOf })
    },
    { prefix: '/api' },
  )
  if (app === null) server.setNotFoundHandler(answerNotFound)
  // In an instance of its own: the calls have headers of theirs, and setting these one by one costs as much as answering.
  else
    await server.register(async (site) => {
      await site.register(helmet, {
        // Of a page it is set by serveSite.
        contentSecurityPolicy: false,
        frameguard: { action: 'deny' },
        // Addresses of results hold what opens them, so that no log of a request may have them.
        referrerPolicy: { policy: 'strict-origin' },
        strictTransportSecurity: { includeSubDomains: false },
        // Of browsers, plug-ins and habits that the app has outlived.
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
      })
      site.addHook('onRequest', (_request, reply, done) => {
        reply.header('permissions-policy', PERMISSIONS)
        done()
      })
      await serveSite(site, app, { readings, publicUrl: settings.publicUrl })
    })
  return server
}
