/** What Vite does for the app beside bundling: pages that paint before any script, with their styles and letters inside. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { build, type Plugin } from 'vite'

const PRERENDER = path.join(import.meta.dirname, 'prerender.tsx')
const CACHE = path.resolve('node_modules/.cache/taro-han-jan')
const EMPTY = '<div id="root"></div>'
const STYLES = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** The letters of the pages in families of their own, asked before the slices of the whole fonts (`tokens.css`). */
const FIRST_FONTS = [
  {
    family: 'Pretendard first',
    weight: '400 700',
    file: 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    family: 'Gowun Batang first',
    weight: '700',
    file: 'node_modules/@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2',
    options: {},
  },
]

/** Begun after the first paint, so that it comes before every script; what is pressed before that is remembered. */
const starter = (entry: string, needed: readonly string[]): string => `{
      addEventListener('submit', (event) => event.preventDefault())
      addEventListener('click', ({ target }) => (window.pressed = target.closest('button')), true)
      let begun = false
      const begin = () => {
        if (begun) return
        begun = true
        for (const href of ${JSON.stringify(needed)})
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
        import(${JSON.stringify(entry)})
      }
      try {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin)
        }).observe({ type: 'paint', buffered: true })
      } catch {
        begin()
      }
      // A page in the background paints nothing.
      setTimeout(begin, 1500)
    }`

/** The app as the build makes it, with the same names of classes, for Node to draw pages with. */
async function drawnPages(): Promise<{ pages: Record<string, string>; laterWords: string }> {
  await mkdir(CACHE, { recursive: true })
  // A folder for each time, since Node keeps what it has imported; inside node_modules, so that it finds its packages.
  const outDir = await mkdtemp(path.join(CACHE, 'prerender-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { ssr: PRERENDER, outDir, emptyOutDir: true, copyPublicDir: false },
    })
    const built = pathToFileURL(path.join(outDir, 'prerender.js')).href
    const { LATER_WORDS, pages } = (await import(built)) as typeof import('./prerender.tsx')
    return { pages: await pages(), laterWords: LATER_WORDS }
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** Every class that a page names; one that no style knows would be a page without its looks. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))

/** What stands in a page for people to read. */
const wordsIn = (html: string): string[] =>
  [...html.matchAll(/>([^<]+)<| placeholder="([^"]*)"/g)].map(([, text, placeholder]) => text ?? placeholder ?? '')

/** Makes index.html, not-found.html and shell.html of the built page. */
export function pagesBeforehand(): Plugin {
  return {
    name: 'pages-beforehand',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const textOf = (file: string): string => {
          const output = bundle[file]
          if (output?.type !== 'asset') throw new Error(`${file} is missing`)
          return output.source.toString()
        }
        const { pages, laterWords } = await drawnPages()
        const built = textOf('index.html')
        const [styleLink = '', styleFile = ''] = STYLES.exec(built) ?? []
        const [scriptTag = '', entry = ''] = SCRIPT.exec(built) ?? []
        const needed = [...built.matchAll(PRELOAD)].map(([, href = '']) => href)
        const styles = textOf(styleFile)
        const letters = `0123456789${laterWords}${Object.values(pages).flatMap(wordsIn).join('')}`

        const faces = FIRST_FONTS.map(async ({ family, weight, file, options }) => {
          const source = await subsetFont(await readFile(file), letters, { targetFormat: 'woff2', ...options })
          const asset = this.emitFile({ type: 'asset', name: `${family.replaceAll(' ', '-')}.woff2`, source })
          return { family, weight, url: `/${this.getFileName(asset)}` }
        })
        const fonts = await Promise.all(faces)
        const fontFaces = fonts.map(
          ({ family, weight, url }) =>
            `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`,
        )
        const preloads = fonts.map(
          ({ url }) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`,
        )

        for (const [fileName, root] of Object.entries(pages)) {
          const unknown = classesIn(root).filter((name) => !styles.includes(`.${name}`))
          if (unknown.length > 0) throw new Error(`${fileName} names classes that no style has: ${unknown.join(' ')}`)
          const source = built
            .replace(PRELOAD, '')
            .replace(scriptTag, '')
            .replace(styleLink, () => `${preloads.join('')}\n    <style>${styles}${fontFaces.join('')}</style>`)
            .replace(EMPTY, () => `${root}\n    <script>${starter(entry, needed)}</script>`)
          if (fileName === 'index.html') (bundle[fileName] as { source: string }).source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
        delete bundle[styleFile]
      },
    },
  }
}

/** Fonts of before 2016: no browser that runs the app takes them. */
const OLD_FONT = /,\s*url\([^)]*\.woff\) format\(["']?woff["']?\)/g

/** Leaves the old format of the fonts' packages out of the build. */
export function newFontsOnly(): Plugin {
  return {
    name: 'new-fonts-only',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (file.endsWith('.woff')) delete bundle[file]
          else if (file.endsWith('.css') && output.type === 'asset')
            output.source = output.source.toString().replace(OLD_FONT, '')
        }
      },
    },
  }
}
