/** What operators read: one JSON object a line, with neither a nickname, a question nor an id in it. */
import pino, { type Logger } from 'pino'
import { reportTo } from './report.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines that are written together: writing each by itself costs more than answering the request it tells of. */
const TOGETHER_LETTERS = 32 * 1024
const WITHIN_MS = 1000

/** Stdout for many lines: pino's own destination measures all that waits anew with every line. */
const stdout = () => {
  let lines = ''
  const give = (): void => {
    if (lines) destination.write(lines)
    lines = ''
  }
  // Heard before the destination, which then writes what it was given.
  process.on('exit', give)
  const destination = pino.destination({ sync: false })
  setInterval(give, WITHIN_MS).unref()
  return {
    write: (line: string): void => {
      lines += line
      if (lines.length > TOGETHER_LETTERS) give()
    },
  }
}

/** The moment as pino writes it, whose calendar is worked out once a second instead of once a line. */
const timestamp = () => {
  let second = 0
  let begin = ''
  return (): string => {
    const now = Date.now()
    const ms = now % 1000
    if (now - ms !== second) begin = new Date(now).toISOString().slice(0, -'000Z'.length)
    second = now - ms
    return `,"time":"${begin}${String(ms).padStart(3, '0')}Z"`
  }
}

/** The log of this process on stdout, in order and within a second, which takes what is reported from now on as well. */
export function openLog(level: LogLevel): Logger {
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: timestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    stdout(),
  )
  reportTo(({ what, facts, requestId }) => log.error({ ...facts, ...(requestId ? { requestId } : {}) }, what))
  return log
}
