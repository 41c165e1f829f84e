import { authApi } from '#shared/auth.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import type { Bounds } from './database.ts'

/** What is available offline, and how many of each at most. */
const kinds: readonly (readonly [endpoint: Endpoint, max: number])[] = [
  [listingsApi.get, 50],
  [listingsApi.batch, 4],
  [listingsApi.search, 10],
  [listingsApi.facets, 5],
  [listingsApi.trending, 3],
  [listingsApi.featured, 3],
  [listingsApi.investment, 1],
  [listingsApi.similar, 20],
  [pricesApi.listing, 50],
  [currencyApi.rate, 1],
  [settingsApi.public, 1],
  [authApi.user, 1],
  [favoritesApi.list, 1],
  [usersApi.profile, 10],
]

const day = 86_400_000

export const bounds: Bounds = {
  maxOf: (kind) => kinds.find(([{ path }]) => path === kind)?.[1] ?? 0,
  size: 4_000_000,
  age: 30 * day,
}

/** Undefined if not available offline. */
export function kindOf(key: readonly unknown[]): Endpoint | undefined {
  const segments = key.filter((segment) => typeof segment === 'string')
  const matching = kinds.map(([endpoint]) => endpoint).filter(({ path }) => matches(path, segments))
  return matching.find(({ path }) => !path.includes(':')) ?? matching[0]
}

function matches(path: string, segments: readonly string[]): boolean {
  const expected = path.split('/').filter(Boolean)
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment === segments[index] || segment.startsWith(':'))
  )
}
