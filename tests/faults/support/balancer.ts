import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server behind the balancer, wherever it is at the moment. */
export interface Upstream {
  url: string
  isHealthy: boolean
}

export interface Balancer {
  url: string
  close(): Promise<void>
}

/** What is of one connection and not of the message. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade'])

/** So many looks in a row without an answer until an upstream counts as away: a busy machine is late at times. */
const mutesAllowed = 3
/** What the balancer answers by itself can be told by this. */
const own = { Server: 'balancer' }

/**
 * Sends each request to the next healthy upstream, over connections that are kept. An upstream is healthy from when `/readyz`, asked
 * every `checkEvery` milliseconds, says 200 until it says otherwise. Nothing is tried again: what an upstream cuts is a 502.
 */
export async function startBalancer(upstreams: Upstream[], checkEvery: number): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  let turn = 0
  const next = () => {
    const healthy = upstreams.filter((one) => one.isHealthy)
    turn++
    return healthy[turn % healthy.length]
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const upstream = next()
    if (!upstream) return void response.writeHead(503, own).end()
    const there = http.request(
      new URL(request.url ?? '/', upstream.url),
      { method: request.method, headers: withoutHops(request.headers), agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    there.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502, own).end()))
    request.pipe(there)
  }

  const mutes = new Map<Upstream, number>()
  async function check(upstream: Upstream): Promise<void> {
    const { url } = upstream
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    // It may have moved while it was asked.
    if (upstream.url !== url) return
    mutes.set(upstream, answer ? 0 : (mutes.get(upstream) ?? 0) + 1)
    if (answer) upstream.isHealthy = answer.ok
    else if ((mutes.get(upstream) ?? 0) >= mutesAllowed) upstream.isHealthy = false
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
