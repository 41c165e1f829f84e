import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Upstream {
  url: string
  isHealthy: boolean
}

export interface Balancer {
  url: string
  close(): Promise<void>
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade'])

const missesAllowed = 3
/** Marks the balancer's own responses. */
const ownHeaders = { Server: 'balancer' }

/** To the next upstream whose `/readyz` responds 200; without retries: a closed connection is a 502. */
export async function startBalancer(upstreams: Upstream[], checkEvery: number): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  let index = 0
  const next = () => {
    const healthy = upstreams.filter((one) => one.isHealthy)
    index++
    return healthy[index % healthy.length]
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const upstream = next()
    if (!upstream) return void response.writeHead(503, ownHeaders).end()
    const there = http.request(
      new URL(request.url ?? '/', upstream.url),
      { method: request.method, headers: withoutHops(request.headers), agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    there.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502, ownHeaders).end(),
    )
    request.pipe(there)
  }

  const mutes = new Map<Upstream, number>()
  async function check(upstream: Upstream): Promise<void> {
    const { url } = upstream
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    // Changed during the check.
    if (upstream.url !== url) return
    mutes.set(upstream, answer ? 0 : (mutes.get(upstream) ?? 0) + 1)
    if (answer) upstream.isHealthy = answer.ok
    else if ((mutes.get(upstream) ?? 0) >= missesAllowed) upstream.isHealthy = false
  }

  await Promise.all(upstreams.map(check))
  const checking = setInterval(() => upstreams.forEach(check), checkEvery)
  const server = http.createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function withoutHops(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
}
