import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, atMost, exactly, quantile, type Scenario } from './scenario.ts'
import { startBalancer } from './support/balancer.ts'
import { startLoad } from './support/load.ts'
import { reads } from './support/reads.ts'

/** Milliseconds, and seconds of draining: several checks. */
const checkEvery = 250
const drainSeconds = 1

export const rollingRestarts: Scenario = {
  name: 'rolling-restarts',
  about: 'two servers behind a balancer, each restarted in turn under keep-alive load',
  async run({ full, start, say }) {
    const begin = () => start({ DRAIN_SECONDS: String(drainSeconds) })
    const servers = [await begin(), await begin()]
    const upstreams = servers.map(({ url }) => ({ url, isHealthy: false }))
    const balancer = await startBalancer(upstreams, checkEvery)
    const visits = await reads(balancer.url)
    const load = startLoad(balancer.url, visits, { connections: 12, rest: 40 })
    const drains: number[] = []
    let badEnds = 0

    const rounds = full ? 10 : 1
    for (let round = 1; round <= rounds; round++) {
      for (const [at, upstream] of upstreams.entries()) {
        const { code, ms } = (await servers[at]?.end('SIGTERM')) ?? { code: null, ms: 0 }
        drains.push(ms)
        if (code !== 0) badEnds++
        const server = await begin()
        servers[at] = server
        upstream.url = server.url
        while (!upstream.isHealthy) await sleep(20)
      }
      say(`${round} of ${rounds} rolling restarts`)
    }
    await sleep(500)
    const samples = await load.stop()
    await balancer.close()

    const failed = samples.filter(({ status }) => status < 200 || status > 299)
    for (const { path, status, error, headers } of failed.slice(0, 5))
      say(`failed: ${status} ${error ?? headers.server ?? ''} ${path}`)
    return [
      exactly('failed requests', 0, failed.length),
      atLeast('requests', full ? 4800 : 300, samples.length),
      exactly('exit codes other than 0', 0, badEnds),
      atMost('longest drain beyond its delay', 5000, quantile(drains, 1) - drainSeconds * 1000, ' ms'),
    ]
  },
}
