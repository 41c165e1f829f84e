import type { Request } from 'express'
import { actorOf, isIdentified } from '#server/core/http/actor.ts'
import { asAppError } from '#server/core/http/sendError.ts'
import type { Api } from '#server/core/http/serve.ts'
import { validate } from '#server/core/http/validate.ts'
import { adminSignInApi } from '#shared/administrators/signIn.ts'
import { authApi } from '#shared/auth.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'
import type { Page } from '#shared/core/paging.ts'
import { addressValues, type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import type { publishingApi } from '#shared/listings/publishing.ts'
import type { Boot as BootData } from '#shared/page/boot.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import type { usersApi } from '#shared/users/usersApi.ts'

/** Milliseconds; the client repeats late ones. */
const timeout = 800
/** For queries that determine the page's status. */
const decisiveTimeout = 3000

export type BootResult<T> =
  | { data: T; problem?: undefined }
  | { data?: undefined; problem: ErrorCode | 'late' }

type BootQuery = BootData['queries'][number]

interface Question {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  decisive?: boolean
}

type ListOfListings = typeof listingsApi.search | typeof usersApi.listings | typeof publishingApi.mine

/** Never throws: the page works without it. */
export interface Boot {
  readonly queries: BootData['queries']
  /** Every query was answered: the page may be cached. */
  readonly isComplete: boolean
  put(key: QueryKey, data: unknown): void
  query<E extends Endpoint>(endpoint: E, question?: Question): Promise<BootResult<AnswerOf<E>>>
  /** Null for visitors. */
  queryUser(): Promise<void>
  queryAdmin(): Promise<void>
  queryPages(endpoint: ListOfListings, question: Question): Promise<BootResult<Page<Listing>>>
  querySearch(search: ListingSearch): Promise<BootResult<Page<Listing>>>
}

export function createBoot(api: Api, request: Request, language: Language): Boot {
  const places: { query?: BootQuery }[] = []
  let isComplete = true
  const whoFor = ({ access }: Endpoint) => ({ actor: actorOf(request, access), language, request })
  /** Equal data make equal pages. */
  const reserve = () => {
    const place: (typeof places)[number] = {}
    places.push(place)
    return (key: QueryKey, data: unknown) => {
      place.query = { key: [...key], data }
    }
  }
  const noted = <T>(result: BootResult<T>) => {
    if (result.problem !== undefined) isComplete = false
    return result
  }
  const putPages = (
    put: ReturnType<typeof reserve>,
    key: QueryKey,
    result: BootResult<Page<Listing>>,
    cursor: string | null = null,
  ) => {
    if (result.problem === undefined) put(key, { pages: [result.data], pageParams: [cursor] })
  }

  /** Null without a session. */
  const putSession = async (endpoint: typeof authApi.user | typeof adminSignInApi.auth) => {
    const put = reserve()
    const { data, problem } = await waitFor<unknown>(api.callInternally<Endpoint>(endpoint, whoFor(endpoint)))
    if (problem === undefined) put(queryKey(endpoint), data)
    // The actor of the other session may not read this one.
    else if (problem === 'not_signed_in' || problem === 'forbidden') put(queryKey(endpoint), null)
  }

  return {
    get queries() {
      return places.flatMap(({ query }) => query ?? [])
    },
    get isComplete() {
      return isComplete
    },
    put: (key, data) => reserve()(key, data),
    async query<E extends Endpoint>(endpoint: E, { params, query, body, decisive }: Question = {}) {
      const put = reserve()
      const work = async () => {
        const values = {
          params: params as ParamsOf<E>,
          query: parseQuery(endpoint, query),
          body: body as BodyOf<E>,
        }
        return api.callInternally(endpoint, { ...whoFor(endpoint), ...values })
      }
      const response = noted(await waitFor(work(), decisive))
      const key = queryKey(endpoint, { params, query })
      if (response.problem === undefined) put(key, response.data)
      else if (response.problem === 'not_found') put(key, null)
      return response
    },
    async queryPages(endpoint, { params, query }) {
      const put = reserve()
      const values = {
        ...whoFor(endpoint),
        params: params as ParamsOf<typeof endpoint>,
        query: parseQuery(endpoint, query),
      }
      const response = noted(await waitFor(api.callPageInternally(endpoint, values), true))
      putPages(put, queryKey(endpoint, { params, query }), response)
      return response
    },
    async queryUser() {
      if (isIdentified(request)) await putSession(authApi.user)
    },
    async queryAdmin() {
      if (isIdentified(request)) await putSession(adminSignInApi.auth)
    },
    async querySearch(search) {
      const put = reserve()
      const query = searchQueryValues(search)
      const response = noted(
        await waitFor(
          api.callPageInternally(listingsApi.search, { ...whoFor(listingsApi.search), query: search }),
          true,
        ),
      )
      putPages(put, queryKey(listingsApi.search, { query }), response, search.cursor)
      return response
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
