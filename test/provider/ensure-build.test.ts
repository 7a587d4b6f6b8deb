import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from './temporaryFolder.ts'

/** Stands in for Vite: notes that it ran, and leaves a server. */
const BUILDER = `
const fs = require('fs')
fs.appendFileSync('builds.log', 'x')
fs.mkdirSync('dist/server', { recursive: true })
fs.writeFileSync('dist/server/main.js', '')
`
const SCRIPT = path.resolve('src/provider/ensure-build.mjs')

let project: string
const put = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(project, name)), { recursive: true })
  await writeFile(path.join(project, name), content)
}
const ensureBuild = (environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [SCRIPT], { cwd: project, env: { ...process.env, ...environment }, encoding: 'utf8' })
const builds = async () => (await readFile(path.join(project, 'builds.log'), 'utf8')).length

beforeEach(async () => {
  project = await temporaryFolder()
  await put('node_modules/vite/bin/vite.js', BUILDER)
  await put('vite.config.ts', '')
  await put('src/main.ts', 'one')
})

test('builds once, and again only after a change', async () => {
  expect(ensureBuild().status).toBe(0)
  expect(ensureBuild().status).toBe(0)
  expect(await builds()).toBe(1)
  await put('src/main.ts', 'two')
  ensureBuild()
  expect(await builds()).toBe(2)
  await put('public/media/card.avif', 'picture')
  ensureBuild()
  expect(await builds()).toBe(3)
  ensureBuild({ VITE_API_BASE_URL: 'https://other.example' })
  expect(await builds()).toBe(4)
})

test('a build that fails stops the start and is tried again', async () => {
  await put('node_modules/vite/bin/vite.js', 'process.exit(1)')
  expect(ensureBuild()).toMatchObject({ status: 1, stderr: expect.stringContaining('The build has failed') })
  await put('node_modules/vite/bin/vite.js', BUILDER)
  expect(ensureBuild().status).toBe(0)
  expect(await builds()).toBe(1)
})

test('says what to do where nothing is installed', async () => {
  project = await temporaryFolder()
  expect(ensureBuild()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm install') })
})

test('a deployed build without sources starts as it is', async () => {
  project = await temporaryFolder()
  await put('node_modules/fastify/package.json', '{}')
  await put('dist/server/main.js', '')
  expect(ensureBuild().status).toBe(0)
})
