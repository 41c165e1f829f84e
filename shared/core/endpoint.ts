import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Enforced by `serve` and tested by the rights matrix; a permission is what administrators' roles grant. */
export type Access = 'anyone' | 'user' | 'admin' | 'userOrAdmin' | Permission

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
  params: Params
  query: Query
  body: Body
  /** Undefined: 204. */
  answer: Answer
  /** Of success. */
  status: 200 | 201 | 204
  /** Otherwise shared caches must not store the response. */
  cache: 'public' | 'private'
  /** Changes with time alone: never in the response cache. */
  ages: boolean
  /** Takes `limit` and `cursor`; sends `X-Total-Count` and `Link`. */
  paged: boolean
  /** Who accepts `text/event-stream` gets pieces of the answer as `delta` events, then `done` or `error`. */
  streamed: boolean
  /** Of an answer that is a file, written by the handler. */
  download: string | undefined
  /** The form field of the file in a multipart/form-data call, which has no JSON body. */
  file: string | undefined
  /** Points of the read limit, relative to reading a listing. */
  cost: number
  /** The number of rows that the caller requests: more rows cost more. */
  rows?(request: { query: OutputOf<Query>; body: OutputOf<Body> }): number
  errors: readonly ErrorCode[]
}

interface Options<P, Q, B, A> {
  summary: string
  access?: Access
  params?: P
  query?: Q
  body?: B
  answer?: A
  status?: 200 | 201 | 204
  cache?: 'public' | 'private'
  ages?: boolean
  paged?: boolean
  streamed?: boolean
  download?: string
  file?: string
  cost?: number
  rows?: (request: { query: OutputOf<Q>; body: OutputOf<B> }) => number
  errors?: readonly ErrorCode[]
}

/** For server, client, tests and OpenAPI. */
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
    params: options.params as P,
    query: options.query as Q,
    body: options.body as B,
    answer: options.answer as A,
    status: options.status ?? (options.answer || options.download ? 200 : 204),
    cache: options.cache ?? 'private',
    ages: options.ages ?? false,
    paged: options.paged ?? false,
    streamed: options.streamed ?? false,
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
/** What the handler returns. */
export type AnswerIn<E extends Endpoint> = E['answer'] extends Schema ? z.input<E['answer']> : undefined
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : undefined
export type BodyIn<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
