import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/freePort.ts'
import { atMost, exactly, type Scenario } from './scenario.ts'
import { latency, startLoad } from './support/load.ts'

/** Milliseconds. */
const late = 6000

export const postgresLate: Scenario = {
  name: 'postgres-late',
  about: 'the server starts some seconds before its Postgres',
  async run({ start, postgres }) {
    await postgres.crash()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const starting = start({ PORT: String(port) })
    // Awaited below.
    starting.catch(() => undefined)
    while (!(await fetch(`${url}/healthz`).catch(() => undefined))) await sleep(50)
    const paths = ['/healthz', '/readyz', '/api/listings', '/search']
    const load = startLoad(url, (n) => ({ path: paths[n % paths.length] ?? '' }), {
      connections: 4,
      rest: 50,
    })
    await sleep(late)
    const samples = await load.stop()
    await postgres.recover()
    const from = performance.now()
    const server = await starting
    const wrong = samples.filter(
      ({ path, status, headers }) =>
        status !== (path === '/healthz' ? 200 : 503) || (status === 503 && !headers['retry-after']),
    )
    return [
      exactly('server process ended', 0, server.isRunning() ? 0 : 1),
      exactly('answers while it waits other than alive, not ready, 503', 0, wrong.length),
      atMost('slowest answer while it waits', 1000, latency(samples, 1), ' ms'),
      atMost('from Postgres to ready, with demo data', 30_000, performance.now() - from, ' ms'),
    ]
  },
}
