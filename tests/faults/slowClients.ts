import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, atMost, exactly, quantile, type Scenario } from './scenario.ts'
import { latency, startLoad } from './support/load.ts'
import { reads } from './support/reads.ts'

/** Milliseconds. */
const headers = 15_000
const body = 20_000
/** Covers the server's check interval. */
const tolerance = 3000

export const slowClients: Scenario = {
  name: 'slow-clients',
  about: 'hundreds of connections that send one byte after the other, beside visitors',
  async run({ full, start, say }) {
    const server = await start()
    const visits = await reads(server.url)
    const pace = { connections: 4, rest: 20 }
    const measure = async (ms: number) => {
      const load = startLoad(server.url, visits, pace)
      await sleep(ms)
      return load.stop()
    }
    await measure(3000)
    const before = await measure(full ? 12_000 : 6000)

    const count = full ? 500 : 100
    const begun = performance.now()
    const late = Array.from({ length: count }, () => sendSlowly(server.url, slowHead))
    const slow = Array.from({ length: count }, () => sendSlowly(server.url, slowBody))
    const beside = await measure(headers - 3000)
    const stillOpen = [...late, ...slow].filter(({ isOpen }) => isOpen()).length
    const cuts = { headers: await all(late), body: await all(slow) }
    say(`all cut after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const alone = Math.max(...[before, await measure(full ? 12_000 : 6000)].map((one) => latency(one, 0.95)))
    say(`p95 alone ${alone.toFixed(1)} ms, beside them ${latency(beside, 0.95).toFixed(1)} ms`)
    return [
      exactly('slow connections', 2 * count, stillOpen),
      atMost('slow heads cut after', headers + tolerance, quantile(cuts.headers, 1), ' ms'),
      atMost('slow bodies cut after', body + tolerance, quantile(cuts.body, 1), ' ms'),
      atLeast('visits beside them', 100, beside.length),
      exactly('visits that failed', 0, beside.filter(({ status }) => status < 200 || status > 299).length),
      atMost('p95 beside them, times that alone', 1.5, latency(beside, 0.95) / alone),
    ]
  },
}

const all = (drips: { cut: Promise<number> }[]) => Promise.all(drips.map(({ cut }) => cut))

const slowHead = 'GET /api/listings HTTP/1.1\r\nHost: oga\r\nX-Slow: '
const slowBody =
  'POST /api/price-analysis/calculate HTTP/1.1\r\nHost: oga\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n'

/** `cut`: milliseconds. */
function sendSlowly(url: string, start: string): { isOpen(): boolean; cut: Promise<number> } {
  const { hostname, port } = new URL(url)
  const begun = performance.now()
  const socket = net.connect(Number(port), hostname, () => socket.write(start))
  const dripping = setInterval(() => socket.write(' '), 1000)
  const deadline = setTimeout(() => socket.destroy(), 60_000)
  socket.resume()
  socket.on('error', () => undefined)
  const cut = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(deadline)
      resolve(performance.now() - begun)
    })
  })
  return { isOpen: () => !socket.destroyed && socket.readyState === 'open', cut }
}
