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

export interface PublicStream {
  status: number
  headers: http.IncomingHttpHeaders
  /** Throws `PublicFetchError`, also where it is cut off. */
  body: AsyncIterable<Buffer>
}

/** For what does not fit into memory: `read` is given the body as it comes. Throws `PublicFetchError`, and what it throws. */
export type StreamPublic = <T>(
  address: string,
  request: PublicRequest,
  read: (stream: PublicStream) => Promise<T>,
) => Promise<T>

export interface PublicFetchOptions {
  /** `host:port` of private networks that may be reached nevertheless. */
  except?: readonly string[]
  perHost?: number
}

const isOk = (status: number) => status >= 200 && status < 300
const redirects = new Set([301, 302, 303, 307, 308])
const ports = new Set(['', '80', '443'])

/** For addresses that strangers name: never reaches private networks, whatever names or redirects say. */
export function createFetchPublic(options: PublicFetchOptions = {}): FetchPublic {
  const stream = createStreamPublic(options)
  return (address, request = {}) =>
    stream(address, request, async ({ status, headers, body }) => {
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk)
      return { status, headers, body: Buffer.concat(chunks) }
    })
}

export function createStreamPublic({ except = [], perHost = 2 }: PublicFetchOptions = {}): StreamPublic {
  const inTurn = createTurns(perHost)
  return async (address, request, read) => {
    const { maxRedirects = 3, timeout = 15_000, maxBytes = 10_000_000, accepts = isOk } = request
    const signal = AbortSignal.timeout(timeout)
    let url = checkedUrl(address, except)
    let headers = request.headers ?? {}
    for (let hops = 0; ; hops++) {
      const current = url
      const sent = { ...request, headers }
      const answer = await inTurn(current.host, async () => {
        const response = await send(current, sent, {
          signal,
          isExcepted: except.includes(hostAndPort(current)),
        })
        const { statusCode: status = 0, headers: told } = response
        if (maxRedirects > 0 && redirects.has(status) && told.location !== undefined) {
          response.destroy()
          return { isMoved: true, location: told.location } as const
        }
        if (!accepts(status)) {
          response.destroy()
          throw new PublicFetchError('status', status)
        }
        return {
          isMoved: false,
          result: await read({ status, headers: told, body: readBody(response, maxBytes, signal) }),
        } as const
      })
      if (!answer.isMoved) return answer.result
      if (hops === maxRedirects) throw new PublicFetchError('too_many_redirects')
      url = checkedUrl(answer.location, except, current)
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
  { method = 'GET', headers, body }: PublicRequest,
  { signal, isExcepted }: Sending,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  const options = { method, headers, signal, agent: false, ...(!isExcepted && { lookup: publicLookup }) }
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve).on('error', reject).end(body)
    })
  } catch (error) {
    throw asFault(error, signal)
  }
}

function asFault(error: unknown, signal: AbortSignal): PublicFetchError {
  if (error instanceof PublicFetchError) return error
  return new PublicFetchError(signal.aborted ? 'timeout' : 'unreachable', undefined, error)
}

async function* readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = response[Symbol.asyncIterator]()
  let size = 0
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw asFault(error, signal)
      })
      if (next.done) return
      size += next.value.length
      if (size > maxBytes) throw new PublicFetchError('too_large')
      yield next.value
    }
  } finally {
    response.destroy()
  }
}
