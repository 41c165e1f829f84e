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

function schema<E extends Endpoint>(endpoint: E, answer: z.ZodMiniType<AnswerOf<E>>): [E, z.ZodMiniType] {
  return [endpoint, answer]
}

/** Of the endpoints in kinds.ts. */
const schemas = new Map<Endpoint, z.ZodMiniType>([
  schema(listingsApi.get, listing),
  schema(listingsApi.batch, z.array(listing)),
  schema(listingsApi.search, z.array(listing)),
  schema(listingsApi.facets, facets),
  schema(listingsApi.trending, z.array(listing)),
  schema(listingsApi.featured, z.array(listing)),
  schema(listingsApi.investment, investmentFigures),
  schema(listingsApi.similar, z.array(listing)),
  schema(pricesApi.listing, listingVerdict),
  schema(currencyApi.rate, exchangeRate),
  schema(settingsApi.public, publicSettings),
  schema(authApi.user, currentUser),
  schema(favoritesApi.list, z.array(favorite)),
  schema(usersApi.profile, publicProfile),
])

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
  const answer = schemas.get(endpoint)?.safeParse(data).data
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
