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
import { cacheKey, type PublicAnswer } from './cacheKey.ts'
import { createDataVersions } from './dataVersions.ts'
import { createEntries, type Entry } from './entries.ts'
import { createLastGood, type LastGood } from './lastGood.ts'
import { makeResponseBody, type ResponseBody, sendResponse } from './sendAnswer.ts'

/** A replica may give what is older than the notice of its change, so with replicas nothing is fresh for long. */
const maxLag = 2000
/** The `Warning` of what may be outdated. */
export const staleWarning = '110 - "Response is Stale"'
/** For addresses that were parsed before; longer ones are parsed each time. */
const maxAddressBytes = 8 * 1024 * 1024
const maxAddress = 2048
const works = new WeakMap<IncomingMessage, (() => void)[]>()

/** Does something now, and again each time that the answer to this request is given from the cache. */
export function eachTime(request: IncomingMessage, work: () => void): void {
  works.set(request, [...(works.get(request) ?? []), work])
  work()
}

interface Front {
  /** Whom to believe about addresses, as Express compiled it. */
  trust: (address: string, hop: number) => boolean
  /** The limit of reads; throws where it is reached. */
  consume: (key: string) => Promise<void>
}

/** What a request under way reads. */
interface Read {
  key: string
  route: string
  /** The version of the data when it was asked. */
  version: number
  /** Whether it is surely a visitor's: only their answers are stored, or given without need. */
  isVisitors: boolean
}

/** The topics of a notice; 'all' where nothing that is stored stays valid. */
export type TopicsOf = (payload: string) => readonly Topic[] | 'all'

export interface ResponseCache {
  /** Answers a call from the cache; false where it has to be made. */
  recall(request: IncomingMessage, response: ServerResponse, asked: PublicAnswer): Promise<boolean>
  /** Sends a JSON answer; one with topics is public, and stored for whoever asks the same until one of them changes. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    text: string,
    topics: Iterable<Topic> | undefined,
  ): Promise<void>
  /** Answers a call that failed because the database is away by what was stored before, marked stale; false where nothing was. */
  recallStale(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The same for what pages are made of. */
  lastGood: LastGood
  /** For memos of what answers are made of. */
  freshness: Freshness
  /** How many visitors' reads were answered from the cache, and how many were not. */
  readonly figures: { hits: number; misses: number }
  /** After a write, before it is acknowledged: nothing older is given any more. */
  settle(): Promise<void>
  /** Stands in front of the app, and answers what was asked under the same address before. */
  before(app: RequestListener, front: Front): RequestListener
  /** Starts to listen for changes; until then nothing is given without asking. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Public answers in memory, until a write changes what they tell. Repeated reads reach neither Express nor Postgres. Addresses are
 * parsed by Express and the schemas alone: the same one again is known by its very text.
 */
export function createResponseCache(
  context: Pick<Context, 'env' | 'database' | 'log'>,
  topicsOf: TopicsOf = (payload) => topicsOfNotice(payload, {}),
): ResponseCache {
  const lags = context.env.DATABASE_REPLICA_URLS.length > 0
  const addresses = new LRUCache<string, PublicAnswer>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ call }, address) => address.length + call.length + 200,
  })
  const reads = new WeakMap<IncomingMessage, Read>()
  const sessionCookies = Object.values(cookieNames(context.env))
  const versions = createDataVersions()
  const figures = { hits: 0, misses: 0 }
  const invalidation = createInvalidation(context, {
    invalidate(payload) {
      const topics = payload === undefined ? 'all' : topicsOf(payload)
      const change = () => (topics === 'all' ? versions.changeAll() : versions.change(topics))
      change()
      // A lagging replica may go on telling the old for a while.
      if (lags) setTimeout(change, maxLag).unref()
    },
    begin: versions.restart,
    lose: versions.freeze,
  })
  const entries = createEntries(versions, {
    isListening: () => invalidation.listening,
    maxLag: lags ? maxLag : undefined,
  })

  function note(request: IncomingMessage, answer: PublicAnswer): Read {
    const key = cacheKey(answer, request.headers)
    const isVisitors = !hasSession(request, sessionCookies)
    const read = { key, route: answer.route, version: versions.current, isVisitors }
    reads.set(request, read)
    return read
  }

  /** The entry to answer with, without making the call. */
  function findFresh({ key, isVisitors }: Read): Entry | undefined {
    if (!isVisitors) return undefined
    const entry = entries.findFresh(key)
    figures[entry ? 'hits' : 'misses']++
    return entry
  }

  function store(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ResponseBody,
    topics: readonly Topic[],
  ): void {
    const read = reads.get(request)
    if (!read?.isVisitors || response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return
    const { key, route, version } = read
    entries.store(key, response, { answer, route, version, topics, eachTime: works.get(request) ?? [] })
  }

  return {
    async recall(request, response, answer) {
      if (answer.address.length <= maxAddress) addresses.set(answer.address, answer)
      // Known in front, it was looked for there.
      if (reads.has(request)) return false
      const entry = findFresh(note(request, answer))
      if (entry) await giveFresh(request, response, entry)
      return entry !== undefined
    },
    async send(request, response, text, topics) {
      const answer = makeResponseBody(text)
      if (topics) store(request, response, answer, [...topics])
      await sendResponse(request, response, answer, topics !== undefined)
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
        // Whoever asks too often is told so by the app.
        consume(addressKey(proxyAddress(request, trust)))
          .then(() => {
            nameRequest(request, response)
            logRequest(context.log, request, response)
            return giveFresh(request, response, entry)
          })
          .catch(() => (response.headersSent ? response.destroy() : app(request, response)))
      }
    },
    start: () => invalidation.start(),
    stop: () => invalidation.stop(),
  }
}

async function giveFresh(request: IncomingMessage, response: ServerResponse, entry: Entry): Promise<void> {
  for (const work of entry.eachTime) work()
  await give(request, response, entry)
}

async function give(
  request: IncomingMessage,
  response: ServerResponse,
  { route, headers, answer }: Entry,
  changes: OutgoingHttpHeaders = {},
): Promise<void> {
  nameRoute(request, route)
  for (const [name, value] of Object.entries({ ...headers, ...changes }))
    if (value !== undefined) response.setHeader(name, value)
  await sendResponse(request, response, answer, true)
}

/** What tells an answer that may be outdated: no cache between us passes it on for longer than we do. */
function staleHeaders({ storedAt }: Entry): OutgoingHttpHeaders {
  const age = Math.floor((Date.now() - storedAt) / 1000)
  return { 'Cache-Control': 'no-store', Age: age, Warning: staleWarning }
}

/** Only who comes without a session is surely a visitor. */
function hasSession({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { cookie } = headers
  return cookie !== undefined && names.some((name) => cookie.includes(`${name}=`))
}
