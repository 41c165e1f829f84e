import type { QueryClient } from '@tanstack/react-query'
import { changeFavoritesCount } from '#client/listings/listings.cache.ts'
import { maxMerged } from '#shared/favorites/favoritesApi.ts'
import { mergeFavorites } from './favorites.api.ts'
import { accountFavorites, setAccountFavorites } from './favorites.cache.ts'
import { dropLocalFavorites, localFavorites } from './favorites.local.ts'
import { mergeBatches } from './lists.ts'

/** The server's limit. */
const isSendable = (id: string) => id.length > 0 && id.length <= 64

/** In batches. Rejects on the first failure; the rest stays local. */
export async function mergeLocalFavorites(client: QueryClient): Promise<void> {
  const merged = new Set<string>()
  const remaining = () => localFavorites.get().filter((id) => isSendable(id) && !merged.has(id))
  for (let ids = remaining(); ids.length > 0; ids = remaining())
    for (const batch of mergeBatches(ids, maxMerged)) {
      await mergeBatch(client, batch)
      for (const id of batch) merged.add(id)
    }
}

async function mergeBatch(client: QueryClient, batch: string[]): Promise<void> {
  const before = new Set(accountFavorites(client).map(({ listingId }) => listingId))
  const favorites = await mergeFavorites(batch)
  setAccountFavorites(client, favorites)
  for (const { listingId } of favorites)
    if (!before.has(listingId)) changeFavoritesCount(client, listingId, (count) => count + 1)
  dropLocalFavorites(batch)
}
