/** What supervisors ask: is the process alive, and can it serve. */
import type { FastifyInstance } from 'fastify'
import { version } from '../../../package.json'
import type { Database } from '../database/open.ts'

/**
 * `/api/live`: the process turns, whatever its database does; to start it anew would mend nothing else. `/api/health`: it can
 * serve, and may be sent visitors. Neither is limited.
 */
export function answerHealth(server: FastifyInstance, database: Database): void {
  const unlisted = { schema: { hide: true } }
  server.get('/api/live', unlisted, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version }
  })
  server.get('/api/health', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await database.ping()
    return { status: 'ok', database: database.engine, version }
  })
}
