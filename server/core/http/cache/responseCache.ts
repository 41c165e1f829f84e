import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import type { Freshness } from '#server/core/database/memo.ts'
import { type Topic, topicsOfNotice } from '#server/core/database/topics.ts'
import { isVisitors } from '#server/core/http/actor.ts'
import { answerOrLeave } from '#server/core/http/answers/inFront.ts'
import { cookieNames, hasCookie } from '#server/core/http/cookies.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import type { FirstSteps } from '#server/core/http/steps/firstSteps.ts'
import { type CachedRead, contextOf } from '#server/core/http/steps/requestContext.ts'
import { cacheKey, type PublicResponse } from './cacheKey.ts'
import { type Changes, createChangeFeed, type TopicsOf } from './changes.ts'
import { createDataVersions } from './dataVersions.ts'
import { createEntries, type Entry } from './entries.ts'
import { type ResponseBody, type StoredBody, sendResponse, storedBody } from './sendResponse.ts'
import { createStaleFallback, type StaleFallback } from './staleFallback.ts'

/** Replicas may lag behind notifications. */
const maxLag = 2000
export const staleWarning = '110 - "Response is Stale"'
const maxAddressBytes = 4 * 1024 * 1024
/** Of an address, beside its texts: parsed values, closure and map entry. */
const addressOverhead = 700
const maxAddress = 2048

/** Also runs for responses from the cache. */
export function onEveryResponse(request: IncomingMessage, work: () => void): void {
  contextOf(request).onEveryResponse.push(work)
  work()
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
  recallStale(request: IncomingMessage, response: ServerResponse, cause: unknown): Promise<boolean>
  staleFallback: StaleFallback
  freshness: Freshness
  /** Of visitors' reads. */
  readonly figures: { hits: number; misses: number }
  /** Before the response to a write. */
  awaitInvalidation(): Promise<void>
  /** Serves cached URLs in front of the app. */
  before(app: RequestListener, steps: FirstSteps): RequestListener
  start(): Promise<void>
  stop(): Promise<void>
}

/** By a session or a key, whether it is one or not. */
const namesSomebody = (request: IncomingMessage, sessionCookies: string[]) =>
  request.headers.authorization !== undefined || hasCookie(request, sessionCookies)

/** Public responses in memory: repeated URLs reach neither Express nor Postgres. */
export function createResponseCache(
  context: Pick<Context, 'env' | 'database' | 'fallbacks'>,
  topicsOf: TopicsOf = (payload) => topicsOfNotice(payload, {}),
): ResponseCache {
  const lag = context.env.DATABASE_REPLICA_URLS.length > 0 ? maxLag : undefined
  const addresses = createAddresses()
  const sessionCookies = Object.values(cookieNames(context.env))
  const versions = createDataVersions()
  const figures = { hits: 0, misses: 0 }
  const changes = createChangeFeed(context, versions, topicsOf, lag)
  const isListening = () => changes.isListening
  const entries = createEntries(versions, { isListening, maxLag: lag })

  function note(request: IncomingMessage, answer: PublicResponse): CachedRead {
    const key = cacheKey(answer, request.headers)
    const isStorable = !namesSomebody(request, sessionCookies) && isVisitors(request)
    const read = { key, route: answer.route, version: versions.current, isStorable }
    contextOf(request).cachedRead = read
    return read
  }

  function findFresh({ key, isStorable }: CachedRead): Entry | undefined {
    if (!isStorable) return undefined
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
    const { cachedRead: read, onEveryResponse } = contextOf(request)
    // The front of the app notes a read before anyone is identified.
    if (!read?.isStorable || !isVisitors(request)) return
    if (response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return
    const { key, route, version } = read
    entries.store(key, response, { body, route, version, topics, onEveryResponse: [...onEveryResponse] })
  }

  return {
    async recall(request, response, answer) {
      addresses.add(answer)
      if (contextOf(request).cachedRead) return false
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
    async recallStale(request, response, cause) {
      const read = contextOf(request).cachedRead
      const entry = read && entries.findShowable(read.key)
      if (!entry) return false
      context.fallbacks.use('stale', cause)
      await give(request, response, entry, staleHeaders(entry))
      return true
    },
    staleFallback: createStaleFallback(versions, isListening, context.fallbacks),
    freshness: {
      version: () => (isListening() && lag === undefined ? versions.current : undefined),
      isCurrent: versions.isCurrent,
    },
    figures,
    awaitInvalidation: changes.awaitInvalidation,
    before(app, { begin, charge }) {
      return (request, response) => {
        const answer = addresses.find(request)
        const entry = answer && findFresh(note(request, answer))
        if (!entry) return app(request, response)
        answerOrLeave(app, context.fallbacks, [request, response], async () => {
          begin(request, response)
          await charge(request, 1)
          await giveFresh(request, response, entry)
        })
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
    sizeCalculation: ({ call }, address) => address.length + call.length + addressOverhead,
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

async function giveFresh(request: IncomingMessage, response: ServerResponse, entry: Entry): Promise<void> {
  for (const work of entry.onEveryResponse) work()
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
