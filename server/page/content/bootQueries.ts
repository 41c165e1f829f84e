import type { Request } from 'express'
import { actorOf, isIdentified } from '#server/core/http/actor.ts'
import { requestId } from '#server/core/http/monitoring/requestId.ts'
import { asAppError } from '#server/core/http/sendError.ts'
import type { Api, InternalCall } from '#server/core/http/serve.ts'
import { validate } from '#server/core/http/validate.ts'
import type { Logger } from '#server/core/log.ts'
import { adminSignInApi } from '#shared/administrators/signIn.ts'
import type { DirectoryFilters } from '#shared/agencies/portfolioAddress.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { authApi } from '#shared/auth.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'
import { addressValues, type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import type { publishingApi } from '#shared/listings/publishing.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import type { usersApi } from '#shared/users/usersApi.ts'
import { type BootQuery, firstPageJson, jsonOf } from './bootJson.ts'

/** Milliseconds; the client repeats late ones. */
const timeout = 800
/** For queries that determine the page's status. */
const decisiveTimeout = 3000

export type BootResult<T> =
  | { data: T; problem?: undefined }
  | { data?: undefined; problem: ErrorCode | 'late' }

interface Question {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  decisive?: boolean
}

type ListOfListings =
  | typeof listingsApi.search
  | typeof usersApi.listings
  | typeof publishingApi.mine
  | typeof publicAgenciesApi.agencyListings
  | typeof publicAgenciesApi.agentListings

/** Of a list of listings. */
export interface BootPage {
  total: number
  totalIsCapped: boolean
  /** Parsed for it. */
  first(): Listing | undefined
  /** See `namedPlace.ts`. */
  places?: string | undefined
}

/** Never throws: the page works without it. */
export interface BootQueries {
  readonly queries: readonly BootQuery[]
  /** Every query was answered: the page may be cached. */
  readonly isComplete: boolean
  put(key: QueryKey, data: unknown): void
  query<E extends Endpoint>(endpoint: E, question?: Question): Promise<BootResult<AnswerOf<E>>>
  /** Null for visitors. */
  queryUser(): Promise<void>
  queryAdmin(): Promise<void>
  queryPages(endpoint: ListOfListings, question: Question): Promise<BootResult<BootPage>>
  queryAgencies(query: DirectoryFilters & { limit: number }): Promise<BootResult<{ total: number }>>
  querySearch(search: ListingSearch): Promise<BootResult<BootPage>>
}

interface Needs {
  api: Api
  log: Logger
}

export function createBootQueries({ api, log }: Needs, request: Request, language: Language): BootQueries {
  const waitFor = createWait(log, request)
  const places: { query?: BootQuery }[] = []
  let isComplete = true
  const whoFor = ({ access }: Endpoint) => ({ actor: actorOf(request, access), language, request })
  /** Equal data make equal pages. */
  const reserve = () => {
    const place: (typeof places)[number] = {}
    places.push(place)
    return (key: QueryKey, json: readonly Buffer[]) => {
      place.query = { key, json }
    }
  }
  const noted = <T>(result: BootResult<T>) => {
    if (result.problem !== undefined) isComplete = false
    return result
  }

  const queryListings = async (
    endpoint: ListOfListings,
    key: QueryKey,
    input: Pick<InternalCall<ListOfListings>, 'params' | 'query'>,
    cursor?: string,
  ): Promise<BootResult<BootPage>> => {
    const put = reserve()
    const work = api.readPageInternally(endpoint, { ...whoFor(endpoint), ...input })
    const result = noted(await waitFor(work, true))
    if (result.problem !== undefined) return result
    const { total, totalIsCapped, items, places: named } = result.data
    put(key, firstPageJson(result.data, cursor))
    return { data: { total, totalIsCapped, first: () => items[0]?.value(), places: named } }
  }

  const putSession = (endpoint: SessionEndpoint) =>
    readSession({ api, waitFor }, endpoint, whoFor(endpoint), reserve())

  return {
    get queries() {
      return places.flatMap(({ query }) => query ?? [])
    },
    get isComplete() {
      return isComplete
    },
    put: (key, data) => reserve()(key, jsonOf(data)),
    async query<E extends Endpoint>(endpoint: E, { params, query, body, decisive }: Question = {}) {
      const put = reserve()
      const work = async () => {
        const values = {
          params: params as ParamsOf<E>,
          query: parseQuery(endpoint, query),
          body: body as BodyOf<E>,
        }
        return api.readInternally(endpoint, { ...whoFor(endpoint), ...values })
      }
      const result = noted(await waitFor(work(), decisive))
      const key = queryKey(endpoint, { params, query })
      if (result.problem === 'not_found') put(key, jsonOf(null))
      if (result.problem !== undefined) return result
      const { data: answer } = result
      put(key, answer.json())
      return {
        get data() {
          return answer.value()
        },
      }
    },
    queryPages(endpoint, { params, query }) {
      const values = {
        params: params as ParamsOf<typeof endpoint>,
        query: parseQuery(endpoint, query),
      }
      return queryListings(endpoint, queryKey(endpoint, { params, query }), values)
    },
    queryAgencies: async (query) =>
      noted(await readAgencies({ api, waitFor }, whoFor, { ...query }, reserve())),
    async queryUser() {
      if (isIdentified(request)) await putSession(authApi.user)
    },
    async queryAdmin() {
      if (isIdentified(request)) await putSession(adminSignInApi.auth)
    },
    querySearch(search) {
      const key = queryKey(listingsApi.search, { query: searchQueryValues(search) })
      return queryListings(listingsApi.search, key, { query: search }, search.cursor)
    },
  }
}

interface Reading {
  api: Api
  waitFor: Wait
}

type SessionEndpoint = typeof authApi.user | typeof adminSignInApi.auth

/** Null without a session. */
async function readSession(
  { api, waitFor }: Reading,
  endpoint: SessionEndpoint,
  caller: Pick<InternalCall<Endpoint>, 'actor' | 'language' | 'request'>,
  put: (key: QueryKey, json: readonly Buffer[]) => void,
): Promise<void> {
  const key = queryKey(endpoint)
  // An error for each page of a visitor would cost more than the rest of the call.
  if (caller.actor.kind === 'visitor') return put(key, jsonOf(null))
  const { data, problem } = await waitFor(api.readInternally<Endpoint>(endpoint, caller))
  if (problem === undefined) put(key, data.json())
  else if (problem === 'not_signed_in') put(key, jsonOf(null))
}

async function readAgencies(
  { api, waitFor }: Reading,
  whoFor: (endpoint: Endpoint) => Pick<InternalCall<Endpoint>, 'actor' | 'language' | 'request'>,
  query: Record<string, unknown>,
  put: (key: QueryKey, json: readonly Buffer[]) => void,
) {
  const { directory } = publicAgenciesApi
  const work = api.readPageInternally(directory, {
    ...whoFor(directory),
    query: parseQuery(directory, query),
  })
  const result = await waitFor(work, true)
  if (result.problem === undefined) put(queryKey(directory, { query }), firstPageJson(result.data, undefined))
  return result
}

function parseQuery<E extends Endpoint>(endpoint: E, query: Question['query']): QueryOf<E> {
  const { query: schema } = endpoint
  return (schema && validate(schema, addressValues(query), 'bad_parameter')) as QueryOf<E>
}

type Wait = <T>(work: Promise<T>, decisive?: boolean) => Promise<BootResult<T>>

function createWait(log: Logger, request: Request): Wait {
  const problemOf = (error: unknown) => {
    const { code } = asAppError(error)
    if (code === 'internal')
      log.error({ err: error, requestId: requestId(request) }, 'a query of a page failed')
    return code
  }
  return async <T>(work: Promise<T>, decisive = false) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<BootResult<T>>((resolve) => {
      timer = setTimeout(resolve, decisive ? decisiveTimeout : timeout, { problem: 'late' })
    })
    const answer = work.then(
      (data): BootResult<T> => ({ data }),
      (error: unknown): BootResult<T> => ({ problem: problemOf(error) }),
    )
    const first = await Promise.race([answer, late])
    clearTimeout(timer)
    return first
  }
}
