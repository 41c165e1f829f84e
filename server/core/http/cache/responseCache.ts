import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import proxyAddress from 'proxy-addr'
import type { Context } from '#server/core/context.ts'
import type { Freshness } from '#server/core/database/memo.ts'
import { type Topic, topicsOfNotice } from '#server/core/database/topics.ts'
import { cookieNames } from '#server/core/http/cookies.ts'
import { addressKey } from '#server/core/http/limits/limits.ts'
import { logRequest } from '#server/core/http/monitoring/logRequests.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { nameRequest } from '#server/core/http/monitoring/requestId.ts'
import type { Logger } from '#server/core/log.ts'
import { cacheKey, type PublicResponse } from './cacheKey.ts'
import { type Changes, createChangeFeed, type TopicsOf } from './changes.ts'
import { createDataVersions } from './dataVersions.ts'
import { createEntries, type Entry } from './entries.ts'
import { createLastGood, type LastGood } from './lastGood.ts'
import { type ResponseBody, type StoredBody, sendResponse, storedBody } from './sendResponse.ts'

/** Replicas may lag behind notifications. */
const maxLag = 2000
export const staleWarning = '110 - "Response is Stale"'
const maxAddressBytes = 8 * 1024 * 1024
const maxAddress = 2048
const works = new WeakMap<IncomingMessage, (() => void)[]>()

/** Also runs for responses from the cache. */
export function eachTime(request: IncomingMessage, work: () => void): void {
  works.set(request, [...(works.get(request) ?? []), work])
  work()
}

interface Front {
  trust: (address: string, hop: number) => boolean
  /** Throws when exceeded. */
  consume: (key: string) => Promise<void>
}

interface Read {
  key: string
  route: string
  version: number
  /** Only visitors' responses are stored. */
  isVisitors: boolean
}

export interface ResponseCache extends Changes {
  recall(request: IncomingMessage, response: ServerResponse, requested: PublicResponse): Promise<boolean>
  /** With topics: stored until one of them changes. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    body: ResponseBody,
    topics: Iterable<Topic> | undefined,
  ): Promise<void>
  /** Stored until one of its topics changes. */
  sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    body: StoredBody,
    topics: Iterable<Topic>,
  ): Promise<void>
  /** After a failure; marked stale. */
  recallStale(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  lastGood: LastGood
  freshness: Freshness
  /** Of visitors' reads. */
  readonly figures: { hits: number; misses: number }
  /** Before the response to a write. */
  settle(): Promise<void>
  /** Serves cached URLs in front of the app. */
  before(app: RequestListener, front: Front): RequestListener
  start(): Promise<void>
  stop(): Promise<void>
}

/** Public responses in memory: repeated URLs reach neither Express nor Postgres. */
export function createResponseCache(
  context: Pick<Context, 'env' | 'database' | 'log'>,
  topicsOf: TopicsOf = (payload) => topicsOfNotice(payload, {}),
): ResponseCache {
  const lag = context.env.DATABASE_REPLICA_URLS.length > 0 ? maxLag : undefined
  const addresses = createAddresses()
  const reads = new WeakMap<IncomingMessage, Read>()
  const sessionCookies = Object.values(cookieNames(context.env))
  const versions = createDataVersions()
  const figures = { hits: 0, misses: 0 }
  const changes = createChangeFeed(context, versions, topicsOf, lag)
  const isListening = () => changes.isListening
  const entries = createEntries(versions, { isListening, maxLag: lag })

  function note(request: IncomingMessage, answer: PublicResponse): Read {
    const key = cacheKey(answer, request.headers)
    const isVisitors = !hasSession(request, sessionCookies)
    const read = { key, route: answer.route, version: versions.current, isVisitors }
    reads.set(request, read)
    return read
  }

  function findFresh({ key, isVisitors }: Read): Entry | undefined {
    if (!isVisitors) return undefined
    const entry = entries.findFresh(key)
    figures[entry ? 'hits' : 'misses']++
    return entry
  }

  function store(
    request: IncomingMessage,
    response: ServerResponse,
    body: StoredBody,
    topics: readonly Topic[],
  ): void {
    const read = reads.get(request)
    if (!read?.isVisitors || response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return
    const { key, route, version } = read
    entries.store(key, response, { body, route, version, topics, eachTime: works.get(request) ?? [] })
  }

  return {
    async recall(request, response, answer) {
      addresses.add(answer)
      if (reads.has(request)) return false
      const entry = findFresh(note(request, answer))
      if (entry) await giveFresh(request, response, entry)
      return entry !== undefined
    },
    async send(request, response, body, topics) {
      if (topics) store(request, response, storedBody(body), [...topics])
      await sendResponse(request, response, body, topics !== undefined)
    },
    async sendPage(request, response, body, topics) {
      store(request, response, body, [...topics])
      await body.send(request, response)
    },
    async recallStale(request, response) {
      const read = reads.get(request)
      const entry = read && entries.findShowable(read.key)
      if (!entry) return false
      await give(request, response, entry, staleHeaders(entry))
      return true
    },
    lastGood: createLastGood(versions, isListening),
    freshness: {
      version: () => (isListening() && lag === undefined ? versions.current : undefined),
      isCurrent: versions.isCurrent,
    },
    figures,
    settle: changes.settle,
    before(app, { trust, consume }) {
      return (request, response) => {
        const answer = addresses.find(request)
        const entry = answer && findFresh(note(request, answer))
        if (!entry) return app(request, response)
        consume(addressKey(proxyAddress(request, trust)))
          .then(() => giveFirst(context.log, request, response, entry))
          .catch(() => (response.headersSent ? response.destroy() : app(request, response)))
      }
    },
    watch: changes.watch,
    start: changes.start,
    stop: changes.stop,
  }
}

/** URLs that were answered. */
function createAddresses() {
  const addresses = new LRUCache<string, PublicResponse>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ call }, address) => address.length + call.length + 200,
  })
  return {
    add(answer: PublicResponse): void {
      if (answer.address.length <= maxAddress) addresses.set(answer.address, answer)
    },
    find({ method, url = '' }: IncomingMessage): PublicResponse | undefined {
      return method === 'GET' || method === 'HEAD' ? addresses.get(url) : undefined
    },
  }
}

/** Without Express. */
function giveFirst(log: Logger, request: IncomingMessage, response: ServerResponse, entry: Entry) {
  nameRequest(request, response)
  logRequest(log, request, response)
  return giveFresh(request, response, entry)
}

async function giveFresh(request: IncomingMessage, response: ServerResponse, entry: Entry): Promise<void> {
  for (const work of entry.eachTime) work()
  await give(request, response, entry)
}

async function give(
  request: IncomingMessage,
  response: ServerResponse,
  { route, headers, body }: Entry,
  changes: OutgoingHttpHeaders = {},
): Promise<void> {
  nameRoute(request, route)
  for (const [name, value] of Object.entries({ ...headers, ...changes }))
    if (value !== undefined) response.setHeader(name, value)
  await body.send(request, response)
}

/** Caches in between must not serve it longer. */
function staleHeaders({ storedAt }: Entry): OutgoingHttpHeaders {
  const age = Math.floor((Date.now() - storedAt) / 1000)
  return { 'Cache-Control': 'no-store', Age: age, Warning: staleWarning }
}

function hasSession({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { cookie } = headers
  return cookie !== undefined && names.some((name) => cookie.includes(`${name}=`))
}
