import { z } from 'zod/mini'
import { authApi } from '#shared/auth.ts'
import type { AnswerOf, Endpoint } from '#shared/core/endpoint.ts'
import { exchangeRate } from '#shared/currency/currency.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favorite } from '#shared/favorites/favorites.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { facets, investmentFigures, type Listing, listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { listingVerdict } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { publicSettings } from '#shared/settings/settings.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { currentUser, publicProfile } from '#shared/users/users.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import type { Bounds } from './database.ts'

interface Kind {
  endpoint: Endpoint
  answer: z.ZodMiniType
  max: number
}

function kind<E extends Endpoint>(endpoint: E, answer: z.ZodMiniType<AnswerOf<E>>, max: number): Kind {
  return { endpoint, answer, max }
}

const kinds: readonly Kind[] = [
  kind(listingsApi.get, listing, 50),
  kind(listingsApi.batch, z.array(listing), 4),
  kind(listingsApi.search, z.array(listing), 10),
  kind(listingsApi.facets, facets, 5),
  kind(listingsApi.trending, z.array(listing), 3),
  kind(listingsApi.featured, z.array(listing), 3),
  kind(listingsApi.investment, investmentFigures, 1),
  kind(listingsApi.similar, z.array(listing), 20),
  kind(pricesApi.listing, listingVerdict, 50),
  kind(currencyApi.rate, exchangeRate, 1),
  kind(settingsApi.public, publicSettings, 1),
  kind(authApi.user, currentUser, 1),
  kind(favoritesApi.list, z.array(favorite), 1),
  kind(usersApi.profile, publicProfile, 10),
]

const day = 86_400_000

export const bounds: Bounds = {
  maxOf: (kind) => kinds.find(({ endpoint }) => endpoint.path === kind)?.max ?? 0,
  size: 4_000_000,
  age: 30 * day,
}

/** Undefined if not available offline. */
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

/** Per list. */
const maxPages = 2

/** Undefined if this version of the site cannot use the data. */
export function readData(endpoint: Endpoint, data: unknown): unknown {
  const kind = kinds.find((one) => one.endpoint === endpoint)
  const answer = kind?.answer.safeParse(data).data
  if (answer !== undefined || !endpoint.paged) return answer
  const list = listPages.safeParse(data).data
  return list && { pages: list.pages.slice(0, maxPages), pageParams: list.pageParams.slice(0, maxPages) }
}

export function listingsIn(data: unknown): Listing[] {
  const one = listing.safeParse(data).data
  if (one) return [one]
  const all = z.array(listing).safeParse(data).data
  return all ?? listPages.safeParse(data).data?.pages.flatMap(({ items }) => items) ?? []
}
