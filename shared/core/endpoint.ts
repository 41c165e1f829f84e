import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: the rule that `serve` enforces and that the rights matrix tests. */
export type Access = 'anyone' | 'user' | 'admin' | 'userOrAdmin'

/** What a schema gives; nothing where there is none. */
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
  /** Undefined: a 204 with nothing to say. */
  answer: Answer
  /** The status of success. */
  status: 200 | 201 | 204
  /** Whether a shared cache may keep the answer for a moment; anything else is `private, no-store`. */
  cache: 'public' | 'private'
  /** Changes by the mere passing of time, so that no server keeps it. */
  ages: boolean
  /** Takes `limit` and `cursor`, answers `X-Total-Count` and `Link`. */
  paged: boolean
  /** The form field of the one file that the call takes as multipart/form-data; such a call has no JSON body. */
  file: string | undefined
  /** Points of the read limit that a call takes: about how often the work of one listing's page it makes. */
  cost: number
  /** How many rows an answer may carry, where that is for the caller to say: long answers cost more. */
  rows?(asked: { query: OutputOf<Query>; body: OutputOf<Body> }): number
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
  file?: string
  cost?: number
  rows?: (asked: { query: OutputOf<Q>; body: OutputOf<B> }) => number
  errors?: readonly ErrorCode[]
}

/** One call of the API: the single definition that the server, the client, the tests and the OpenAPI document share. */
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
    status: options.status ?? (options.answer ? 200 : 204),
    cache: options.cache ?? 'private',
    ages: options.ages ?? false,
    paged: options.paged ?? false,
    file: options.file,
    cost: options.cost ?? 1,
    ...(options.rows && { rows: options.rows }),
    errors: options.errors ?? [],
  }
}

export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.output<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined
/** What the handler gives to the answer schema. */
export type AnswerIn<E extends Endpoint> = E['answer'] extends Schema ? z.input<E['answer']> : undefined
/** What the caller gets. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : undefined
/** What the caller sends. */
export type BodyIn<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
