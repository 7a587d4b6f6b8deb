/** The process behind `npm start`. Ends with code 0 after SIGTERM or SIGINT, once everything in flight is done. */
import path from 'node:path'
import { openDatabase } from './database/open.ts'
import { startProvider } from './provider.ts'
import { reportError } from './report.ts'
import { settingsFrom, SettingsError } from './settings.ts'

const STOP_GUARD_MS = 10_000

/** Ends the process by a signal, once. */
const stopper = (stop: () => Promise<void>) => {
  let stopping = false
  return (signal: string): void => {
    if (stopping) return
    stopping = true
    console.info(`${signal}: finishing what is in flight`)
    setTimeout(() => process.exit(1), STOP_GUARD_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        reportError('stopping', error)
        process.exit(1)
      },
    )
  }
}

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env, process.cwd())
  const database = await openDatabase(settings, path.join(import.meta.dirname, 'migrations'))
  const clientFolder = path.join(import.meta.dirname, '../client')
  const provider = await startProvider({ database, settings, clientFolder })
  const onSignal = stopper(async () => {
    await provider.stop()
    await database.close()
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)

  const address = await provider.server.listen({ port: settings.port, host: settings.host })
  console.info(`타로 한 잔: ${address} (${database.engine}, process ${process.pid})`)
}

start().catch((error: unknown) => {
  if (error instanceof SettingsError) console.error(error.message)
  else reportError('starting', error)
  process.exit(1)
})
