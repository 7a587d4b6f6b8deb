/** The process behind `npm start`. Ends with code 0 after SIGTERM or SIGINT, once everything in flight is done. */
import path from 'node:path'
import type { Logger } from 'pino'
import { openDatabase } from './database/open.ts'
import { openLog } from './log.ts'
import { serveMetrics } from './metricsServer.ts'
import { reportError } from './report.ts'
import { settingsFrom } from './settings.ts'
import { StartError } from './startError.ts'

const STOP_GUARD_MS = 9000

/** Ends the process, once. */
const stopper = (log: Logger, stop: () => Promise<void>) => {
  let stopping = false
  return (why: string, code: number): void => {
    if (stopping) return
    stopping = true
    log.info(`${why}: finishing what is in flight`)
    setTimeout(() => process.exit(1), STOP_GUARD_MS).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        reportError('stopping', error)
        process.exit(1)
      },
    )
  }
}

interface Asked {
  port: number
  host: string
}

/** What the system says when an address cannot be listened on, and what to do about it. */
const UNHEARD: Record<string, (asked: Asked, setting: string) => string> = {
  EADDRINUSE: ({ port }, setting) =>
    `${setting} ${port} is taken by another program: stop that, or set ${setting} to another`,
  EACCES: ({ port }, setting) => `${setting} ${port} is kept for the system: set ${setting} to one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine: set HOST to one, or to 0.0.0.0 for all`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine: set HOST to one, or to 0.0.0.0 for all`,
}

const listening = async <T>(listen: () => Promise<T>, asked: Asked, setting: string): Promise<T> => {
  try {
    return await listen()
  } catch (error) {
    const why = UNHEARD[error instanceof Error && 'code' in error ? String(error.code) : '']
    throw why ? new StartError(why(asked, setting)) : error
  }
}

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env, process.cwd())
  const log = openLog(settings.logLevel)
  const database = await openDatabase(settings, path.join(import.meta.dirname, 'migrations'))
  // The texts of the readings take their memory after what the database takes while it opens.
  const { startProvider } = await import('./provider.ts')
  const { builtApp } = await import('./http/site.ts')
  const provider = await startProvider({ database, settings, app: await builtApp(import.meta.dirname), log })
  const { metricsPort: port, host } = settings
  const metrics = port === null ? null : await listening(() => serveMetrics(port, host), { port, host }, 'METRICS_PORT')
  const end = stopper(log, async () => {
    await provider.stop()
    await metrics?.stop()
    await database.close()
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal, 0))
  // After an error that nobody caught, what the process holds cannot be trusted; what it stored can.
  process.on('uncaughtException', (error) => {
    reportError('an error that nobody caught', error)
    end('Ending', 1)
  })

  const address = await listening(() => provider.server.listen({ port: settings.port, host }), settings, 'PORT')
  log.info(`타로 한 잔: ${address} (${database.engine}, process ${process.pid})`)
  if (metrics) log.info(`Measures: ${metrics.address}`)
}

// Node would print what they say; a promise that nobody waits for spoils nothing else.
process.on('unhandledRejection', (error) => reportError('a rejection that nobody handled', error))
start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else reportError('starting', error)
  process.exit(1)
})
