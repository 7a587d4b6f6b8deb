// Walks a whole visit of the built product in every engine, and installs the engines that are missing where it may.
import { spawnSync } from 'node:child_process'
import { findChromium } from '../browser/chromium.mjs'
import { foundEngines, installEngines } from './find.mjs'

const missing = installEngines()
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), ENGINES: ['chromium', ...foundEngines()].join() }
const run = (...command) => spawnSync(command[0], command.slice(1), { stdio: 'inherit', env }).status === 0
const ok = run('node', 'src/provider/ensure-build.mjs') && run('npx', 'vitest', 'run', '--project', 'engines')
process.exitCode = ok && missing.length === 0 ? 0 : 1
