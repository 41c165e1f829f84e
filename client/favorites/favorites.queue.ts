import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '#client/core/call.ts'
import { changeFavoritesCount, invalidateFavoritesOrder } from '#client/listings/listings.cache.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import { addFavorite, removeFavorite } from './favorites.api.ts'
import { accountFavorites, loadAccountFavorites, setAccountFavorites } from './favorites.cache.ts'
import { dropLocalFavorites, localFavorites } from './favorites.local.ts'
import { withFavorite } from './lists.ts'

interface Change {
  userId: string
  listingId: string
  isFavorite: boolean
  countChange: number
  /** Awaited before sending. */
  after?: Promise<unknown>
}

interface QueuedChange extends Change {
  /** Displayed count minus the server's. */
  offset: number
}

/** One request at a time per listing, the last one wins. */
export interface FavoritesQueue {
  /** By listing id: its value once all changes are saved. */
  pending(): ReadonlyMap<string, boolean>
  push(change: Change): Promise<'saved' | 'superseded' | Error>
  settled(): Promise<unknown>
}

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined)
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

export function createFavoritesQueue(client: QueryClient, onChange: () => void): FavoritesQueue {
  const latest = new Map<string, QueuedChange>()
  const unsettled = new Set<Promise<unknown>>()
  const isSuperseded = (change: QueuedChange) => latest.get(change.listingId) !== change

  function write({ listingId, isFavorite }: Change, favoritesCount: number, added: Favorite[]): void {
    const shown = latest.get(listingId)
    if (shown) shown.offset = Number(shown.isFavorite) - Number(isFavorite)
    changeFavoritesCount(client, listingId, () => favoritesCount + (shown?.offset ?? 0))
    const others = accountFavorites(client).filter((one) => one.listingId !== listingId)
    setAccountFavorites(client, [...added, ...others])
    invalidateFavoritesOrder(client)
  }

  async function send(change: QueuedChange): Promise<void> {
    await Promise.allSettled([change.after, loadAccountFavorites(client)])
    if (isSuperseded(change)) return
    const { userId, listingId } = change
    if (change.isFavorite) {
      const { favoritesCount, ...favorite } = await addFavorite(userId, listingId)
      return write(change, favoritesCount, [favorite])
    }
    try {
      const { favoritesCount } = await removeFavorite(userId, listingId)
      write(change, favoritesCount, [])
    } catch (error) {
      // 404: the listing, and so the favorite, no longer exists.
      if (statusOf(error) !== 404) throw error
    }
    dropLocalFavorites([listingId])
  }

  function rollBack({ listingId, isFavorite, offset }: QueuedChange, error: unknown): void {
    changeFavoritesCount(client, listingId, (count) => count - offset)
    // 401: merged at the next sign-in.
    if (isFavorite && statusOf(error) === 401) localFavorites.update((ids) => withFavorite(ids, listingId))
  }

  async function run(change: QueuedChange) {
    const { listingId } = change
    const mutation = client
      .getMutationCache()
      .build(client, { scope: { id: `favorites/${listingId}` }, mutationFn: send })
    const error = await mutation.execute(change).then(() => undefined, asError)
    if (isSuperseded(change)) return 'superseded'
    if (error) rollBack(change, error)
    latest.delete(listingId)
    onChange()
    return error ?? 'saved'
  }

  return {
    pending: () => new Map([...latest].map(([listingId, { isFavorite }]) => [listingId, isFavorite])),
    push(change) {
      const { listingId, countChange } = change
      const queued = { ...change, offset: (latest.get(listingId)?.offset ?? 0) + countChange }
      latest.set(listingId, queued)
      onChange()
      changeFavoritesCount(client, listingId, (count) => count + countChange)
      const outcome = run(queued)
      unsettled.add(outcome)
      return outcome.finally(() => unsettled.delete(outcome))
    },
    settled: () => Promise.all(unsettled),
  }
}
