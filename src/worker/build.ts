/** What Vite does for the service worker: dist/client/sw.js, which knows what the app is made of. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

/** The page that waits for the app to know what it shows. */
const PAGE = 'shell.html'
const CODE = /\.(js|css)$/

/**
 * All that the app needs to open: its page with a mark of its content; scripts, styles and what else the page names by
 * their hashed names. The slices of the fonts and the pictures are kept as they are seen.
 */
async function shellOf(folder: string): Promise<PrecacheEntry[]> {
  const page = await readFile(path.join(folder, PAGE), 'utf8')
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const assets = await readdir(path.join(folder, 'assets'))
  const needed = assets.filter((name) => CODE.test(name) || page.includes(name)).toSorted()
  return [{ url: `/${PAGE}`, revision }, ...needed.map((name) => ({ url: `/assets/${name}`, revision: null }))]
}

/** Built into the client's folder, after the client. */
export const workerEnvironment = (outDir: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})

const ID = 'virtual:shell'

/** The module that tells the worker what to keep from the start. */
export function shellForWorker(): Plugin {
  return {
    name: 'shell-for-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const { root, build } = this.environment.config
      const shell = await shellOf(path.resolve(root, build.outDir))
      return `export const SHELL = ${JSON.stringify(`/${PAGE}`)}\nexport const shell = ${JSON.stringify(shell)}`
    },
  }
}
