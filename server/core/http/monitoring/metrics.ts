import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '#server/core/context.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { contextOf } from '#server/core/http/steps/requestContext.ts'

/** Paths would be too many labels. */
export function nameRoute(request: IncomingMessage, route: string): void {
  contextOf(request).route = route
}

export interface Metrics {
  watch(listener: RequestListener): RequestListener
  /** On `METRICS_PORT` of `METRICS_HOST`, if set. Throws `PortProblem`. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface GaugeSource {
  name: string
  help: string
  read(): number
}

export function createMetrics(
  { env, database }: Pick<Context, 'env' | 'database'>,
  gauges: readonly GaugeSource[] = [],
): Metrics {
  const port = env.METRICS_PORT
  if (port === undefined)
    return { watch: (listener) => listener, start: () => Promise.resolve(), stop: () => Promise.resolve() }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  const { pool } = database
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })

  async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const figures = await registry.metrics()
    response
      .writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      .end(figures)
  }

  let listening: Listening | undefined
  return {
    watch: (listener) => (request, response) => {
      const start = performance.now()
      response.on('close', () => {
        const labels = {
          method: known.has(request.method ?? '') ? (request.method ?? '') : 'other',
          route: contextOf(request).route ?? 'other',
          status: String(response.writableFinished ? response.statusCode : 499),
        }
        seconds.observe(labels, (performance.now() - start) / 1000)
      })
      listener(request, response)
    },
    async start() {
      listening = await listenOn((request, response) => void show(request, response), port, env.METRICS_HOST)
    },
    async stop() {
      await listening?.drain()
    },
  }
}

/** Others share a label. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
