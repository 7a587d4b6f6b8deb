// node test/bench/arrivals.bench.mjs: a link that goes viral. Visits arrive at an even rate, then at 50 times that rate, then at
// the even one again, whether or not those before them were answered. A busy machine slows all three, so what counts is how the
// burst compares with the calm before it: how much slower calls get, how many are refused, and how soon it is calm again. Needs a
// build; DATABASE_URL for a server instead of the embedded database. CALM visits a second (default 2), SECONDS of each part (10).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../freePort.mjs'

const CALM = Number(process.env.CALM ?? 2)
const SECONDS = Number(process.env.SECONDS ?? 10)
const PEAK = 50
/** Looks at a result that is written whole: its first, and as many again as a visitor makes in a visit. */
const POLLS = 8
const ANSWERS = {
  categoryCode: 'LOVE',
  topicCode: 'NEW_LOVE',
  questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
  readerType: 'F',
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
/** Each visitor comes from an address of their own. */
const ask = (port, address, method, at, body) =>
  new Promise((resolve) => {
    const began = performance.now()
    const ended = (status, text = '') => resolve({ status, text, ms: performance.now() - began })
    const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) }
    const request = http.request({ port, agent, method, path: `/api${at}`, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () => ended(response.statusCode, text))
    })
    request.on('error', () => ended(0))
    request.end(body && JSON.stringify(body))
  })

const visit = async (port, number, note) => {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const told = async (kind, ...call) => {
    const answer = await ask(port, address, ...call)
    note(kind, answer)
    return answer
  }
  const opened = await told('create', 'POST', '/sessions', { nickname: '달빛여우' })
  if (opened.status !== 201) return
  const session = `/sessions/${JSON.parse(opened.text).sessionId}`
  await told('cards', 'GET', `${session}/cards`)
  await told('submit', 'POST', `${session}/submit`, ANSWERS)
  for (let poll = 0; poll < POLLS; poll++) await told('poll', 'GET', `${session}/result`)
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

let number = 0
/** Visits that arrive in one part, and what their calls met. */
const part = async (port, rate) => {
  const times = new Map()
  let refused = 0
  let failed = 0
  const note = (kind, { status, ms }) => {
    if (status === 503 || status === 429) refused++
    else if (status === 0 || status >= 500) failed++
    else times.set(kind, [...(times.get(kind) ?? []), ms])
  }
  const visits = []
  const began = performance.now()
  for (let arrived = 0; arrived < rate * SECONDS; arrived++) {
    const due = began + (arrived * 1000) / rate
    if (due > performance.now()) await pause(due - performance.now())
    visits.push(visit(port, number++, note))
  }
  const lasted = performance.now()
  await Promise.all(visits)
  const quantiles = (kind) => {
    const sorted = (times.get(kind) ?? []).sort((one, other) => one - other)
    return [at(sorted, 0.5), at(sorted, 0.99)]
  }
  const calls = { create: quantiles('create'), submit: quantiles('submit'), poll: quantiles('poll') }
  return { visits: visits.length, calls, refused, failed, afterMs: performance.now() - lasted }
}

const port = await freePort()
const folder = mkdtempSync(path.join(tmpdir(), 'taro-arrivals-'))
const server = spawn('node', ['dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    READING_PACE_MS: '0',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  for (let tries = 0; (await ask(port, '10.0.0.1', 'GET', '/health')).status !== 200; tries++) {
    if (tries > 300) throw new Error('the server does not start')
    await pause(200)
  }
  await part(port, CALM)
  const calm = await part(port, CALM)
  const burst = await part(port, CALM * PEAK)
  const after = await part(port, CALM)
  console.info(`${CALM} visits a second, then ${CALM * PEAK}, then ${CALM}; ${SECONDS} s each`)
  for (const [name, { visits, calls, refused, failed, afterMs }] of Object.entries({ calm, burst, after })) {
    const slower = Object.entries(calls).map(([kind, [p50, p99]]) => {
      const [calm50, calm99] = calm.calls[kind]
      return `${kind} p50 ×${(p50 / calm50).toFixed(1)} p99 ×${(p99 / calm99).toFixed(1)}`
    })
    const ends = `the last answered ${(afterMs / 1000).toFixed(1)} s later`
    console.info(
      `${name}: ${visits} visits, ${slower.join(', ')}, ${refused} refused kindly, ${failed} failed, ${ends}`,
    )
  }
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
