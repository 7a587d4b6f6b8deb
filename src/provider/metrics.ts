/** What Prometheus is told. Every label is one of a few words: never a name, a question, an id or an address. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Of this process. */
export const registry = new Registry()

const registers = [registry]

export const requestSeconds = new Histogram({
  name: 'taro_http_request_duration_seconds',
  help: 'Answered requests by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
  registers,
})
export const polls = new Counter({
  name: 'taro_polls_total',
  help: 'Looks for a result, by what they found: the status of a reading, or the HTTP status of a refusal',
  labelNames: ['outcome'] as const,
  registers,
})
export const sectionsWritten = new Counter({
  name: 'taro_sections_written_total',
  help: 'Sections of readings by who wrote them',
  labelNames: ['writer'] as const,
  registers,
})
export const fallbacks = new Counter({
  name: 'taro_fallbacks_total',
  help: "Readings that the composer wrote in a model's place, by the reason",
  labelNames: ['reason'] as const,
  registers,
})

/** Gauges that are read when they are asked for; one that cannot be read is left out, and spoils no other. */
export interface Sources {
  /** Seconds that the oldest reading under way has waited; 0 when none is. */
  queueAge: () => Promise<number>
  /** Requests that are left of the day's; null without a model. */
  budgetLeft: (() => Promise<number>) | null
  /** Connections to the database; null for the embedded one. */
  pool: (() => { total: number; idle: number; waiting: number }) | null
}

/** A gauge that is read when it is asked for, in the place of one of an earlier start in the same process. */
const gauge = (name: string, help: string, read: (gauge: Gauge<'state'>) => Promise<void> | void): void => {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      try {
        await read(this)
      } catch {
        this.remove()
      }
    },
  })
}

/** Adds the measures of the process and of what it works with. */
export function watch({ queueAge, budgetLeft, pool }: Sources): void {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
  gauge('taro_oldest_unwritten_seconds', 'How long the oldest unfinished reading has waited', async (self) =>
    self.set(await queueAge()),
  )
  if (budgetLeft)
    gauge('taro_model_budget_left', "Requests to the model that are left of the day's", async (self) =>
      self.set(await budgetLeft()),
    )
  if (pool)
    gauge('taro_database_connections', 'Connections of the pool, and calls that wait for one', (self) => {
      for (const [state, count] of Object.entries(pool())) self.set({ state }, count)
    })
}
