import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The address of the inspector page in development. In the product it is one of the addresses that lead nowhere. */
export const FLOW_PATH = '/dev/flow'

/** `vite` serves the inspector page; `vite build` knows nothing of it. */
export function flowInDevServer(): Plugin {
  return {
    name: 'flow-in-dev-server',
    apply: 'serve',
    configureServer: (server) => {
      // Here and not in a returned function: before Vite answers every unknown address with the app.
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?')[0]?.replace(/\/$/, '')
        if (asked !== FLOW_PATH) return next()
        readFile(path.join(import.meta.dirname, 'flow.html'), 'utf8')
          .then((html) => server.transformIndexHtml(FLOW_PATH, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    },
  }
}
