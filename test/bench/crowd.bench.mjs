// node test/bench/crowd.bench.mjs: what a call and a visit cost, beside a bare Node HTTP server that sends the same bytes in the
// same run. A busy machine slows both, so the ratios count, and CPU rather than time. Needs a build; with DATABASE_URL it
// measures on that (empty) PostgreSQL database as well. It asserts nothing. Linux: it reads /proc.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

const VISITORS = Number(process.env.VISITORS ?? 48)
const SECONDS = Number(process.env.SECONDS ?? 5)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const CONNECTIONS = 16
const TICKS = Number(execFileSync('getconf', ['CLK_TCK']).toString())
const ANSWERS = {
  categoryCode: 'LOVE',
  topicCode: 'NEW_LOVE',
  questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
  readerType: 'F',
}

/** Starts a Node program that prints its address. */
const started = async (args, env = {}) => {
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  while (!/http:\/\/[\d.]+:\d+/.test(output)) {
    if (child.exitCode !== null) throw new Error('it does not start: run npm run build first')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const cpuMs = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  }
  return {
    origin: /http:\/\/[\d.]+:\d+/.exec(output)[0],
    readyMs: performance.now() - begun,
    startCpuMs: cpuMs(),
    cpuMs,
    peakMb: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** One address may not make so many calls: they come from many, through a proxy. */
let calls = 0
const address = () => `10.${(calls >> 8) & 255}.${(calls += 1) & 255}.1`

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 })
const call = (url, { method = 'GET', body, headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const sent = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}
    const request = http.request(
      url,
      { method, agent, headers: { 'x-forwarded-for': address(), ...sent, ...headers } },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        )
      },
    )
    request.on('error', reject)
    request.end(text)
  })
const post = (url, body) => call(url, { method: 'POST', body })

/** Microseconds of the server's CPU that a call costs, in turns with the others so that all meet the same machine. */
const costs = async (cases) => {
  const sums = cases.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { server, url, headers }] of cases.entries()) {
      const [from, until] = [server.cpuMs(), performance.now() + SECONDS * 1000]
      let made = 0
      const caller = async () => {
        while (performance.now() < until) {
          await call(url, { headers })
          made += 1
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, caller))
      // The first round warms up.
      if (round > 0) sums[index].push(((server.cpuMs() - from) * 1000) / made)
    }
  return sums.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)])
}

const BARE = `
  const { createServer } = require('node:http')
  const body = process.env.BODY
  createServer((request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  }).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`

/** A visit whose calls go to the servers in turns; how long its polls take is kept, in ms. */
const visitOf =
  (servers, polls = []) =>
  async () => {
    let turn = Math.floor(Math.random() * servers.length)
    const next = () => `${servers[(turn += 1) % servers.length].origin}/api`
    const { sessionId } = JSON.parse((await post(`${next()}/sessions`, { nickname: '달빛여우' })).bytes)
    await call(`${next()}/sessions/${sessionId}/cards`)
    await post(`${next()}/sessions/${sessionId}/submit`, ANSWERS)
    for (let isWhole = false; !isWhole;) {
      const began = performance.now()
      const { bytes } = await call(`${next()}/sessions/${sessionId}/result`)
      polls.push(performance.now() - began)
      isWhole = bytes.includes('"COMPLETED"')
    }
    return sessionId
  }

/** What a crowd that visits the servers for a while costs them. */
const crowdOf = async (servers) => {
  await Promise.all(Array.from({ length: VISITORS }, visitOf(servers)))
  const polls = []
  const visit = visitOf(servers, polls)
  const cpuMs = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0)
  let visits = 0
  const [from, began, until] = [cpuMs(), performance.now(), performance.now() + 2 * SECONDS * 1000]
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (performance.now() < until) {
        await visit()
        visits += 1
      }
    }),
  )
  return {
    rate: visits / ((performance.now() - began) / 1000),
    cpuMs: (cpuMs() - from) / visits,
    p99: polls.toSorted((a, b) => a - b)[Math.floor(polls.length * 0.99)],
  }
}

const measure = async (engine, env) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taro-crowd-'))
  const settings = { PORT: '0', DATA_DIR: folder, READING_PACE_MS: '0', TRUST_PROXY: 'loopback', ...env }
  const server = await started(['dist/server/main.js'], settings)
  const api = `${server.origin}/api`
  console.info(
    `${engine}: first start ${server.readyMs.toFixed(0)} ms (${server.startCpuMs} ms of CPU), ${server.peakMb().toFixed(0)} MB`,
  )

  const one = await crowdOf([server])
  console.info(
    `  visits: ${one.rate.toFixed(0)} a second, ${one.cpuMs.toFixed(1)} ms of CPU each, poll p99 ${one.p99.toFixed(0)} ms, peak ${server.peakMb().toFixed(0)} MB`,
  )
  if (engine === 'PostgreSQL') {
    const second = await started(['dist/server/main.js'], settings)
    const both = await crowdOf([server, second])
    console.info(
      `  with a second process, each call to either: ${both.cpuMs.toFixed(1)} ms of CPU each (${(both.cpuMs / one.cpuMs).toFixed(2)})`,
    )
    await second.stop()
  }

  const url = `${api}/sessions/${await visitOf([server])()}/result`
  const { bytes, headers } = await call(url)
  const bare = await started(['-e', BARE], { BODY: bytes.toString() })
  const [bareUs, pollUs, sameUs, topicsUs] = await costs([
    { server: bare, url: bare.origin },
    { server, url },
    { server, url, headers: { 'if-none-match': headers.etag } },
    { server, url: `${api}/topics`, headers: { 'accept-encoding': 'br' } },
  ])
  const beside = (us) => `${us.toFixed(0)} µs (${(bareUs / us).toFixed(2)})`
  console.info(
    `  CPU of a call, bare ${bareUs.toFixed(0)} µs: finished poll ${beside(pollUs)}, 304 ${beside(sameUs)}, topics in brotli ${beside(topicsUs)}`,
  )
  await Promise.all([bare.stop(), server.stop()])
  rmSync(folder, { recursive: true, force: true })
}

await measure('PGlite', { DATABASE_URL: '' })
if (process.env.DATABASE_URL) await measure('PostgreSQL', {})
agent.destroy()
