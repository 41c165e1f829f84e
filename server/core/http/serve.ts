import { setImmediate } from 'node:timers/promises'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { core } from 'zod'
import { recordReads } from '#server/core/database/recordReads.ts'
import { AppError } from '#server/core/errors.ts'
import type { AnswerIn, AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import type { Language } from '#shared/core/language.ts'
import type { Page } from '#shared/core/paging.ts'
import { type Actor, actorOf, requireAccess } from './actor.ts'
import { type ParsedCall, pageAddress, publicAnswerOf } from './cache/cacheKey.ts'
import type { ResponseCache } from './cache/responseCache.ts'
import { type FileLimits, fileOf, readFile } from './files/multipart.ts'
import type { Idempotency } from './idempotency/idempotency.ts'
import { readJson } from './jsonBody.ts'
import type { Semaphore } from './limits/semaphore.ts'
import { nameRoute } from './monitoring/metrics.ts'
import { mountRoutes, type Route } from './mountRoutes.ts'
import { languageOf } from './requestLanguage.ts'
import { validate } from './validate.ts'

/** What a handler is given: everything parsed, nothing raw but the request itself. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: Actor
  language: Language
  request: Request
  /** The id for what the call creates, where it came under an `Idempotency-Key`: what has it already was made by this very call. */
  creationId?: string | undefined
}

/** Who asks for what, where a page and not a call of its own needs an answer. */
export type InternalCall<E extends Endpoint> = Pick<Call<E>, 'actor' | 'language' | 'request'> &
  Partial<Pick<Call<E>, 'params' | 'query' | 'body'>>

type ItemOf<E extends Endpoint> = AnswerOf<E> extends (infer Item)[] ? Item : never

/** The way from the endpoint table to Express: rights, parsing, answer, headers. */
export interface Api {
  /** For what is no call of the table. */
  router: Router
  endpoints: Endpoint[]
  serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<AnswerIn<E>>): void
  /** For lists that come by the page. */
  servePage<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Page<ItemOf<E>>>): void
  /** For calls that take one file, which `file` then holds: read whole, and only from somebody who may call. */
  serveFile<E extends Endpoint>(
    endpoint: E,
    limits: FileLimits,
    handler: (call: Call<E> & { file: Buffer }) => Promise<AnswerIn<E>>,
  ): void
  /** The same answer as over the wire, for the server's own pages; throws what the call would answer. */
  callInternally<E extends Endpoint>(endpoint: E, call: InternalCall<E>): Promise<AnswerOf<E>>
  /** The same for a paged list. */
  callPageInternally<E extends Endpoint>(endpoint: E, asking: InternalCall<E>): Promise<Page<ItemOf<E>>>
  /**
   * The router with every call on it; call once, when all are known. Paths of fixed segments go before those with a
   * parameter that they would fit as well; a known path under another method is a 405.
   */
  mount(): Router
}

/** What a call's answer may do to others that look at them: nothing. JSON is data. */
const jsonPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What keeps the calls of some from stopping those of others. */
export interface Bounds {
  /** Takes points of the read limit from whoever makes a request; throws where there are none left. */
  charge(request: Request, points: number): Promise<void>
  /** Makes and sends an answer of many rows. */
  long: Semaphore
}

/** An answer of more rows is long; a point pays for so many. */
export const manyRows = 50
/** So many rows of a long answer are written before others have their turn. */
const rowsAtOnce = 20

/** An answer as it is sent; throws where it is not what the endpoint promises. */
async function toJson(schema: core.$ZodType, answer: unknown): Promise<string> {
  if (!Array.isArray(answer) || answer.length <= manyRows) return JSON.stringify(core.parse(schema, answer))
  const parts: string[] = []
  for (let start = 0; start < answer.length; start += rowsAtOnce) {
    const rows = core.parse(schema, answer.slice(start, start + rowsAtOnce))
    parts.push(JSON.stringify(rows).slice(1, -1))
    await setImmediate()
  }
  return `[${parts.join(',')}]`
}

