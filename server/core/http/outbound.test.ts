import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOutbound, OutboundError, type OutboundOptions } from './outbound.ts'

const calls: Record<string, number> = {}

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
  '/none': (_request, response) => response.writeHead(204).end(),
  '/echo': async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { 'content-type': type, accept } = request.headers
    response.end(JSON.stringify([request.method, type, accept, Buffer.concat(chunks).toString()]))
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
  createOutbound('rates', { timeout: 10_000, ...options }).json(base + path)

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
    const error = await ask(path, fault === 'timeout' ? { timeout: 300 } : {}).catch((one: unknown) => one)
    expect(performance.now() - start).toBeLessThan(10_000)
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
    await expect(ask('/mute', { attempts: 2, timeout: 300 })).rejects.toMatchObject({ fault: 'timeout' })
    expect(calls['/mute']).toBe(1)
  })

  it('gives the caller the statuses that it accepts, with their body, and follows no redirect', async () => {
    const upstream = createOutbound('rates', { timeout: 10_000, accepts: (status) => status < 500 })
    const answers = await Promise.all(['/404', '/none', '/moved'].map((path) => upstream.fetch(base + path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 204, 302])
    expect(answers[2]?.headers.get('location')).toBe('/ok')
    await expect(upstream.fetch(`${base}/500`)).rejects.toMatchObject({ fault: 'status', status: 500 })
    await expect(upstream.fetch(`${base}/flood`)).rejects.toMatchObject({ fault: 'too_large' })
  })

  it('is sent the method, headers and body of the call', async () => {
    const upstream = createOutbound('rates', { timeout: 10_000 })
    const request = {
      method: 'POST',
      headers: { Accept: 'text/plain' },
      body: new URLSearchParams({ a: '1' }),
    }
    const form = 'application/x-www-form-urlencoded;charset=UTF-8'
    expect(await upstream.json(`${base}/echo`, request)).toEqual(['POST', form, 'text/plain', 'a=1'])
  })

  it('is reached by the given fetch', async () => {
    const send = vi.fn(async () => Response.json({ n: 3 }))
    expect(await createOutbound('rates', { timeout: 300, fetch: send }).json('http://nowhere')).toEqual({
      n: 3,
    })
    expect(send).toHaveBeenCalledWith('http://nowhere', expect.objectContaining({ redirect: 'manual' }))
  })
})

describe('the circuit of an upstream', () => {
  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  afterEach(() => void vi.useRealTimers())

  async function openCircuit() {
    vi.useFakeTimers({ toFake: ['Date'] })
    const upstream = createOutbound('rates', { timeout: 10_000, maxFailures: 2, halfOpenAfter: 60_000 })
    const fail = () => upstream.json(`${base}/404`).catch(({ fault }: OutboundError) => fault)
    expect([await fail(), upstream.isOpen, await fail(), upstream.isOpen]).toEqual([
      'status',
      false,
      'status',
      true,
    ])
    return { upstream, fail }
  }

  it('opens after so many consecutive failures: it is not called', async () => {
    const { upstream } = await openCircuit()
    const before = calls['/ok']
    await expect(upstream.json(`${base}/ok`)).rejects.toMatchObject({ fault: 'circuit_open' })
    expect(calls['/ok']).toBe(before)
  })

  it('closes with the first call that succeeds when the time is over', async () => {
    const { upstream, fail } = await openCircuit()
    later(60_001)
    expect(await upstream.json(`${base}/ok`)).toEqual({ n: 1 })
    expect([upstream.isOpen, await fail(), upstream.isOpen]).toEqual([false, 'status', false])
  })

  it('opens again for as long when that call fails', async () => {
    const { upstream, fail } = await openCircuit()
    later(60_001)
    expect([await fail(), upstream.isOpen, await fail()]).toEqual(['status', true, 'circuit_open'])
    later(59_000)
    expect(await fail()).toBe('circuit_open')
    later(1001)
    expect(await fail()).toBe('status')
  })

  it('stays closed when a call succeeds in between', async () => {
    const upstream = createOutbound('rates', { timeout: 10_000, maxFailures: 2 })
    for (const path of ['/404', '/ok', '/404']) await upstream.json(base + path).catch(() => undefined)
    expect(upstream.isOpen).toBe(false)
  })
})

describe('the bulkhead of an upstream', () => {
  const all = async (options: Partial<OutboundOptions>) => {
    const upstream = createOutbound('rates', { timeout: 300, concurrency: 2, ...options })
    const settled = await Promise.allSettled([1, 2, 3, 4].map(() => upstream.json(`${base}/mute`)))
    return settled.map((one) => one.status === 'rejected' && one.reason.fault)
  }

  it('refuses what is more than its bound', async () => {
    expect(await all({})).toEqual(['timeout', 'timeout', 'busy', 'busy'])
  })

  it('lets so many wait, whose timeout begins with their call', async () => {
    expect(await all({ maxQueued: 1 })).toEqual(['timeout', 'timeout', 'timeout', 'busy'])
  })
})
