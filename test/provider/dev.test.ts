/** `npm run dev`: app and provider in one process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from '../../src/provider/database/folderLock.ts'
import { call, dataFolder, openSession } from './running.ts'

test('the dev server serves the app and answers the calls, and Ctrl+C frees the database', async () => {
  const folder = await dataFolder()
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1'], {
    env: { ...environment, DATA_DIR: folder, NO_COLOR: '1' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await vi.waitFor(
    () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (!address) throw new Error(`It does not listen yet: ${output}`)
      return address
    },
    { timeout: 30_000 },
  )
  const id = await openSession(`${url}/api`)
  expect((await call(`${url}/api/sessions/${id}/cards`)).status).toBe(200)
  const page = await call(`${url}/onboarding/1`, undefined, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('<div id="root">')
  await expect(lockFolder(path.join(folder, 'pglite'))).rejects.toThrow(`process ${child.pid}`)

  child.kill('SIGINT')
  await once(child, 'exit')
  const unlock = await lockFolder(path.join(folder, 'pglite'))
  await unlock()
}, 60_000)
