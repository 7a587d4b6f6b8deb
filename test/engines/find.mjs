// Finds the engines besides the one that all browser tests use, or installs them where it may, and says what it did.
import { spawnSync } from 'node:child_process'
import { onPath } from '../browser/chromium.mjs'

/** What each needs: programs on the PATH, an environment variable that names the first, and Debian's packages. */
const NEEDS = {
  firefox: { programs: [['firefox-esr', 'firefox']], variable: 'FIREFOX_PATH', packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb'],
  },
}

/** @type {readonly (keyof typeof NEEDS)[]} */
export const OTHER_ENGINES = ['firefox', 'webkit']

/**
 * Path of what drives an engine: the browser itself, or WebKit's driver. Empty when something that it needs is missing.
 * @param {keyof typeof NEEDS} engine
 */
export function findEngine(engine) {
  const { programs, variable } = NEEDS[engine]
  const found = programs.map(
    (names, at) => (at === 0 && process.env[variable]) || names.map(onPath).find(Boolean) || '',
  )
  return found.every(Boolean) ? (found[0] ?? '') : ''
}

/** Says which are there. */
export function foundEngines(say = console.info) {
  return OTHER_ENGINES.filter((engine) => {
    const found = findEngine(engine)
    say(found ? `${engine}: ${found}` : `${engine}: not found, left out (npm run engines installs it)`)
    return found
  })
}

/** Installs what is missing, with apt as root on Debian. Returns those that cannot be had, having said what to do. */
export function installEngines(say = console.info) {
  const missing = OTHER_ENGINES.filter((engine) => !findEngine(engine))
  const packages = missing.flatMap((engine) => NEEDS[engine].packages)
  if (packages.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    say(`installing ${packages.join(', ')}`)
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  return missing.filter((engine) => {
    if (findEngine(engine)) return false
    const { programs, variable, packages } = NEEDS[engine]
    const wanted = programs.map((names) => names.join(' or ')).join(' and ')
    say(`${engine}: not found. It needs ${wanted} on the PATH (Debian: ${packages.join(', ')}; or set ${variable}).`)
    return true
  })
}
