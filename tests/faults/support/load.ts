import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../scenario.ts'

export interface Visit {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** Groups the samples. */
  kind?: string
}

export interface Sample {
  kind: string
  path: string
  /** 0 without a complete response. */
  status: number
  /** To the end of the response. */
  ms: number
  /** By `performance.now()`. */
  at: number
  headers: http.IncomingHttpHeaders
  /** Without a response. */
  error?: string
}

export interface Load {
  /** After `maxVisits`. */
  done(): Promise<Sample[]>
  stop(): Promise<Sample[]>
}

interface Pace {
  connections: number
  rest: number
  maxVisits?: number
}

export const latency = (samples: Sample[], share: number) =>
  quantile(
    samples.map(({ ms }) => ms),
    share,
  )

/** Over kept-alive connections, until stopped. */
export function startLoad(url: string, visitOf: (index: number) => Visit, pace: Pace): Load {
  const { connections, rest, maxVisits = 200_000 } = pace
  const samples: Sample[] = []
  let stopped = false
  let index = 0
  const loops = Array.from({ length: connections }, async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopped && index < maxVisits) {
      samples.push(await visit(url, visitOf(index++), agent))
      await sleep(rest)
    }
    agent.destroy()
  })
  const done = async () => {
    await Promise.all(loops)
    return samples
  }
  return {
    done,
    stop() {
      stopped = true
      return done()
    },
  }
}

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
