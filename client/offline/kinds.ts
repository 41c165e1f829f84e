import { z } from 'zod/mini'
import { authApi } from '#shared/auth.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { type Listing, listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import type { Bounds } from './database.ts'

/** The answers that can be read without a connection, and how many of each are saved. */
const kinds = [
  { endpoint: listingsApi.get, max: 50 },
  { endpoint: listingsApi.batch, max: 4 },
  { endpoint: listingsApi.search, max: 10 },
  { endpoint: listingsApi.facets, max: 5 },
  { endpoint: listingsApi.trending, max: 3 },
  { endpoint: listingsApi.featured, max: 3 },
  { endpoint: listingsApi.investment, max: 1 },
  { endpoint: listingsApi.similar, max: 20 },
  { endpoint: pricesApi.listing, max: 50 },
  { endpoint: currencyApi.rate, max: 1 },
  { endpoint: settingsApi.public, max: 1 },
  { endpoint: authApi.user, max: 1 },
  { endpoint: favoritesApi.list, max: 1 },
  { endpoint: usersApi.profile, max: 10 },
] as const satisfies { endpoint: Endpoint; max: number }[]

const day = 86_400_000

export const bounds: Bounds = {
  maxOf: (kind) => kinds.find(({ endpoint }) => endpoint.path === kind)?.max ?? 0,
  size: 4_000_000,
  age: 30 * day,
}

/** The answer of a query with its key; undefined if it is not one of those above. */
export function kindOf(key: readonly unknown[]): Endpoint | undefined {
  const parts = key.filter((part) => typeof part === 'string')
  const matching = kinds.filter(({ endpoint }) => matches(endpoint.path, parts))
  return (matching.find(({ endpoint }) => !endpoint.path.includes(':')) ?? matching[0])?.endpoint
}

function matches(path: string, parts: readonly string[]): boolean {
  const expected = path.split('/').filter(Boolean)
  return (
    expected.length === parts.length &&
    expected.every((part, index) => part === parts[index] || part.startsWith(':'))
  )
}

/** A list by pages, as infinite queries have it. */
const listPages = z.object({
  pages: z.array(
    z.object({
      items: z.array(listing),
      total: z.number(),
      totalIsCapped: z.optional(z.boolean()),
      next: z.optional(z.string()),
    }),
  ),
  pageParams: z.array(z.nullable(z.string())),
})

/** Pages saved of a list. */
const maxPages = 2

/** Data of a kind, checked; undefined where it is not what this version of the site shows. */
export function readData(endpoint: Endpoint, data: unknown): unknown {
  const answer = endpoint.answer && z.safeParse(endpoint.answer, data).data
  if (answer !== undefined || !endpoint.paged) return answer
  const list = listPages.safeParse(data).data
  return list && { pages: list.pages.slice(0, maxPages), pageParams: list.pageParams.slice(0, maxPages) }
}

/** The listings in data of any kind. */
export function listingsIn(data: unknown): Listing[] {
  const one = listing.safeParse(data).data
  if (one) return [one]
  const all = z.array(listing).safeParse(data).data
  return all ?? listPages.safeParse(data).data?.pages.flatMap(({ items }) => items) ?? []
}
