import { type Request, type RequestHandler, type Response, Router } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { AnswerOf, BodyOf, Endpoint, OtherStatus, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import type { Language } from '#shared/core/language.ts'
import type { Page } from '#shared/core/paging.ts'
import { type Actor, callerOf, requireAccess } from './actor.ts'
import { type Answer, answerBody, answerText, type RenderedItem } from './answers/answerBody.ts'
import { setPageHeaders } from './answers/answerHeaders.ts'
import { type InternalAnswer, readAnswer, readItems } from './answers/internalAnswer.ts'
import { refuseVersions, setVersion } from './answers/versions.ts'
import { publicResponseOf } from './cache/cacheKey.ts'
import type { ResponseCache } from './cache/responseCache.ts'
import { makeResponseBody } from './cache/sendResponse.ts'
import { type FileLimits, fileOf, readFile } from './files/multipart.ts'
import { type Idempotency, takesKey } from './idempotency/idempotency.ts'
import { readJson } from './jsonBody.ts'
import { nameRoute } from './monitoring/metrics.ts'
import { mountRoutes, type Route } from './mountRoutes.ts'
import { languageOf } from './requestLanguage.ts'
import type { Answered, RunCall } from './steps/callSteps.ts'
import type { FirstSteps } from './steps/firstSteps.ts'
import {
  acceptsEvents,
  createOpenCalls,
  type OpenCalls,
  openEventStream,
  type Streaming,
} from './streams/eventStream.ts'
import { validate } from './validate.ts'

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: Actor
  language: Language
  request: Request
  /** With another status that the endpoint names. */
  answerAs(status: OtherStatus): void
  /** Id for the new row; an existing one is from the same call. Only with an `Idempotency-Key`. */
  creationId?: string | undefined
}

const emptyCall = { params: undefined, query: undefined, body: undefined, answerAs: () => undefined }

/** As it came in. */
type ParsedCall<E extends Endpoint> = Omit<Call<E>, 'answerAs'>

export type InternalCall<E extends Endpoint> = Pick<Call<E>, 'actor' | 'language' | 'request'> &
  Partial<Pick<Call<E>, 'params' | 'query' | 'body'>>

type ItemOf<E extends Endpoint> = AnswerOf<E> extends (infer Item)[] ? Item : never
type PageHandler<E extends Endpoint> = (call: Call<E>) => Promise<Page<ItemOf<E>> | Page<RenderedItem<E>>>

type Handle<E extends Endpoint> = (call: Call<E>, response: Response) => Promise<Answer<E>>
type StreamHandler<E extends Endpoint> = (call: Call<E> & Streaming) => Promise<Answer<E>>

export interface Api {
  /** For routes without an endpoint. */
  router: Router
  endpoints: Endpoint[]
  serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>): void
  /** For paged lists. */
  servePage<E extends Endpoint>(endpoint: E, handler: PageHandler<E>): void
  serveFile<E extends Endpoint>(
    endpoint: E,
    limits: FileLimits,
    handler: (call: Call<E> & { file: Buffer }) => Promise<Answer<E>>,
  ): void
  serveStream<E extends Endpoint>(endpoint: E, handler: StreamHandler<E>): void
  /** Returns and throws what the caller would get. */
  callInternally<E extends Endpoint>(endpoint: E, call: InternalCall<E>): Promise<AnswerOf<E>>
  callPageInternally<E extends Endpoint>(endpoint: E, call: InternalCall<E>): Promise<Page<ItemOf<E>>>
  /** As `callInternally`, for callers that want JSON. */
  readInternally<E extends Endpoint>(endpoint: E, call: InternalCall<E>): Promise<InternalAnswer<AnswerOf<E>>>
  readPageInternally<E extends Endpoint>(
    endpoint: E,
    call: InternalCall<E>,
  ): Promise<Page<InternalAnswer<ItemOf<E>>>>
  /** Call once, at the end. */
  mount(): Router
}

export interface ApiSteps {
  run: RunCall
  /** Of a call within a call. */
  chargeMore: FirstSteps['chargeMore']
}

const unstreamed: Streaming = { signal: new AbortController().signal, onDelta: () => undefined }

