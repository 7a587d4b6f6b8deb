/** `npm run dev`: the provider inside Vite's dev server, with its code hot and its database open across reloads. */
import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Database } from './database/open.ts'
import type { Provider } from './provider.ts'

type ProviderModule = typeof import('./provider.ts')
type DatabaseModule = typeof import('./database/open.ts')
type SettingsModule = typeof import('./settings.ts')

/** Outlives module reloads and restarts of the dev server: a database folder can be opened only once. */
const kept = globalThis as typeof globalThis & {
  devDatabase?: Promise<Database> | undefined
  devEndsOnCtrlC?: boolean
}

const openOnce = async (runner: RunnableDevEnvironment['runner'], root: string) => {
  const { settingsFrom } = await runner.import<SettingsModule>('/src/provider/settings.ts')
  const settings = settingsFrom(process.env, root)
  const { openDatabase } = await runner.import<DatabaseModule>('/src/provider/database/open.ts')
  kept.devDatabase ??= openDatabase(settings, path.join(root, 'src/provider/migrations'))
  return { settings, database: await kept.devDatabase }
}

/** Answers /api from a provider that is started again whenever one of its modules has changed. */
const serve = (server: ViteDevServer, runner: RunnableDevEnvironment['runner']) => {
  let running: { module: ProviderModule; provider: Provider } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const current = async (): Promise<Provider> => {
    const module = await runner.import<ProviderModule>('/src/provider/provider.ts')
    if (running?.module === module) return running.provider
    await running?.provider.stop()
    running = undefined
    const { settings, database } = await openOnce(runner, server.config.root)
    const provider = await module.startProvider({ database, settings, app: null, limited: false })
    await provider.server.ready()
    running = { module, provider }
    return provider
  }
  /** One start at a time, or two requests after an edit would start two providers. */
  const inTurn = (): Promise<Provider> => {
    const next = turn.then(current)
    turn = next.catch(() => undefined)
    return next
  }

  server.middlewares.use((request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next()
    inTurn().then((provider) => provider.server.routing(request, response), next)
  })
  return {
    start: inTurn,
    stop: async () => {
      await turn
      await running?.provider.stop()
      running = undefined
    },
  }
}

const closeDatabase = async () => {
  const database = await kept.devDatabase
  kept.devDatabase = undefined
  await database?.close()
}

/** The Vite plugin; it does nothing in builds and in tests. */
export function providerInDevServer(): Plugin {
  return {
    name: 'provider-in-dev-server',
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer: (server) => {
      const environment = server.environments.ssr
      if (!environment || !isRunnableDevEnvironment(environment))
        throw new Error('The ssr environment cannot run modules')
      const provider = serve(server, environment.runner)
      void provider.start().catch((error: unknown) => server.config.logger.error(`Provider: ${String(error)}`))

      // Vite calls close on SIGTERM and on its own restart; only the former may close the database.
      const close = server.close.bind(server)
      server.close = async () => {
        await provider.stop()
        if (!('_restartPromise' in server && server._restartPromise)) await closeDatabase()
        await close()
      }
      // Vite closes its server on SIGTERM only.
      if (!kept.devEndsOnCtrlC) process.once('SIGINT', () => process.kill(process.pid, 'SIGTERM'))
      kept.devEndsOnCtrlC = true
    },
  }
}
