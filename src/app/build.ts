/** What Vite does for the app beside bundling: pages that paint before any script, with their styles and letters inside. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { firstFonts, namesInReadings, ownFonts, type CutFont } from './fonts/cut.ts'
import { PACKAGES } from './pieces.ts'

const PAGES = path.resolve('dist/server/pages.js')
const LATER = '/src/later.ts'
const EMPTY = '<div id="root"></div>'
const STYLES = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** A font that the build has cut, as a page names it. */
type NamedFace = readonly [family: string, weight: string, url: string]

const ruleOf = ([family, weight, url]: NamedFace): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`

/**
 * Asks for fonts, and changes the letters of the page all at once when they are here, so that it is laid out anew but once.
 * @param rest come when a letter is still missing
 */
const changeOfLetters = (first: readonly NamedFace[], rest: readonly NamedFace[]): string => `
        const [first, rest] = ${JSON.stringify([first, rest])}.map((faces) =>
          faces.map(([family, weight, url]) => new FontFace(family, 'url(' + url + ')', { weight, display: 'swap' })))
        Promise.allSettled(first.map((face) => face.load())).then(() => {
          for (const face of [...first, ...rest]) document.fonts.add(face)
        })`

/**
 * Begun after the first paint, so that it comes before every script; what is pressed before the app hears it is held back.
 * Without a network no app comes. A module that failed stays failed: the page says so, and loads anew when there is one
 * again, at the latest with the next press; what was typed outlasts that in the history's state.
 * @param packages are evaluated first, in a task of their own
 * @param letters what is done about fonts then
 */
const starter = (packages: string, entry: string, needed: readonly string[], letters: string): string => `{
      addEventListener('submit', (event) => event.preventDefault())
      window.pressed = []
      let isWithoutApp = false
      const field = document.querySelector('#nickname')
      if (field && history.state?.typed) {
        field.value = history.state.typed
        history.replaceState(null, '')
      }
      const loadAnew = async () => {
        if (!isWithoutApp) return
        const found = await fetch(${JSON.stringify(entry)}).catch(() => null)
        if (!found?.ok) return
        if (field) history.replaceState({ typed: field.value }, '')
        location.reload()
      }
      const sayWhy = () => {
        isWithoutApp = true
        document.querySelector('[data-offline]').hidden = false
      }
      addEventListener('click', (event) => {
        const button = window.pressed && event.target.closest('button')
        if (!button) return
        window.pressed.push(button)
        event.preventDefault()
        event.stopPropagation()
        loadAnew()
      }, true)
      addEventListener('online', loadAnew)
      let begun = false
      const begin = () => {
        if (begun) return
        begun = true
        // React makes errors ahead of need, and where they were made costs the browser to read all of React again.
        Error.stackTraceLimit = 0
        for (const href of ${JSON.stringify(needed)})
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
        import(${JSON.stringify(packages)})
          .then(() => import(${JSON.stringify(entry)}))
          .catch(sayWhy)${letters}
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

/** The app as the build has made it for the provider, with the same names of classes. */
const builtPages = async (): Promise<typeof import('../pages.ts')> => {
  // Anew for each build, since Node keeps what it has imported.
  const built = `${pathToFileURL(PAGES).href}?${Date.now()}`
  return (await import(built)) as typeof import('../pages.ts')
}

/** The chunks that have these files, with all that they need before they can be used. */
function chunksOf(files: readonly string[], bundle: Rolldown.OutputBundle): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (name: string | undefined): void => {
    const chunk = name === undefined || scripts.has(name) ? undefined : bundle[name]
    if (chunk?.type !== 'chunk') return
    scripts.add(chunk.fileName)
    // Before its own, which may say otherwise.
    chunk.imports.forEach(add)
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style))
  }
  for (const file of files) {
    const holder = Object.keys(bundle).find((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(file))
    })
    if (!holder) throw new Error(`no chunk has ${file}`)
    add(holder)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

function chunkNamed(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`no chunk is named ${name}`)
  return chunk
}

/** Every class that a page names; one that no style knows would be a page without its looks. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))

/** What stands in a page for people to read. */
const wordsIn = (html: string): string[] =>
  [...html.matchAll(/>([^<]+)<| placeholder="([^"]*)"/g)].map(([, text, placeholder]) => text ?? placeholder ?? '')

