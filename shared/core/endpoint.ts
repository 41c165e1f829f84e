import type { z } from 'zod/mini'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Enforced by `serve`. */
export type Access = 'anyone' | 'user' | 'admin' | 'userOrAdmin' | Permission

/** Done before; taken, to be done later. */
export type OtherStatus = 200 | 202

type OutputOf<S> = S extends Schema ? z.output<S> : undefined

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  method: Method
  /** Express form: `/api/listings/:id`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /** Who is signed in: 401, not 403, with a session of another kind alone. */
  asksWho: boolean
  /** That a key needs to call it for its user. Undefined: none does. */
  scope: KeyScope | undefined
  /** Its answer is never stored, not even for an `Idempotency-Key`. */
  tellsOnce: boolean
  /** Also for an administrator who has yet to set up one-time codes. */
  enrols: boolean
  params: Params
  query: Query
  body: Body
  /** Undefined: 204. */
  answer: Answer
  status: 200 | 201 | 204
  /** That the handler may choose instead. */
  otherStatuses: readonly OtherStatus[]
  /** A write from pages of other sites too: by a secret, never by a session. */
  fromAnySite: boolean
  /** `private`: not in shared caches. */
  cache: 'public' | 'private'
  /** Changes with time alone: never cached. */
  ages: boolean
  /** Takes `limit` and `cursor`; sends `X-Total-Count` and `Link`. */
  paged: boolean
  /** Sends `delta` events, then `done` or `error`, if accepted. */
  streamed: boolean
  /** Private answers and writes name the version by an `ETag`; writes take `If-Match`. */
  versioned: boolean
  download: string | undefined
  /** Form field in a multipart/form-data call. */
  file: string | undefined
  /** Points of the read limit. */
  cost: number
  /** More rows cost more. */
  rows?(request: { query: OutputOf<Query>; body: OutputOf<Body> }): number
  errors: readonly ErrorCode[]
}

interface Options<P, Q, B, A> {
  summary: string
  access?: Access
  asksWho?: boolean
  scope?: KeyScope
  tellsOnce?: boolean
  enrols?: boolean
  params?: P
  query?: Q
  body?: B
  answer?: A
  status?: 200 | 201 | 204
  otherStatuses?: readonly OtherStatus[]
  fromAnySite?: boolean
  cache?: 'public' | 'private'
  ages?: boolean
  paged?: boolean
  streamed?: boolean
  versioned?: boolean
  download?: string
  file?: string
  cost?: number
  rows?: (request: { query: OutputOf<Q>; body: OutputOf<B> }) => number
  errors?: readonly ErrorCode[]
}

/**
 * One call of the API: what it takes and gives, who may make it, how it is kept; server, client, tests and
 * the OpenAPI document are made of it.
 */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
>(method: Method, path: `/api/${string}`, options: Options<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return {
    method,
    path,
    summary: options.summary,
    access: options.access ?? 'anyone',
    asksWho: options.asksWho ?? false,
    scope: options.scope,
    tellsOnce: options.tellsOnce ?? false,
    enrols: options.enrols ?? false,
    params: options.params as P,
    query: options.query as Q,
    body: options.body as B,
    answer: options.answer as A,
    status: options.status ?? (options.answer || options.download ? 200 : 204),
    otherStatuses: options.otherStatuses ?? [],
    fromAnySite: options.fromAnySite ?? false,
    cache: options.cache ?? 'private',
    ages: options.ages ?? false,
    paged: options.paged ?? false,
    streamed: options.streamed ?? false,
    versioned: options.versioned ?? false,
    download: options.download,
    file: options.file,
    cost: options.cost ?? 1,
    ...(options.rows && { rows: options.rows }),
    errors: options.errors ?? [],
  }
}

export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.output<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined
export type AnswerIn<E extends Endpoint> = E['answer'] extends Schema ? z.input<E['answer']> : undefined
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : undefined
export type BodyIn<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
