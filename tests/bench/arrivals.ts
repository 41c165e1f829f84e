import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { latency, type Sample, type Visit, visit } from '../faults/support/load.ts'
import type { Figures } from './measure.ts'

/** Open loop. Milliseconds since each request was due, so that stalls count. */
export async function measureArrivals(
  url: string,
  visitOf: () => Visit,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Omit<Figures, 'processor'>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 })
  const start = performance.now()
  const underWay: Promise<Sample>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    underWay.push(
      visit(url, visitOf(), agent).then((sample) => ({ ...sample, ms: sample.at + sample.ms - due })),
    )
  }
  const samples = await Promise.all(underWay)
  agent.destroy()
  return {
    perSecond: samples.length / ((performance.now() - start) / 1000),
    p50: latency(samples, 0.5),
    p99: latency(samples, 0.99),
    failed: samples.filter(({ status }) => status < 200 || status > 299).length,
  }
}
