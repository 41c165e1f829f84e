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
const patience = 800
/** What decides the status of the page (its listing, its results) is worth a longer wait. */
const longPatience = 3000

/** One answer that the first screen needs, under the key that the client asks for. */
export interface BootQuery {
  key: QueryKey
  data: unknown
}

/** What came of asking: the answer, or why there is none. */
export type Asked<T> = { data: T; problem?: undefined } | { data?: undefined; problem: ErrorCode | 'late' }

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
  ask<E extends Endpoint>(endpoint: E, question?: Question): Promise<Asked<AnswerOf<E>>>
  /** Who is signed in; null where it is known that nobody is. */
  askUser(): Promise<void>
  /** The first page of a list of listings, as the client keeps it: the first of its pages. */
  askPages(endpoint: ListOfListings, question: Question): Promise<Asked<Page<Listing>>>
  /** The same of a search. */
  askSearch(search: ListingSearch): Promise<Asked<Page<Listing>>>
}

export function createBoot(api: Api, request: Request, language: Language): Boot {
  const queries: BootQuery[] = []
  const who = { actor: actorOf(request), language, request }
  const put = (key: QueryKey, data: unknown) => void queries.push({ key, data })
  const putPages = (key: QueryKey, asked: Asked<Page<Listing>>) => {
    if (asked.problem === undefined) put(key, { pages: [asked.data], pageParams: [null] })
  }

  return {
    queries,
    put,
    async ask<E extends Endpoint>(endpoint: E, { params, query, body, decisive }: Question = {}) {
      const work = async () => {
        const asking = {
          params: params as ParamsOf<E>,
          query: parseQuery(endpoint, query),
          body: body as BodyOf<E>,
        }
        return api.ask(endpoint, { ...who, ...asking })
      }
      const asked = await waitFor(work(), decisive)
      if (asked.problem === undefined) put(queryKey(endpoint, { params, query }), asked.data)
      return asked
    },
    async askPages(endpoint, { params, query }) {
      const asking = {
        ...who,
        params: params as ParamsOf<typeof endpoint>,
        query: parseQuery(endpoint, query),
      }
      const asked = await waitFor(api.askPage(endpoint, asking), true)
      putPages(queryKey(endpoint, { params, query }), asked)
      return asked
    },
    async askUser() {
      if (!isIdentified(request)) return
      const asked = await waitFor(api.ask(authApi.user, who))
      if (asked.problem === undefined) put(queryKey(authApi.user), asked.data)
      else if (asked.problem === 'not_signed_in') put(queryKey(authApi.user), null)
    },
    async askSearch(search) {
      const query = searchQueryValues(search)
      const asked = await waitFor(api.askPage(listingsApi.search, { ...who, query: search }), true)
      putPages(queryKey(listingsApi.search, { query }), asked)
      return asked
    },
  }
}

function parseQuery<E extends Endpoint>(endpoint: E, query: Question['query']): QueryOf<E> {
  const { query: schema } = endpoint
  return (schema && validate(schema, addressValues(query), 'bad_parameter')) as QueryOf<E>
}

async function waitFor<T>(work: Promise<T>, decisive = false): Promise<Asked<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Asked<T>>((resolve) => {
    timer = setTimeout(resolve, decisive ? longPatience : patience, { problem: 'late' })
  })
  const answer = work.then(
    (data): Asked<T> => ({ data }),
    (error: unknown): Asked<T> => ({ problem: asAppError(error).code }),
  )
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
}
