/**
 * Draws the pictures and videos into public/: `node src/art/render.mjs [--stills] [id prefix …]`, for example `cards/wands`.
 * Needs ffmpeg on the machine for the videos. Only what changed is drawn.
 */
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Inside node_modules, so that the bundle finds sharp.
const outDir = join(root, 'node_modules/.cache/art')
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'src/art/render.ts',
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'render.mjs' } },
  },
})
const { render } = await import(join(outDir, 'render.mjs'))
const words = process.argv.slice(2)
await render({ root, only: words.filter((w) => !w.startsWith('--')), stillsOnly: words.includes('--stills') })
