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
import { createLastGood, type LastGood } from './lastGood.ts'
import { makeResponseBody, type ResponseBody, sendResponse } from './sendAnswer.ts'

/** A public answer that was given and may be given again. */
interface Entry {
  answer: ResponseBody
  headers: OutgoingHttpHeaders
  route: string
  eachTime: (() => void)[]
  version: number
  /** What the answer depends on. */
  topics: readonly Topic[]
  storedAt: number
}

const maxBytes = 64 * 1024 * 1024
/** Counters (views, favorites) change without a notice: what is shown of them is at most this old. */
const maxAge = 60_000
/** A replica may give what is older than the notice of its change, so with replicas nothing is fresh for long. */
const maxLag = 2000
/** The `Warning` of what may be outdated. */
export const staleWarning = '110 - "Response is Stale"'
/** What is older is not even shown while the database is away. */
const maxStale = 24 * 3600_000
/** For addresses that were parsed before; longer ones are parsed each time. */
const maxAddressBytes = 8 * 1024 * 1024
const maxAddress = 2048
/** What belongs to one request, not to the answer. */
const ofTheRequest = new Set(['x-request-id', 'connection', 'date'])

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

/** What a request under way asks for. */
interface Asked {
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
  /** Starts to listen for changes; until then nothing is stored. */
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
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // The packed forms together take about as much again.
    sizeCalculation: ({ answer, topics }, key) =>
      answer.body.length * 2 + key.length + topics.length * 50 + 2000,
  })
  const addresses = new LRUCache<string, PublicAnswer>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ call }, address) => address.length + call.length + 200,
  })
  const asked = new WeakMap<IncomingMessage, Asked>()
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
    begin() {
      versions.restart()
      entries.clear()
    },
    lose: versions.freeze,
  })

  const isFresh = (entry: Entry) =>
    invalidation.listening &&
    Date.now() - entry.storedAt < (lags ? maxLag : maxAge) &&
    versions.isCurrent(entry.version, entry.topics)

  /** Whether an entry may be shown while the database is away. */
  const isShowable = (entry: Entry) =>
    versions.isRecent(entry.version, entry.topics) && Date.now() - entry.storedAt < maxStale

  function note(request: IncomingMessage, answer: PublicAnswer): Asked {
    const key = cacheKey(answer, request.headers)
    const isVisitors = !hasSession(request, sessionCookies)
    const noted = { key, route: answer.route, version: versions.current, isVisitors }
    asked.set(request, noted)
    return noted
  }

  /** The entry to answer with, without making the call. */
  function findFresh({ key, isVisitors }: Asked): Entry | undefined {
    if (!isVisitors) return undefined
    const entry = entries.get(key)
    const isHit = entry !== undefined && isFresh(entry)
    figures[isHit ? 'hits' : 'misses']++
    return isHit ? entry : undefined
  }

  function store(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ResponseBody,
    topics: readonly Topic[],
  ): void {
    const noted = asked.get(request)
    if (!noted?.isVisitors || response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return
    const { key, route, version } = noted
    // Read before an invalidation and written after it, it is outdated, but may be all there is when the database goes away.
    if (!invalidation.listening || !versions.isRecent(version, topics)) return
    if ((entries.peek(key)?.version ?? version) > version) return
    const names = namesOf(response).filter((name) => !ofTheRequest.has(name.toLowerCase()))
    const headers = Object.fromEntries(names.map((name) => [name, response.getHeader(name)]))
    entries.set(key, {
      answer,
      headers,
      route,
      version,
      topics,
      storedAt: Date.now(),
      eachTime: works.get(request) ?? [],
    })
  }

  async function giveFresh(request: IncomingMessage, response: ServerResponse, entry: Entry): Promise<void> {
    for (const work of entry.eachTime) work()
    await give(request, response, entry)
  }

  return {
    async recall(request, response, answer) {
      if (answer.address.length <= maxAddress) addresses.set(answer.address, answer)
      // Known in front, it was looked for there.
      if (asked.has(request)) return false
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
      const noted = asked.get(request)
      const entry = noted && entries.get(noted.key)
      if (!entry || !isShowable(entry)) return false
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

/** Header names as they were written; the types of Node 20 do not know that a response can tell. */
function namesOf(response: ServerResponse & { getRawHeaderNames?: () => string[] }): string[] {
  return response.getRawHeaderNames?.() ?? response.getHeaderNames()
}

/** Only who comes without a session is surely a visitor. */
function hasSession({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { cookie } = headers
  return cookie !== undefined && names.some((name) => cookie.includes(`${name}=`))
}
