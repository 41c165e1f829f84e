import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../scenario.ts'

export interface Visit {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** What the sample is told apart by. */
  kind?: string
}

/** What came of one visit. */
export interface Sample {
  kind: string
  path: string
  /** 0 where no answer came, or not all of it. */
  status: number
  /** Milliseconds to the end of the answer. */
  ms: number
  /** When it was asked, by `performance.now()`. */
  at: number
  headers: http.IncomingHttpHeaders
  /** The system's word for what went wrong where no answer came. */
  error?: string
}

export interface Load {
  /** Ends it; gives everything that was asked. */
  stop(): Promise<Sample[]>
}

interface Pace {
  connections: number
  /** Milliseconds that each connection rests between an answer and its next visit. */
  rest: number
  /** So many visits at most. */
  most?: number
}

/** Milliseconds that this share of the visits took at most. */
export const latency = (samples: Sample[], share: number) =>
  quantile(
    samples.map(({ ms }) => ms),
    share,
  )

/** Visits an address over connections that are kept, one visit at a time on each, until it is stopped. */
export function startLoad(url: string, visitOf: (turn: number) => Visit, pace: Pace): Load {
  const { connections, rest, most = 200_000 } = pace
  const samples: Sample[] = []
  let stopped = false
  let turn = 0
  const loops = Array.from({ length: connections }, async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopped && turn < most) {
      samples.push(await visit(url, visitOf(turn++), agent))
      await sleep(rest)
    }
    agent.destroy()
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(loops)
      return samples
    },
  }
}

/** One visit, to the end of its answer. */
export function visit(url: string, what: Visit, agent?: http.Agent): Promise<Sample> {
  const { path, method = 'GET', headers = {}, body, kind = 'all' } = what
  const at = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, answered: http.IncomingHttpHeaders = {}, error?: string) =>
      resolve({ kind, path, status, ms: performance.now() - at, at, headers: answered, error })
    const text = body === undefined ? undefined : JSON.stringify(body)
    const request = http.request(
      new URL(path, url),
      {
        method,
        agent,
        timeout: 30_000,
        headers: { ...headers, ...(text === undefined ? {} : { 'Content-Type': 'application/json' }) },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.complete ? end(answer.statusCode ?? 0, answer.headers) : end(0, {}, 'cut'),
        )
        answer.on('error', (error: NodeJS.ErrnoException) => end(0, {}, error.code))
      },
    )
    request.on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'timeout' })))
    request.on('error', (error: NodeJS.ErrnoException) => end(0, {}, error.code))
    request.end(text)
  })
}
