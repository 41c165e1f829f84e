import { type ReadableStream, TransformStream } from 'node:stream/web'
import { z } from 'zod/mini'
import type { EditConflict } from '#shared/core/editConflict.ts'
import type { AnswerIn, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import { type ErrorCode, errorStatus } from '#shared/core/errors.ts'
import { asLanguage, defaultLanguage } from '#shared/core/language.ts'
import { type NamedPlace, writePlaces } from '#shared/search/namedPlace.ts'
import { type Section, writeSections } from '#shared/search/sections.ts'
import { loadAllWords } from '#shared/words.ts'

// Parses requests and stubbed responses with the endpoint's schemas.

interface IncomingRequest {
  url: string
  method: string
  headers: Headers
  signal: { aborted: boolean; addEventListener(type: 'abort', listener: () => void): void }
  json(): Promise<unknown>
  formData(): Promise<{ get(name: string): unknown }>
}
interface Headers {
  get(name: string): string | null
}
interface OutgoingResponse {
  status: number
  headers: Record<string, string>
  body: string | ReadableStream | null
}

export interface ReceivedRequest<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: File | undefined
  headers: Headers
}

type StubbedResponse<E extends Endpoint> = AnswerIn<E> | StubResponse
type Handler<E extends Endpoint> = (
  received: ReceivedRequest<E>,
) => StubbedResponse<E> | Promise<StubbedResponse<E>>

class StubResponse {
  constructor(readonly send: (endpoint: Endpoint, language: string) => Promise<OutgoingResponse>) {}
}

interface ErrorOptions {
  fields?: Record<string, string>
  text?: string
  retryAfter?: number
  conflicts?: EditConflict[]
}

const commonErrors: readonly ErrorCode[] = ['internal', 'timeout', 'too_many_requests', 'unavailable']

