// Finds the browser for the tests, or installs one, and says what it did.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Pages of the browser's own, which it loads for each window: a second of work that no visitor's browser does then. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright leaves out, as far as it touches a visit: Chromium heeds the last such list alone. */
const NOT_IN_TESTS = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'MediaRouter',
  'LensOverlay',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Flags for a headless browser without a sandbox of its own, without calls home and without pages of its own. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...OWN_PAGES, ...NOT_IN_TESTS].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Path of a program, or nothing. */
export const onPath = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const ownChromium = async () => {
  const { chromium } = await import('playwright-core')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : ''
}

/**
 * Path of a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else one installed now (with apt as
 * root on Debian, else with Playwright). Throws with what to do when none of that works.
 */
export async function findChromium(say = console.info) {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const find = async () => NAMES.map(onPath).find(Boolean) ?? ((await ownChromium()) || null)

  const found = await find()
  if (found) {
    say(`browser: ${found}`)
    return found
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('browser: none found, installing Debian’s chromium')
    if (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    ) {
      const installed = await find()
      if (installed) return installed
    }
  }
  say('browser: none found, installing Playwright’s chromium')
  if (run('npx', 'playwright-core', 'install', 'chromium')) {
    const installed = await find()
    if (installed) return installed
  }
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}
