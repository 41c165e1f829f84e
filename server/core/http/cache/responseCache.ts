import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import proxyAddress from 'proxy-addr'
import type { Context } from '#server/core/context.ts'
import { createInvalidation } from '#server/core/database/invalidation.ts'
import type { Freshness } from '#server/core/database/memo.ts'
import { type Topic, topicsOfNotice } from '#server/core/database/topics.ts'
import { cookieNames } from '#server/core/http/cookies.ts'
import { addressKey } from '#server/core/http/limits/limits.ts'
import { logRequest } from '#server/core/http/monitoring/logRequests.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { nameRequest } from '#server/core/http/monitoring/requestId.ts'
import { cacheKey, type PublicResponse } from './cacheKey.ts'
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

/** 'all' invalidates everything. */
export type TopicsOf = (payload: string) => readonly Topic[] | 'all'

/** `change`: with the payload of a trigger, or none where any data may have changed. */
export interface ChangeWatcher {
  change(payload: string | undefined): void
  /** All changes are known from now on, none since `lose`. */
  begin(): void
  lose(): void
}

export interface Changes {
  watch(watcher: ChangeWatcher): void
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
  const lags = context.env.DATABASE_REPLICA_URLS.length > 0
  const addresses = new LRUCache<string, PublicResponse>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ call }, address) => address.length + call.length + 200,
  })
  const reads = new WeakMap<IncomingMessage, Read>()
  const sessionCookies = Object.values(cookieNames(context.env))
  const versions = createDataVersions()
  const figures = { hits: 0, misses: 0 }
  const watchers = createWatchers()
  const invalidation = createInvalidation(context, {
    invalidate(payload) {
      const topics = payload === undefined ? 'all' : topicsOf(payload)
      const change = () => (topics === 'all' ? versions.changeAll() : versions.change(topics))
      change()
      if (lags) setTimeout(change, maxLag).unref()
      watchers.change(payload)
    },
    begin: () => [versions.restart(), watchers.begin()],
    lose: () => [versions.freeze(), watchers.lose()],
  })
  const entries = createEntries(versions, {
    isListening: () => invalidation.listening,
    maxLag: lags ? maxLag : undefined,
  })

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
      if (answer.address.length <= maxAddress) addresses.set(answer.address, answer)
      // `before` has looked it up already.
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
    lastGood: createLastGood(versions, () => invalidation.listening),
    freshness: {
      version: () => (invalidation.listening && !lags ? versions.current : undefined),
      isCurrent: versions.isCurrent,
    },
    figures,
    settle: () => invalidation.settle(),
    before(app, { trust, consume }) {
      return (request, response) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const answer = isRead ? addresses.get(request.url ?? '') : undefined
        const entry = answer && findFresh(note(request, answer))
        if (!entry) return app(request, response)
        consume(addressKey(proxyAddress(request, trust)))
          .then(() => {
            nameRequest(request, response)
            logRequest(context.log, request, response)
            return giveFresh(request, response, entry)
          })
          .catch(() => (response.headersSent ? response.destroy() : app(request, response)))
      }
    },
    watch: watchers.watch,
    start: () => invalidation.start(),
    stop: () => invalidation.stop(),
  }
}

function createWatchers(): Changes & ChangeWatcher {
  const all: ChangeWatcher[] = []
  return {
    watch: (watcher) => void all.push(watcher),
    change(payload) {
      for (const watcher of all) watcher.change(payload)
    },
    begin() {
      for (const watcher of all) watcher.begin()
    },
    lose() {
      for (const watcher of all) watcher.lose()
    },
  }
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