export function createApi(
  cache: Pick<ResponseCache, 'staleFallback'>,
  { once }: Idempotency,
  { run, chargeMore }: ApiSteps,
  openCalls: OpenCalls = createOpenCalls(),
): Api {
  const router = Router({ caseSensitive: true })
  const endpoints: Endpoint[] = []
  const routes: Route[] = []
  const handlers = new Map<Endpoint, (call: Call<Endpoint>) => Promise<unknown>>()

  /** Not yet parsed. */
  async function runHandler<E extends Endpoint>(endpoint: E, input: InternalCall<E>): Promise<unknown> {
    requireAccess(endpoint, input.actor)
    if (endpoint.cost > 1) await chargeMore(input.request, endpoint.cost - 1)
    const handler = handlers.get(endpoint)
    if (!handler) throw new AppError('not_found')
    const call = { ...emptyCall, ...input }
    const work = () => handler(call as Call<Endpoint>)
    const publicAnswer = input.actor.kind === 'visitor' && publicResponseOf(endpoint, call)
    return publicAnswer
      ? cache.staleFallback.read(input.request, `${input.language} ${publicAnswer.call}`, work)
      : work()
  }

  async function readInternally<E extends Endpoint>(endpoint: E, input: InternalCall<E>) {
    const answer = await runHandler(endpoint, input)
    return readAnswer(endpoint.answer, answer) as InternalAnswer<AnswerOf<E>>
  }

  async function readPageInternally<E extends Endpoint>(endpoint: E, input: InternalCall<E>) {
    const page = (await runHandler(endpoint, input)) as Page<unknown>
    const items = readItems(endpoint.answer, page.items) as InternalAnswer<ItemOf<E>>[]
    return { ...page, items }
  }

  const respond = createRespond(run, once)

  function add<E extends Endpoint>(
    endpoint: E,
    handle: Handle<E>,
    steps: RequestHandler[] = endpoint.body ? readJson() : [],
  ): void {
    endpoints.push(endpoint)
    routes.push({ endpoint, handlers: [...steps, respond(endpoint, handle)] })
  }

  return {
    router,
    endpoints,
    serve<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>) {
      handlers.set(endpoint, handler as (call: Call<Endpoint>) => Promise<unknown>)
      add(endpoint, handler)
    },
    servePage<E extends Endpoint>(endpoint: E, handler: PageHandler<E>) {
      handlers.set(endpoint, handler as (call: Call<Endpoint>) => Promise<unknown>)
      add(endpoint, async (call, response) => {
        const page = await handler(call)
        setPageHeaders(endpoint, page, call, response)
        return page.items as Answer<E>
      })
    },
    serveFile<E extends Endpoint>(
      endpoint: E,
      limits: FileLimits,
      handler: (call: Call<E> & { file: Buffer }) => Promise<Answer<E>>,
    ) {
      const field = endpoint.file
      if (field === undefined) throw new RangeError(`${endpoint.path} takes no file`)
      add(endpoint, (call) => handler({ ...call, file: fileOf(call.request, field) }), [
        requireCaller(endpoint),
        ...readFile(field, limits),
      ])
    },
    serveStream<E extends Endpoint>(endpoint: E, handler: StreamHandler<E>) {
      handlers.set(endpoint, (call) => handler({ ...(call as Call<E>), ...unstreamed }))
      add(endpoint, streamed(endpoint, handler, openCalls))
    },
    async callInternally(endpoint, input) {
      return (await readInternally(endpoint, input)).value()
    },
    async callPageInternally(endpoint, input) {
      const page = await readPageInternally(endpoint, input)
      return { ...page, items: page.items.map((item) => item.value()) }
    },
    readInternally,
    readPageInternally,
    mount: () => mountRoutes(router, routes),
  }
}

function createRespond(run: RunCall, once: Idempotency['once']) {
  return <E extends Endpoint>(endpoint: E, handle: Handle<E>): RequestHandler =>
    async (request, response) => {
      nameRoute(request, endpoint.path)
      const actor = callerOf(request, endpoint)
      requireAccess(endpoint, actor)
      refuseVersions(endpoint, request)
      await run({
        endpoint,
        request,
        response,
        isVisitors: actor.kind === 'visitor',
        parse: () => ({
          ...parseRequest(endpoint, request),
          actor,
          language: languageOf(request),
          request,
        }),
        answer: (call) => answerOf(once, endpoint, call, response, handle),
      })
    }
}

/** Without a body if the handler responded itself. */
async function answerOf<E extends Endpoint>(
  once: Idempotency['once'],
  endpoint: E,
  parsed: ParsedCall<E>,
  response: Response,
  handle: Handle<E>,
): Promise<Answered> {
  const { request, actor } = parsed
  const { answer: schema } = endpoint
  let chosen: number = endpoint.status
  const call: Call<E> = {
    ...parsed,
    answerAs(status) {
      chosen = status
    },
  }
  const isLeft = () => !response.headersSent
  if (!takesKey(endpoint)) {
    const answer = await handle(call, response)
    if (isLeft()) setVersion(endpoint, response, answer)
    const body = schema && isLeft() ? await answerBody(schema, answer) : undefined
    return { body, status: chosen, replayed: false }
  }
  const { text, status, replayed } = await once(request, endpoint, actor, async (creationId) => {
    const answer = await handle({ ...call, creationId }, response)
    return { text: schema && isLeft() ? await answerText(schema, answer) : '', status: chosen }
  })
  return { body: schema && makeResponseBody(text), status, replayed }
}

function streamed<E extends Endpoint>(
  { answer: schema }: E,
  handler: StreamHandler<E>,
  openCalls: OpenCalls,
) {
  return async (call: Call<E>, response: Response) => {
    const signal = openCalls.signalOf(response)
    if (!acceptsEvents(call.request)) return handler({ ...call, ...unstreamed, signal })
    const { delta, done } = openEventStream(response)
    const answer = await handler({ ...call, signal, onDelta: delta })
    if (schema) done(await answerText(schema, answer))
    return answer
  }
}

function requireCaller(endpoint: Endpoint): RequestHandler {
  return (request, _response, next) => {
    nameRoute(request, endpoint.path)
    requireAccess(endpoint, callerOf(request, endpoint))
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
