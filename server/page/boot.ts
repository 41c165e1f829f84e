import type { Request } from 'express'
import { actorOf, isIdentified } from '#server/core/http/actor.ts'
import { asAppError } from '#server/core/http/answerError.ts'
import type { Api } from '#server/core/http/serve.ts'
import { validate } from '#server/core/http/validate.ts'
import { authApi } from '#shared/auth.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'
import type { Page } from '#shared/core/paging.ts'
import { addressValues, type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import { type Listing, listingsApi } from '#shared/listings/listings.ts'
import type { publishingApi } from '#shared/listings/publishing.ts'
import { type ListingSearch, searchQueryValues } from '#shared/search/listingSearch.ts'
import type { usersApi } from '#shared/users.ts'

/** Milliseconds that a page waits for boot data; what is late is left out, and the client asks for it itself. */
const timeout = 800
/** What decides the status of the page (its listing, its results) is worth a longer wait. */
const decisiveTimeout = 3000

/** One answer that the first screen needs, under the key that the client asks for. */
export interface BootQuery {
  key: QueryKey
  data: unknown
}

/** What came of asking: the answer, or why there is none. */
export type BootResult<T> =
  | { data: T; problem?: undefined }
  | { data?: undefined; problem: ErrorCode | 'late' }

interface Question {
  params?: Record<string, string>
  /** Values as they stand in the address. */
  query?: Record<string, unknown>
  body?: unknown
  /** The page cannot be right without it. */
  decisive?: boolean
}

type ListOfListings = typeof listingsApi.search | typeof usersApi.listings | typeof publishingApi.mine

/** Collects the answers of one page. Nothing here throws: a page never fails because of its boot data. */
export interface Boot {
  queries: BootQuery[]
  put(key: QueryKey, data: unknown): void
  query<E extends Endpoint>(endpoint: E, question?: Question): Promise<BootResult<AnswerOf<E>>>
  /** Who is signed in; null where it is known that nobody is. */
  queryUser(): Promise<void>
  /** The first page of a list of listings, as the client keeps it: the first of its pages. */
  queryPages(endpoint: ListOfListings, question: Question): Promise<BootResult<Page<Listing>>>
  /** The same of a search. */
  querySearch(search: ListingSearch): Promise<BootResult<Page<Listing>>>
}

export function createBoot(api: Api, request: Request, language: Language): Boot {
  const queries: BootQuery[] = []
  const who = { actor: actorOf(request), language, request }
  const put = (key: QueryKey, data: unknown) => void queries.push({ key, data })
  const putPages = (key: QueryKey, result: BootResult<Page<Listing>>) => {
    if (result.problem === undefined) put(key, { pages: [result.data], pageParams: [null] })
  }

  return {
    queries,
    put,
    async query<E extends Endpoint>(endpoint: E, { params, query, body, decisive }: Question = {}) {
      const work = async () => {
        const asking = {
          params: params as ParamsOf<E>,
          query: parseQuery(endpoint, query),
          body: body as BodyOf<E>,
        }
        return api.callInternally(endpoint, { ...who, ...asking })
      }
      const asked = await waitFor(work(), decisive)
      if (asked.problem === undefined) put(queryKey(endpoint, { params, query }), asked.data)
      return asked
    },
    async queryPages(endpoint, { params, query }) {
      const asking = {
        ...who,
        params: params as ParamsOf<typeof endpoint>,
        query: parseQuery(endpoint, query),
      }
      const asked = await waitFor(api.callPageInternally(endpoint, asking), true)
      putPages(queryKey(endpoint, { params, query }), asked)
      return asked
    },
    async queryUser() {
      if (!isIdentified(request)) return
      const asked = await waitFor(api.callInternally(authApi.user, who))
      if (asked.problem === undefined) put(queryKey(authApi.user), asked.data)
      else if (asked.problem === 'not_signed_in') put(queryKey(authApi.user), null)
    },
    async querySearch(search) {
      const query = searchQueryValues(search)
      const asked = await waitFor(api.callPageInternally(listingsApi.search, { ...who, query: search }), true)
      putPages(queryKey(listingsApi.search, { query }), asked)
      return asked
    },
  }
}

function parseQuery<E extends Endpoint>(endpoint: E, query: Question['query']): QueryOf<E> {
  const { query: schema } = endpoint
  return (schema && validate(schema, addressValues(query), 'bad_parameter')) as QueryOf<E>
}

async function waitFor<T>(work: Promise<T>, decisive = false): Promise<BootResult<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<BootResult<T>>((resolve) => {
    timer = setTimeout(resolve, decisive ? decisiveTimeout : timeout, { problem: 'late' })
  })
  const answer = work.then(
    (data): BootResult<T> => ({ data }),
    (error: unknown): BootResult<T> => ({ problem: asAppError(error).code }),
  )
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
}
