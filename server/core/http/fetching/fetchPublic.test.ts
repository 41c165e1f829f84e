import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFetchPublic, isPublicAddress, type PublicFetchError } from './fetchPublic.ts'

let port = 0
let atOnce = 0
let most = 0
let waiting: http.ServerResponse[] = []
const seen: http.IncomingHttpHeaders[] = []

const modes: Record<string, http.RequestListener> = {
  '/ok': (request, response) => {
    seen.push(request.headers)
    response.end('picture')
  },
  '/moved': (_request, response) => response.writeHead(302, { Location: '/ok' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { Location: '/loop' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1/' }).end(),
  '/mapped': (_request, response) =>
    response.writeHead(307, { Location: 'http://[::ffff:127.0.0.1]/' }).end(),
  '/metadata': (_request, response) =>
    response.writeHead(301, { Location: 'http://169.254.169.254/latest/' }).end(),
  '/file': (_request, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/elsewhere': (_request, response) =>
    response.writeHead(302, { Location: `http://localhost:${port}/ok` }).end(),
  '/404': (_request, response) => response.writeHead(404).end(),
  '/flood': (_request, response) => response.end(Buffer.alloc(50_000)),
  '/mute': () => undefined,
  '/slow': (_request, response) => {
    atOnce++
    most = Math.max(most, atOnce)
    response.on('close', () => atOnce--)
    waiting.push(response)
  },
}
const server = http.createServer((request, response) => modes[request.url ?? '']?.(request, response))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = () => createFetchPublic({ except: [`127.0.0.1:${port}`, `localhost:${port}`] })
const at = (path: string) => `http://127.0.0.1:${port}${path}`
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: PublicFetchError) => error.fault,
  )

describe('addresses that no stranger may have fetched', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('%s is private', async (address) => {
    expect(await faultOf(createFetchPublic()(address))).toBe('private_address')
  })

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:secret@example.com/',
    'http://example.com:5432/',
    'not an address',
    '',
  ])('%s is none', async (address) => {
    expect(await faultOf(createFetchPublic()(address))).toBe('bad_address')
  })

  it('are refused where any address of a name is private', async () => {
    const { lookup } = dns
    const both = [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    Reflect.set(dns, 'lookup', (_name: string, _options: object, done: (e: null, a: typeof both) => void) =>
      done(null, both),
    )
    try {
      expect(await faultOf(createFetchPublic()('http://pictures.example/'))).toBe('private_address')
    } finally {
      Reflect.set(dns, 'lookup', lookup)
    }
  })

  it.each(['/inside', '/mapped', '/metadata'])('are refused in a redirect: %s', async (path) => {
    expect(await faultOf(open()(at(path)))).toBe('private_address')
  })

  it('are refused in a redirect to another kind of address', async () => {
    expect(await faultOf(open()(at('/file')))).toBe('bad_address')
  })
})

describe('what is fetched', () => {
  it('comes through a redirect, without headers for another origin', async () => {
    const headers = { Authorization: 'Bearer secret' }
    const { status, body } = await open()(at('/moved'), { headers })
    expect([status, body.toString()]).toEqual([200, 'picture'])
    expect(seen.at(-1)?.authorization).toBe('Bearer secret')
    await open()(at('/elsewhere'), { headers })
    expect(seen.at(-1)?.authorization).toBeUndefined()
  })

  it.each([
    ['/404', 'status', {}],
    ['/loop', 'too_many_redirects', {}],
    ['/moved', 'status', { maxRedirects: 0 }],
    ['/flood', 'too_large', { maxBytes: 10_000 }],
    ['/mute', 'timeout', { timeout: 50 }],
  ])('fails by its limits: %s is %s', async (path, fault, limits) => {
    expect(await faultOf(open()(at(path), limits))).toBe(fault)
  })

  it('is fetched two at a time of a host', async () => {
    const fetchPublic = open()
    const all = Promise.all(Array.from({ length: 5 }, () => fetchPublic(at('/slow'))))
    for (let done = 0; done < 5; ) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      done += waiting.length
      for (const response of waiting.splice(0)) response.end()
    }
    await all
    waiting = []
    expect(most).toBe(2)
  })
})

it('tells public addresses from others', () => {
  expect(['93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
  ])
  expect(['::', '224.0.0.1', '198.18.0.1', '2002:7f00:1::', 'x'].map(isPublicAddress)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
