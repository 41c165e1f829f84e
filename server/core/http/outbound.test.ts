import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound, OutboundError, type OutboundOptions } from './outbound.ts'

const calls: Record<string, number> = {}

/** Every way in which a server elsewhere fails, by path. */
const modes: Record<string, http.RequestListener> = {
  '/ok': (_request, response) => response.end('{"n":1}'),
  '/500': (_request, response) => response.writeHead(500).end('{"n":1}'),
  '/once': (_request, response) => response.writeHead(calls['/once'] === 1 ? 502 : 200).end('{"n":2}'),
  '/404': (_request, response) => response.writeHead(404).end(),
  '/mute': () => undefined,
  '/stall': (_request, response) => {
    response.writeHead(200)
    response.write('{"n":')
  },
  '/drip': (_request, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  },
  '/flood': (_request, response) => {
    const block = Buffer.alloc(1_000_000, ' ')
    let left = 100
    const more = () => {
      while (left-- > 0) if (!response.write(block)) return response.once('drain', more)
      return response.end()
    }
    more()
  },
  '/text': (_request, response) => response.end('no number today'),
  '/html': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Secret'),
  '/empty': (_request, response) => response.end(),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"n"')
    setTimeout(() => response.destroy(), 20)
  },
  '/moved': (_request, response) => response.writeHead(302, { Location: '/ok' }).end(),
}

const server = http.createServer((request, response) => {
  const path = request.url ?? ''
  calls[path] = (calls[path] ?? 0) + 1
  modes[path]?.(request, response)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, options: Partial<OutboundOptions> = {}) =>
  createOutbound('rates', { timeout: 300, ...options }).json(base + path)

describe('an upstream', () => {
  it('gives the JSON of a good answer', async () => {
    expect(await ask('/ok')).toEqual({ n: 1 })
  })

  it.each([
    ['/500', 'status'],
    ['/404', 'status'],
    ['/moved', 'status'],
    ['/mute', 'timeout'],
    ['/stall', 'timeout'],
    ['/drip', 'timeout'],
    ['/flood', 'too_large'],
    ['/text', 'not_json'],
    ['/html', 'not_json'],
    ['/empty', 'not_json'],
    ['/cut', 'unreachable'],
  ])('%s, when asked, fails as %s in time and without a word of its body', async (path, fault) => {
    const start = performance.now()
    const error = await ask(path).catch((one: unknown) => one)
    expect(performance.now() - start).toBeLessThan(1500)
    expect(error).toBeInstanceOf(OutboundError)
    expect(error).toMatchObject({ fault, upstream: 'rates' })
    expect(String(error)).not.toContain('Secret')
  })

  it('that is dead, when asked, fails as unreachable', async () => {
    const error = await createOutbound('rates', { timeout: 300 })
      .json('http://127.0.0.1:9')
      .catch((one: unknown) => one)
    expect(error).toMatchObject({ fault: 'unreachable' })
  })

  it('that fails once, when it may be tried again, is asked exactly twice', async () => {
    expect(await ask('/once', { attempts: 2 })).toEqual({ n: 2 })
    expect(calls['/once']).toBe(2)
  })

  it('that is too slow, when it may be tried again, is asked once only', async () => {
    calls['/mute'] = 0
    await expect(ask('/mute', { attempts: 2 })).rejects.toMatchObject({ fault: 'timeout' })
    expect(calls['/mute']).toBe(1)
  })

  it('that failed too often in a row gets a rest', async () => {
    const upstream = createOutbound('rates', { timeout: 300, restAfter: 2, rest: 60_000 })
    for (let turn = 0; turn < 2; turn++) await upstream.json(`${base}/404`).catch(() => undefined)
    const before = calls['/ok']
    await expect(upstream.json(`${base}/ok`)).rejects.toMatchObject({ fault: 'resting' })
    expect(upstream.resting).toBe(true)
    expect(calls['/ok']).toBe(before)
  })

  it('that is slow takes no more calls at once than its bound', async () => {
    const upstream = createOutbound('rates', { timeout: 300, concurrency: 2 })
    const answers = await Promise.allSettled([1, 2, 3].map(() => upstream.json(`${base}/mute`)))
    expect(answers[2]).toMatchObject({ reason: { fault: 'busy' } })
  })
})
