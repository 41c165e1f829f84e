import fs from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'

export interface Visit {
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
}

export interface Load {
  visits: Visit[]
  /** 16 by default. */
  connections?: number
  /** Seconds before the measurement; 2 by default. */
  warmUp?: number
  /** Requests before it instead: as warm on a slow machine as on a fast one. */
  warmUpRequests?: number
}

export interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** Not 2xx, or no response. */
  failed: number
  /** Microseconds of CPU per response, of the server only; NaN if unknown. */
  processor: number
}

export interface Server {
  url: string
  pid: number
}

/**
 * Round-robin over several connections, after a warm-up; milliseconds. Each connection begins elsewhere, the
 * warm-up too: what one asks for first, others would find in the cache.
 */
export async function measure(
  { url, pid }: Server,
  { visits, connections = 16, warmUp = 2, warmUpRequests }: Load,
  seconds: number,
): Promise<Figures> {
  const requests = visits.map(({ path, method = 'GET', body, headers }) => ({
    path,
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }))
  let clients = 0
  const run = (bound: { duration: number } | { amount: number }) =>
    autocannon({
      url,
      connections,
      ...bound,
      // Each client would prepare all of them.
      requests: requests.slice(0, 1),
      setupClient(client) {
        dropBodies(client)
        client.setRequests(shareOf(requests, clients++ % (2 * connections), 2 * connections))
      },
    })
  await run(warmUpRequests === undefined ? { duration: warmUp } : { amount: warmUpRequests })
  const before = processorTime(pid)
  const result = await run({ duration: seconds })
  const processor = (processorTime(pid) - before) / result.requests.total
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    processor,
  }
}

/** autocannon decodes them as text, which takes it longer than many a response takes the server. */
function dropBodies(client: object): void {
  if (!('pipelinedRequests' in client) || !(client.pipelinedRequests instanceof Object))
    throw new Error('autocannon keeps its requests elsewhere')
  Object.assign(client.pipelinedRequests, { addBody() {} })
}

/** Beginning at its part of them; of many, that part alone. */
function shareOf<Item>(items: Item[], part: number, parts: number): Item[] {
  const [from, to] = [part, part + 1].map((one) => Math.floor((one * items.length) / parts))
  return items.length > maxWhole ? items.slice(from, to) : [...items.slice(from), ...items.slice(0, from)]
}
const maxWhole = 5000

/** Linux's unit, whatever the kernel's clock. */
const ticksPerSecond = 100

/** Microseconds in user and kernel mode; see proc(5). */
function processorTime(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
  } catch {
    return Number.NaN
  }
}

/** Resolves when a server and its database have rested for two seconds, or after five minutes. */
export async function untilIdle(pid: number, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const isWorking = async () => {
    const { rows } = await client.query<{ working: boolean }>(`
      select exists (select from pg_stat_activity
        where state <> 'idle' and datname = current_database() and pid <> pg_backend_pid()) as working`)
    return rows[0]?.working === true
  }
  try {
    for (let tries = 0, rests = 0, before = processorTime(pid); tries < 600 && rests < 4; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const now = processorTime(pid)
      // Microseconds.
      rests = now - before > 50_000 || (await isWorking()) ? 0 : rests + 1
      before = now
    }
  } finally {
    await client.end()
  }
}

export function row(name: string, figures: Figures, http: Figures, express: Figures): string {
  const cells = [
    name.padEnd(42),
    figures.perSecond.toFixed(0).padStart(8),
    (figures.perSecond / http.perSecond).toFixed(3).padStart(8),
    (figures.perSecond / express.perSecond).toFixed(3).padStart(8),
    figures.processor.toFixed(0).padStart(8),
    (express.processor / figures.processor).toFixed(3).padStart(8),
    figures.p50.toFixed(1).padStart(8),
    figures.p99.toFixed(1).padStart(8),
    String(figures.failed).padStart(7),
  ]
  return cells.join(' ')
}

export const header = [
  'call'.padEnd(42),
  'req/s'.padStart(8),
  '/ http'.padStart(8),
  '/ expr.'.padStart(8),
  'cpu µs'.padStart(8),
  'expr. /'.padStart(8),
  'p50 ms'.padStart(8),
  'p99 ms'.padStart(8),
  'failed'.padStart(7),
].join(' ')

/** Medians of the rounds, and of their ratios. */
export function pairRow(name: string, rounds: [Figures, Figures][]): string {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const cells = [
    name.padEnd(42),
    ...[0, 1].map((side) => median(rounds.map((round) => round[side]?.perSecond ?? 0)).toFixed(0)),
    median(rounds.map(([one, other]) => one.perSecond / other.perSecond)).toFixed(2),
    median(rounds.map(([one, other]) => one.p99 / other.p99)).toFixed(2),
    String(rounds.reduce((sum, [one, other]) => sum + one.failed + other.failed, 0)),
  ]
  return cells.map((cell) => cell.padStart(8)).join(' ')
}

export const pairHeader = [
  'call'.padEnd(42),
  ...['req/s', 'other', 'ratio', 'p99', 'failed'].map((cell) => cell.padStart(8)),
].join(' ')
