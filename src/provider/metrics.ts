/** What Prometheus is told. Every label is one of a few words: never a name, a question, an id or an address. */
import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client'

/** Of this process. */
export const registry = new Registry()

const registers = [registry]

/** Upper bounds, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** Requests of one kind: how many there were up to each bound and above the last, and how long they took together. */
interface Kind {
  labels: { method: string; route: string; status: number }
  counts: number[]
  sum: number
}

const REQUESTS = 'taro_http_request_duration_seconds'
const kinds = new Map<string, Kind>()

/** As the histogram of prom-client tells it. That one makes a key of the labels with each request, which costs as much as its line in the log. */
const valuesOf = ({ labels, counts, sum }: Kind) => {
  let count = 0
  const buckets = counts.map((each, index) => ({
    metricName: `${REQUESTS}_bucket`,
    labels: { ...labels, le: BOUNDS[index] ?? '+Inf' },
    value: (count += each),
  }))
  return [
    ...buckets,
    { metricName: `${REQUESTS}_sum`, labels, value: sum },
    { metricName: `${REQUESTS}_count`, labels, value: count },
  ]
}

const requests = {
  name: REQUESTS,
  get: () =>
    Promise.resolve({
      name: REQUESTS,
      help: 'Answered requests by method, route and status',
      type: 'histogram',
      aggregator: 'sum',
      values: [...kinds.values()].flatMap(valuesOf),
    }),
}
registry.registerMetric(requests as unknown as Metric)

/** Counts the requests of one kind, by the seconds they took. */
export function requestSeconds(labels: Kind['labels']): (seconds: number) => void {
  const key = Object.values(labels).join(' ')
  const kind = kinds.get(key) ?? { labels, counts: [0, ...BOUNDS.map(() => 0)], sum: 0 }
  kinds.set(key, kind)
  return (seconds) => {
    const above = BOUNDS.findIndex((bound) => seconds <= bound)
    kind.counts[above < 0 ? BOUNDS.length : above]! += 1
    kind.sum += seconds
  }
}

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