/** Makes the pages that paint before any script of the built one: whole ones, and those that the provider completes. */
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
        const { bodies } = await builtPages()
        const pages = Object.entries(await bodies())
        const built = textOf('index.html')
        const links = [...built.matchAll(STYLES)]
        const styleFiles = links.map(([, file = '']) => file)
        const shared = new Set(
          Object.values(bundle).flatMap((output) =>
            output.type === 'chunk' && !output.isEntry ? [...(output.viteMetadata?.importedCss ?? [])] : [],
          ),
        )
        const [scriptTag = '', entry = ''] = SCRIPT.exec(built) ?? []
        const packages = `/${chunkNamed(PACKAGES, bundle).fileName}`
        const needed = [...built.matchAll(PRELOAD)].map(([, href = '']) => href)
        const styles = styleFiles.map(textOf).join('')
        const emitted = ({ family, weight, name, source }: CutFont): NamedFace => {
          const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.woff2`, source }))
          return [family, weight, `/${file}`]
        }
        const own = await ownFonts()
        const often = emitted(own.often)
        const others = own.others.map(emitted)
        const names = await namesInReadings()

        for (const [fileName, { body, screen, last, words = '', isWhole = false }] of pages) {
          // What is drawn for each reading holds none of its own yet, and all such pages share the files of their fonts.
          const letters = `0123456789${words}${screen ? '' : wordsIn(body).join('')}`
          const first = (await firstFonts(letters, screen ? names : '')).map(emitted)
          // A reading takes far more letters than the first paint may wait for: until then it stands in the device's own.
          const [faces, later] = screen
            ? [[], changeOfLetters([...first, often], others)]
            : [[...first, often, ...others], '']
          const preloads = (screen ? [] : first).map(
            ([, , url]) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`,
          )
          const files = [...(isWhole ? [] : [LATER]), ...(screen ? [`/src/app/screens/${screen}.tsx`] : [])]
          const chunks = chunksOf(files, bundle)
          // A long page that is painted while half of it is read jumps when the other half comes.
          const whole = last === undefined ? '' : `\n    <link rel="expect" href="#${last}" blocking="render" />`
          const sheets = chunks.styles.filter((file) => !styleFiles.includes(file))
          const inside = styles + sheets.map(textOf).join('')
          const unknown = classesIn(body).filter((name) => !inside.includes(`.${name}`))
          if (unknown.length > 0) throw new Error(`${fileName} names classes that no style has: ${unknown.join(' ')}`)
          // They stand in the page already: Vite asks for no sheet that it finds a link to.
          const asked = [...styleFiles.filter((file) => shared.has(file)), ...sheets]
          const known = asked.map((file) => `\n    <link rel="stylesheet" href="/${file}" disabled />`)
          const scripts = [...new Set([entry, ...needed, ...chunks.scripts.map((file) => `/${file}`)])]
          const rules = inside + faces.map(ruleOf).join('')
          const source = built
            .replace(PRELOAD, '')
            .replace(scriptTag, '')
            .replace(STYLES, '')
            .replace(
              '</head>',
              () => `${preloads.join('')}${whole}\n    <style>${rules}</style>${known.join('')}\n  </head>`,
            )
            .replace(
              EMPTY,
              () =>
                `${body}\n    <script>${starter(
                  packages,
                  entry,
                  scripts.filter((src) => src !== packages),
                  later,
                )}</script>`,
            )
          if (fileName === 'index.html') (bundle[fileName] as { source: string }).source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
        for (const file of styleFiles) if (!shared.has(file)) delete bundle[file]
      },
    },
  }
}

const EXPORTS = /export\s*\{([^}]*)\};?\s*$/

/** The names of an import or export as those of an object: `a as b` takes or gives the other name. */
const properties = (names: string, order: string): string => names.replace(/([\w$]+) as ([\w$]+)/g, order)

/** Lets what binds the pieces together come with the packages: in a file of its own, each visit would wait for one call more. */
export function helpersAmongPackages(): Plugin {
  return {
    name: 'helpers-among-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const helpers = chunkNamed('rolldown-runtime', bundle)
        const packages = chunkNamed(PACKAGES, bundle)
        const imports = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*"\./${path.basename(helpers.fileName)}";?`)
        const taken = (_: string, names: string) => `const {${properties(names, '$1:$2')}} = helpers;`
        const given = (_: string, names: string) => `return {${properties(names, '$2:$1')}}`
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') {
            if (output.fileName === 'index.html')
              output.source = output.source.toString().replaceAll(helpers.fileName, packages.fileName)
          } else if (output === packages) {
            const inside = `const helpers = (() => {${helpers.code.replace(EXPORTS, given)}})();`
            output.code = `${inside}${output.code.replace(imports, taken)}export {helpers};`
          } else {
            const from = `import {helpers} from "./${path.basename(packages.fileName)}";`
            output.code = output.code
              .replace(imports, (...found: [string, string]) => from + taken(...found))
              .replaceAll(helpers.fileName, packages.fileName)
          }
        }
        delete bundle[helpers.fileName]
      },
    },
  }
}

/** What a state of a chart is, as Prettier lays it out: for who reads the chart, and in a browser nobody does. */
const DESCRIPTION = /\bdescription:\s*(['"])(?:\\.|(?!\1).)*\1,?/g

/** A chart's file without its descriptions; its lines stay where they are. */
export const withoutDescriptions = (source: string): string =>
  source.replace(DESCRIPTION, (description) => description.replace(/[^\n]/g, ''))

/** Leaves the descriptions of the charts out of what browsers load. */
export function chartsWithoutDescriptions(): Plugin {
  return {
    name: 'charts-without-descriptions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/machines\/[^/]+\.ts$/ },
      handler: (source) => ({ code: withoutDescriptions(source), map: null }),
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
