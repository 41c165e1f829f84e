import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, atMost, exactly, quantile, type Scenario } from './scenario.ts'
import { findings } from './support/findings.ts'
import { latency, type Sample, startLoad, visit } from './support/load.ts'
import { listingIds, uncached } from './support/reads.ts'
import { startWriters } from './support/writers.ts'

/** Milliseconds. */
const away = 5000

/** The server is not restarted. */
export const postgresAway: Scenario = {
  name: 'postgres-away',
  about: 'Postgres crashes under reads and writes and comes back some seconds later',
  async run({ full, start, postgres, say }) {
    const server = await start()
    const cached = await cachedPaths(server.url)
    const writers = await startWriters(() => server.url, 2)
    let warmed = 0
    const during: Sample[] = []
    const recoveries: number[] = []
    const rounds = full ? 10 : 2
    for (let round = 1; round <= rounds; round++) {
      for (const path of cached) if ((await visit(server.url, { path })).status === 200) warmed++
      const reads = startLoad(
        server.url,
        (index) => ({ path: cached[index % cached.length] ?? '/', kind: 'cached' }),
        {
          connections: 6,
          rest: 20,
        },
      )
      const others = startLoad(server.url, uncached, { connections: 4, rest: 20 })
      await postgres.crash()
      const from = performance.now()
      await sleep(away)
      const until = performance.now()
      await postgres.recover()
      recoveries.push(await timeToRecover(server.url, round))
      const samples = [...(await reads.stop()), ...(await others.stop())]
      during.push(...samples.filter(({ at }) => at > from && at < until))
      say(`${round} of ${rounds} crashes`)
    }
    const acknowledged = await writers.stop()
    const cachedReads = during.filter(({ kind }) => kind === 'cached')
    const served = cachedReads.filter(({ status }) => status === 200)
    return [
      exactly('server process ended', 0, server.isRunning() ? 0 : 1),
      exactly('paths not cached at first', 0, rounds * cached.length - warmed),
      atLeast('reads of cached paths with status 200', 99, (100 * served.length) / cachedReads.length, ' %'),
      exactly('of these not marked as stale', 0, served.filter((one) => !isMarked(one)).length),
      exactly(
        'answers other than 200 and JSON 503 with Retry-After',
        0,
        during.filter((one) => !isFit(one)).length,
      ),
      atMost('slowest answer while away', 3000, latency(during, 1), ' ms'),
      atMost('back to first 2xx of the database, p95', 1000, quantile(recoveries, 0.95), ' ms'),
      ...(await findings(postgres.url, server.url, acknowledged)),
    ]
  },
}

/** Paths whose responses stay cached. */
async function cachedPaths(url: string): Promise<string[]> {
  const ids = await listingIds(url, 10)
  return [
    '/api/listings?limit=24',
    '/api/listings?transactionType=rent',
    '/api/listings/featured',
    '/api/listings/facets?transactionType=sale',
    ...ids.map((id) => `/api/listings/${id}`),
  ]
}

/** Milliseconds until a read succeeds again. */
async function timeToRecover(url: string, round: number): Promise<number> {
  const start = performance.now()
  for (let index = 0; performance.now() - start < 30_000; index++) {
    const { status } = await visit(url, uncached(10_000_000 + round * 10_000 + index))
    if (status === 200) return performance.now() - start
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}

const isMarked = ({ headers }: Sample) => headers.warning !== undefined || headers.age !== undefined

export function isFit({ status, headers }: Sample): boolean {
  if (status === 200) return true
  return (
    status === 503 &&
    headers['retry-after'] !== undefined &&
    headers['content-type']?.startsWith('application/json') === true
  )
}
