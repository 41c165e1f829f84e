import { setTimeout as sleep } from 'node:timers/promises'
import { isFit } from './postgresAway.ts'
import { atMost, exactly, type Scenario } from './scenario.ts'
import { findings } from './support/findings.ts'
import { latency, type Sample, startLoad, type Visit, visit } from './support/load.ts'
import { listingIds, uncached } from './support/reads.ts'
import { startWriters } from './support/writers.ts'

/** Milliseconds. */
const frozen = 8000
/** Milliseconds. */
const maxWait = 3000

export const postgresFrozen: Scenario = {
  name: 'postgres-frozen',
  about: 'Postgres stands still (SIGSTOP) under reads and writes, and goes on some seconds later',
  async run({ full, start, postgres, say }) {
    const server = await start()
    const [id = ''] = await listingIds(server.url, 1)
    const writers = await startWriters(() => server.url, 4)
    const during: Sample[] = []
    const after: Sample[] = []
    const alive: Sample[] = []
    const rounds = full ? 5 : 1
    for (let round = 1; round <= rounds; round++) {
      const load = startLoad(
        server.url,
        (index) => databaseRead(index + round * 100_000, id, writers.cookie),
        {
          connections: 30,
          rest: 50,
        },
      )
      const health = startLoad(server.url, () => ({ path: '/healthz' }), { connections: 1, rest: 100 })
      await sleep(500)
      postgres.freeze()
      const from = performance.now()
      await sleep(frozen)
      const until = performance.now()
      postgres.thaw()
      const samples = await load.stop()
      const waits = samples.map((one) => ({
        ...one,
        at: Math.max(one.at, from),
        ms: one.ms - Math.max(0, from - one.at),
      }))
      during.push(...waits.filter(({ at, ms }) => ms > 0 && at < until))
      alive.push(...(await health.stop()))
      // More requests than connections reveal whether the pool lost any.
      await sleep(1000)
      after.push(
        ...(await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            visit(server.url, uncached(20_000_000 + round * 1000 + index)),
          ),
        )),
      )
      say(`${round} of ${rounds} times`)
    }
    const acknowledged = await writers.stop()
    const slowest = during.toSorted((a, b) => b.ms - a.ms)[0]
    if (slowest) say(`slowest: ${slowest.path} ${slowest.status}`)
    return [
      exactly('server process ended', 0, server.isRunning() ? 0 : 1),
      // Without dependencies, only machine load delays requests.
      atMost(
        'slowest answer beyond what /healthz takes',
        maxWait,
        latency(during, 1) - latency(alive, 0.95),
        ' ms',
      ),
      exactly(
        'answers other than 200 and JSON 503 with Retry-After',
        0,
        during.filter((one) => !isFit(one) && one.kind !== 'page').length,
      ),
      exactly(
        'pages other than 200 and 503',
        0,
        during.filter(({ kind, status }) => kind === 'page' && ![200, 503].includes(status)).length,
      ),
      exactly('reads that fail when it goes on', 0, after.filter(({ status }) => status !== 200).length),
      exactly('/healthz other than 200', 0, alive.filter(({ status }) => status !== 200).length),
      ...(await findings(postgres.url, server.url, acknowledged)),
    ]
  },
}

/** Every kind that needs the database. */
function databaseRead(index: number, id: string, cookie: string): Visit {
  const kinds: Visit[] = [
    uncached(index),
    { path: `/search?maxPrice=${400_000 + index}`, kind: 'page' },
    { path: `/api/listings/facets?maxPrice=${400_000 + index}` },
    { path: '/api/listings/batch', method: 'POST', body: { ids: [id] } },
    { path: `/api/listings?limit=3&maxPrice=${400_000 + index}`, headers: { cookie } },
    { path: '/api/favorites', headers: { cookie } },
    { path: `/property/${id}?index=${index}`, kind: 'page', headers: { cookie } },
    { path: '/readyz' },
  ]
  return kinds[index % kinds.length] ?? uncached(index)
}
