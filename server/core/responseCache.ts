import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import proxyAddress from 'proxy-addr'
import type { Endpoint } from '#shared/endpoint.ts'
import { createPlaces } from './canonical.ts'
import { createChanges } from './changes.ts'
import type { Context } from './context.ts'
import { cookieNames } from './cookies.ts'
import { addressKey } from './limits.ts'
import { logRequest } from './logRequests.ts'
import { nameRoute } from './metrics.ts'
import { nameRequest } from './requestId.ts'
import { type Answer, makeAnswer, sendAnswer } from './sendAnswer.ts'

/** A public answer that was given and may be given again. */
interface Kept {
  answer: Answer
  headers: OutgoingHttpHeaders
  route: string
  eachTime: (() => void)[]
}

const maxBytes = 64 * 1024 * 1024
/** Counters (views, favorites) change without a notice: what is shown of them is at most this old. */
const maxAge = 60_000
/** A replica may give what is older than the notice of its change, so with replicas nothing lives long. */
const maxLag = 2000
/** What belongs to one request, not to the answer. */
const ofTheRequest = new Set(['x-request-id', 'connection', 'date'])

const works = new WeakMap<IncomingMessage, (() => void)[]>()

/** Does something now, and again each time that the answer to this request is given from memory. */
export function eachTime(request: IncomingMessage, work: () => void): void {
  works.set(request, [...(works.get(request) ?? []), work])
  work()
}

interface Front {
  endpoints: readonly Endpoint[]
  /** Whom to believe about addresses, as Express compiled it. */
  trust: (address: string, hop: number) => boolean
  /** The limit of reads; throws where it is reached. */
  consume: (key: string) => Promise<void>
}

export interface Answers {
  /** Sends a JSON answer; `isPublic` ones are kept for whoever asks the same. */
  send(request: IncomingMessage, response: ServerResponse, text: string, isPublic: boolean): Promise<void>
  /**
   * The number of the data as visitors see it: what was computed under one number is right while the number stands.
   * Undefined where that cannot be promised: while changes go unheard, and with replicas, which lag behind.
   */
  version(): number | undefined
  /** After a write, before it is acknowledged: nothing older is given from memory any more. */
  settle(): Promise<void>
  /** Stands in front of the app and gives what is kept. */
  before(app: RequestListener, front: Front): RequestListener
  /** Starts to listen for changes; until then nothing is kept. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Public answers in memory, until a write changes what they tell. Repeated reads never reach Express or Postgres. */
export function createAnswers(context: Pick<Context, 'env' | 'database' | 'log'>): Answers {
  const lags = context.env.DATABASE_REPLICA_URLS.length > 0
  const cache = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    ttl: lags ? maxLag : maxAge,
    // The packed forms together take about as much again.
    sizeCalculation: ({ answer }, key) => answer.body.length * 2 + key.length + 2000,
  })
  let version = 0
  const changes = createChanges(context, () => {
    version++
    cache.clear()
  })
  const sessionCookies = Object.values(cookieNames(context.env))
  const places = new WeakMap<IncomingMessage, { key: string; route: string; version: number }>()

  function keep(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const place = places.get(request)
    // What was read before a change and is written after it would be old for ever.
    if (!place || place.version !== version || !changes.listening || response.statusCode !== 200) return
    if (response.hasHeader('Set-Cookie')) return
    const names = namesOf(response).filter((name) => !ofTheRequest.has(name.toLowerCase()))
    const headers = Object.fromEntries(names.map((name) => [name, response.getHeader(name)]))
    cache.set(place.key, { answer, headers, route: place.route, eachTime: works.get(request) ?? [] })
  }

  async function repeat(request: IncomingMessage, response: ServerResponse, kept: Kept): Promise<void> {
    nameRequest(request, response)
    logRequest(context.log, request, response)
    nameRoute(request, kept.route)
    for (const [name, value] of Object.entries(kept.headers))
      if (value !== undefined) response.setHeader(name, value)
    for (const work of kept.eachTime) work()
    await sendAnswer(request, response, kept.answer, true)
  }

  return {
    async send(request, response, text, isPublic) {
      const answer = makeAnswer(text)
      if (isPublic) keep(request, response, answer)
      await sendAnswer(request, response, answer, isPublic)
    },
    version: () => (changes.listening && !lags ? version : undefined),
    settle: () => changes.settle(),
    before(app, { endpoints, trust, consume }) {
      const placeOf = createPlaces(endpoints)
      return (request, response) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const place = changes.listening && isRead && !hasSession(request, sessionCookies) && placeOf(request)
        if (!place) return app(request, response)
        const kept = cache.get(place.key)
        if (!kept) {
          places.set(request, { key: place.key, route: place.endpoint.path, version })
          return app(request, response)
        }
        // Whoever asks too often is told so by the app.
        consume(addressKey(proxyAddress(request, trust)))
          .then(() => repeat(request, response, kept))
          .catch(() => (response.headersSent ? response.destroy() : app(request, response)))
      }
    },
    start: () => changes.start(),
    stop: () => changes.stop(),
  }
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
