/** What operators read: one JSON object a line, with neither a nickname, a question nor an id in it. */
import pino, { type Logger } from 'pino'
import { reportTo } from './report.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines are written together: writing each by itself costs more than answering the request it tells of. */
const TOGETHER = { minLength: 4096, periodicFlush: 1000, sync: false }

/** The log of this process on stdout, in order and within a second, which takes what is reported from now on as well. */
export function openLog(level: LogLevel): Logger {
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination(TOGETHER),
  )
  reportTo(({ what, facts, requestId }) => log.error({ ...facts, ...(requestId ? { requestId } : {}) }, what))
  return log
}
