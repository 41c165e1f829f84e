import dns from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createSemaphore, type Semaphore } from '#server/core/http/limits/semaphore.ts'

export type PublicFetchFault =
  | 'bad_address'
  | 'private_address'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'too_large'
  | 'too_many_redirects'

/** Safe to log: no URL, no body. */
export class PublicFetchError extends Error {
  constructor(
    readonly fault: PublicFetchFault,
    readonly status?: number,
    cause?: unknown,
  ) {
    super(`public address: ${fault}${status ? ` ${status}` : ''}`, { cause })
    this.name = 'PublicFetchError'
  }
}

export interface PublicRequest {
  method?: 'GET' | 'POST'
  /** Not sent on to another origin. */
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds, to the last byte of the body, redirects included. */
  timeout?: number
  maxBytes?: number
  /** 0: a redirect is a `status`. */
  maxRedirects?: number
  /** Default: 2xx. */
  accepts?: (status: number) => boolean
}

export interface PublicResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** Throws `PublicFetchError`. */
export type FetchPublic = (address: string, request?: PublicRequest) => Promise<PublicResponse>

export interface PublicFetchOptions {
  /** `host:port` of private networks that may be reached nevertheless. */
  except?: readonly string[]
  perHost?: number
}

const isOk = (status: number) => status >= 200 && status < 300
const redirects = new Set([301, 302, 303, 307, 308])
const ports = new Set(['', '80', '443'])

/** For addresses that strangers name: never reaches private networks, whatever names or redirects say. */
export function createFetchPublic({ except = [], perHost = 2 }: PublicFetchOptions = {}): FetchPublic {
  const inTurn = createTurns(perHost)
  return async (address, request = {}) => {
    const { maxRedirects = 3, timeout = 15_000 } = request
    const signal = AbortSignal.timeout(timeout)
    let url = checkedUrl(address, except)
    let headers = request.headers ?? {}
    for (let hops = 0; ; hops++) {
      const current = url
      const sent = { ...request, headers }
      const response = await inTurn(current.host, () =>
        send(current, sent, { signal, isExcepted: except.includes(hostAndPort(current)) }),
      )
      const { location } = response.headers
      if (maxRedirects === 0 || !redirects.has(response.status) || location === undefined) {
        if (!(request.accepts ?? isOk)(response.status)) throw new PublicFetchError('status', response.status)
        return response
      }
      if (hops === maxRedirects) throw new PublicFetchError('too_many_redirects')
      url = checkedUrl(location, except, current)
      if (url.origin !== current.origin) headers = {}
    }
  }
}

/** Whether it may be fetched, before it is. `isSecure`: by https alone, but for exceptions. Throws `PublicFetchError`. */
export async function requirePublic(
  address: string,
  { except = [], isSecure = false }: { except?: readonly string[]; isSecure?: boolean } = {},
): Promise<void> {
  const url = checkedUrl(address, except)
  if (except.includes(hostAndPort(url))) return
  if (isSecure && url.protocol !== 'https:') throw new PublicFetchError('bad_address')
  await new Promise<void>((resolve, reject) => {
    publicLookup(literalOf(url), { all: true }, (error) => {
      if (!error) resolve()
      else
        reject(
          error instanceof PublicFetchError ? error : new PublicFetchError('unreachable', undefined, error),
        )
    })
  })
}

/** At most so many at a time of each host. */
function createTurns(perHost: number) {
  const hosts = new Map<string, { turn: Semaphore; users: number }>()
  return async <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const entry = hosts.get(host) ?? { turn: createSemaphore({ concurrency: perHost }), users: 0 }
    hosts.set(host, entry)
    entry.users++
    try {
      return await entry.turn(work)
    } finally {
      entry.users--
      if (entry.users === 0) hosts.delete(host)
    }
  }
}

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80')
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')
const hostAndPort = (url: URL) => `${url.hostname}:${portOf(url)}`

/** Of a literal address too, for which no lookup is made. Throws `bad_address` and `private_address`. */
function checkedUrl(address: string, except: readonly string[], base?: URL): URL {
  if (!URL.canParse(address, base)) throw new PublicFetchError('bad_address')
  const url = new URL(address, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username !== '' || url.password !== '') throw new PublicFetchError('bad_address')
  if (except.includes(hostAndPort(url))) return url
  if (!ports.has(url.port)) throw new PublicFetchError('bad_address')
  const literal = literalOf(url)
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) throw new PublicFetchError('private_address')
  return url
}

/** Of the internet at large; an IPv4 address within an IPv6 one counts as what it is. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Every address of a name must be public: which one is connected to is not ours to say. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PublicFetchError('private_address'), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

interface Sending {
  signal: AbortSignal
  isExcepted: boolean
}

async function send(
  url: URL,
  { method = 'GET', headers, body, maxBytes = 10_000_000 }: PublicRequest,
  { signal, isExcepted }: Sending,
): Promise<PublicResponse> {
  const { request } = url.protocol === 'https:' ? https : http
  const options = { method, headers, signal, agent: false, ...(!isExcepted && { lookup: publicLookup }) }
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve).on('error', reject).end(body)
    })
    const status = response.statusCode ?? 0
    return { status, headers: response.headers, body: await readBody(response, maxBytes) }
  } catch (error) {
    if (error instanceof PublicFetchError) throw error
    throw new PublicFetchError(signal.aborted ? 'timeout' : 'unreachable', undefined, error)
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Throwing inside the loop closes the connection.
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new PublicFetchError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