export function createApi(
  cache: Pick<ResponseCache, 'recall' | 'send' | 'settle' | 'lastGood'>,
  { once }: Idempotency,
  { charge, long }: Bounds,
): Api {
  const router = Router({ caseSensitive: true })
  const endpoints: Endpoint[] = []
  const routes: Route[] = []
  const handlers = new Map<Endpoint, (call: Call<Endpoint>) => Promise<unknown>>()

  /** Every request has taken one point before it came here. */
  async function chargeMore({ cost }: Endpoint, request: Request, rows: number): Promise<void> {
    const points = cost + Math.floor(rows / manyRows)
    if (points > 1) await charge(request, points - 1)
  }

  /** What a handler gives, unparsed; the endpoint table is what ties its type to the endpoint. */
  async function handlerAnswer<E extends Endpoint>(endpoint: E, asking: InternalCall<E>): Promise<unknown> {
    requireAccess(endpoint.access, asking.actor)
    await chargeMore(endpoint, asking.request, 0)
    const handler = handlers.get(endpoint)
    if (!handler) throw new AppError('not_found')
    const call = { params: undefined, query: undefined, body: undefined, ...asking }
    const work = () => handler(call as Call<Endpoint>)
    const publicAnswer = asking.actor.kind === 'visitor' && publicAnswerOf(endpoint, call)
    return publicAnswer
      ? cache.lastGood.read(asking.request, `${asking.language} ${publicAnswer.call}`, work)
      : work()
  }

  function add<E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>, response: Response) => Promise<AnswerIn<E>>,
    steps: RequestHandler[] = endpoint.body ? readJson() : [],
  ): void {
    endpoints.push(endpoint)
    const respond: RequestHandler = async (request, response) => {
      nameRoute(request, endpoint.path)
      const actor = actorOf(request)
      requireAccess(endpoint.access, actor)
      const call = { ...parseRequest(endpoint, request), actor, language: languageOf(request), request }
      const publicAnswer = publicAnswerOf(endpoint, call)
      if (publicAnswer && (await cache.recall(request, response, publicAnswer))) return
      const rows = endpoint.rows?.(call) ?? 0
      await chargeMore(endpoint, request, rows)
      const answer = () => answerCall(call, response)
      await (rows > manyRows ? long(answer) : answer())
    }
    routes.push({ endpoint, handlers: [...steps, respond] })

    async function answerCall(call: Call<E>, response: Response): Promise<void> {
      const { request, actor } = call
      const work = () =>
        once(request, endpoint, actor, async (creationId) => {
          const answer = await handle({ ...call, creationId }, response)
          return endpoint.answer && !response.headersSent ? await toJson(endpoint.answer, answer) : ''
        })
      const isPublic = endpoint.cache === 'public' && actor.kind === 'visitor'
      const recorded = isPublic ? await recordReads(work) : { value: await work(), topics: undefined }
      const { text, replayed } = recorded.value
      if (response.headersSent) return
      if (endpoint.method !== 'GET' && endpoint.access !== 'anyone') await cache.settle()
      setCaching(endpoint, isPublic, response)
      response.status(endpoint.status).set('Content-Security-Policy', jsonPolicy)
      if (replayed) response.set('Idempotent-Replayed', 'true')
      if (!endpoint.answer) return void response.end()
      await cache.send(request, response, text, recorded.topics)
    }
  }

  return {
    router,
    endpoints,
    serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<AnswerIn<E>>) {
      handlers.set(endpoint, handler as (call: Call<Endpoint>) => Promise<unknown>)
      add(endpoint, handler)
    },
    servePage<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Page<ItemOf<E>>>) {
      handlers.set(endpoint, handler as (call: Call<Endpoint>) => Promise<unknown>)
      add(endpoint, async (call, response) => {
        const page = await handler(call)
        setPageHeaders(endpoint, page, call, response)
        return page.items as AnswerIn<E>
      })
    },
    serveFile<E extends Endpoint>(
      endpoint: E,
      limits: FileLimits,
      handler: (call: Call<E> & { file: Buffer }) => Promise<AnswerIn<E>>,
    ) {
      const field = endpoint.file
      if (field === undefined) throw new RangeError(`${endpoint.path} takes no file`)
      add(endpoint, (call) => handler({ ...call, file: fileOf(call.request, field) }), [
        requireCaller(endpoint),
        ...readFile(field, limits),
      ])
    },
    async callInternally<E extends Endpoint>(endpoint: E, asking: InternalCall<E>) {
      const answer = await handlerAnswer(endpoint, asking)
      return (endpoint.answer ? core.parse(endpoint.answer, answer) : undefined) as AnswerOf<E>
    },
    async callPageInternally<E extends Endpoint>(endpoint: E, asking: InternalCall<E>) {
      const page = (await handlerAnswer(endpoint, asking)) as Page<ItemOf<E>>
      const items = endpoint.answer ? core.parse(endpoint.answer, page.items) : []
      return { ...page, items: items as ItemOf<E>[] }
    },
    mount: () => mountRoutes(router, routes),
  }
}

/** Lets by who may call, before anything is read of what they send. */
function requireCaller({ access, path }: Endpoint): RequestHandler {
  return (request, _response, next) => {
    nameRoute(request, path)
    requireAccess(access, actorOf(request))
    next()
  }
}

function parseRequest<E extends Endpoint>(endpoint: E, request: Request) {
  const parsed = {
    params: endpoint.params && validate(endpoint.params, request.params, 'not_found'),
    query: endpoint.query && validate(endpoint.query, request.query, 'bad_parameter'),
    body: endpoint.body && validate(endpoint.body, request.body, 'invalid'),
  }
  return parsed as Pick<Call<E>, 'params' | 'query' | 'body'>
}

/** Only what a visitor gets may be stored by caches between us, and only for those who come without a session as well. */
function setCaching(endpoint: Endpoint, isPublic: boolean, response: Response): void {
  if (endpoint.cache === 'public') response.vary('Cookie')
  response.set(
    'Cache-Control',
    isPublic ? 'public, max-age=0, s-maxage=15, must-revalidate' : 'private, no-store',
  )
}

function setPageHeaders(endpoint: Endpoint, page: Page<unknown>, call: ParsedCall, response: Response): void {
  response.set('X-Total-Count', String(page.total))
  if (page.totalIsCapped) response.set('X-Total-Capped', 'true')
  if (page.next) response.set('Link', `<${pageAddress(endpoint, call, page.next)}>; rel="next"`)
}