/** Undeclared ones fail the test. */
export function errorResponse(
  code: ErrorCode,
  { fields, text, retryAfter, conflicts }: ErrorOptions = {},
): StubResponse {
  return new StubResponse(async (endpoint, language) => {
    if (!endpoint.errors.includes(code) && !commonErrors.includes(code))
      errors.push(`${nameOf(endpoint)} does not answer ${code}`)
    const words = await loadAllWords(asLanguage(language) ?? defaultLanguage)
    const error = text ?? words.errors.codes[code]
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` }
    return json({ error, code, fields, conflicts }, errorStatus[code], headers)
  })
}

export function foreignResponse(status: number, body: string): StubResponse {
  return new StubResponse(async () => ({ status, headers: { 'Content-Type': 'text/html' }, body }))
}

export const networkError = new StubResponse(async () => {
  throw new TypeError('Failed to fetch')
})

/** A `text/event-stream`. */
export function eventStream() {
  const { readable, writable } = new TransformStream<string, Uint8Array>({
    transform: (text, controller) => controller.enqueue(new TextEncoder().encode(text)),
  })
  const writer = writable.getWriter()
  const headers = { 'Content-Type': 'text/event-stream' }
  return {
    response: new StubResponse(async () => ({ status: 200, headers, body: readable })),
    send: (name: string, data: unknown) =>
      void writer.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).catch(() => undefined),
    end: () => void writer.close().catch(() => undefined),
  }
}

interface PageOptions {
  total?: number
  totalIsCapped?: boolean
  next?: string
  rankedBy?: string
  sections?: readonly Section[]
  places?: readonly NamedPlace[]
  nearDuplicates?: string
  isPlainText?: true
}

/** `next`: cursor of the next page. */
export function pageResponse<Item>(
  items: Item[],
  {
    total = items.length,
    totalIsCapped = false,
    next,
    rankedBy,
    sections = [],
    places,
    nearDuplicates,
    isPlainText,
  }: PageOptions = {},
): StubResponse {
  return new StubResponse(async (endpoint) => {
    const link = `<${endpoint.path}?cursor=${next}>; rel="next"`
    return json(parseResponseBody(endpoint, items), endpoint.status, {
      'X-Total-Count': `${total}`,
      ...(totalIsCapped ? { 'X-Total-Capped': 'true' } : {}),
      ...(next === undefined ? {} : { Link: link }),
      ...(places && { 'X-Places': writePlaces(places) }),
      ...(isPlainText && { 'X-Plain-Text': 'true' }),
      ...(nearDuplicates && { 'X-Near-Duplicates': nearDuplicates }),
      ...(rankedBy === undefined
        ? {}
        : { 'X-Ranked-By': encodeURIComponent(rankedBy), 'X-Sections': writeSections(sections) }),
    })
  })
}

/** Pending until released. */
export function deferred<E extends Endpoint>(
  response: StubbedResponse<E>,
): { promise: Promise<StubbedResponse<E>>; release(): void } {
  let release = () => {}
  const promise = new Promise<StubbedResponse<E>>((resolve) => {
    release = () => resolve(response)
  })
  return { promise, release }
}

interface Route {
  endpoint: Endpoint
  pattern: RegExp
  receive(request: IncomingRequest, params: Record<string, string>): Promise<OutgoingResponse>
}

let routes: Route[] = []
let errors: string[] = []

/** For the rest of the test; returns the growing list of requests. */
export function stubEndpoint<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E> | StubbedResponse<E>,
): ReceivedRequest<E>[] {
  const received: ReceivedRequest<E>[] = []
  const handle: Handler<E> = isHandler(handler) ? handler : () => handler
  const route: Route = {
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    async receive(request, params) {
      const read = await readRequest(endpoint, request, params)
      received.push(read)
      const response = await handle(read)
      if (response instanceof StubResponse)
        return response.send(endpoint, request.headers.get('Accept-Language') ?? '')
      return endpoint.answer
        ? json(parseResponseBody(endpoint, response), endpoint.status)
        : { status: endpoint.status, headers: {}, body: null }
    },
  }
  routes = [route, ...routes.filter((one) => one.endpoint !== endpoint)]
  return received
}

export function resetStubs(): string[] {
  const found = errors
  routes = []
  errors = []
  return found
}

/** An unstubbed request fails the test. */
export async function handleRequest(request: IncomingRequest): Promise<OutgoingResponse> {
  const { pathname } = new URL(request.url)
  const fitting = routes
    .filter(({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(pathname))
    .sort((one, other) => parametersOf(one.endpoint) - parametersOf(other.endpoint))
  const [route] = fitting
  if (!route) {
    errors.push(`nothing answers ${request.method} ${request.url}`)
    throw new TypeError('Failed to fetch')
  }
  const params = pathname.match(route.pattern)?.groups ?? {}
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  return Promise.race([route.receive(request, decoded), aborted(request.signal)])
}

function aborted(signal: IncomingRequest['signal']): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}

async function readRequest<E extends Endpoint>(
  endpoint: E,
  request: IncomingRequest,
  params: Record<string, string>,
): Promise<ReceivedRequest<E>> {
  const form = endpoint.file === undefined ? undefined : await request.formData()
  const file = form?.get(endpoint.file ?? '')
  const values = Object.fromEntries(new URL(request.url).searchParams)
  const body: unknown = endpoint.body ? await request.json() : undefined
  const read = {
    params: parseOf(endpoint, 'params', params),
    query: parseOf(endpoint, 'query', values),
    body: parseOf(endpoint, 'body', body),
    file: file instanceof File ? file : undefined,
    headers: request.headers,
  }
  return read as ReceivedRequest<E>
}

function parseOf(endpoint: Endpoint, part: 'params' | 'query' | 'body' | 'answer', value: unknown): unknown {
  const schema = endpoint[part]
  if (!schema) return undefined
  const { data, error } = z.safeParse(schema, value)
  if (error) errors.push(`${nameOf(endpoint)}, ${part}: ${z.prettifyError(error)}`)
  return data
}

function parseResponseBody(endpoint: Endpoint, value: unknown): unknown {
  return parseOf(endpoint, 'answer', value)
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): OutgoingResponse {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

function isHandler<E extends Endpoint>(handler: Handler<E> | StubbedResponse<E>): handler is Handler<E> {
  return typeof handler === 'function'
}

function parametersOf({ path }: Endpoint): number {
  return path.split(':').length
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
