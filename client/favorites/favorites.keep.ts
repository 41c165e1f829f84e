import { hashKey, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '#client/auth/auth.api.ts'
import { CallError } from '#client/core/call.ts'
import { favoritesStore } from '#client/core/storage.ts'
import { changeFavoritesCount, outdateFavoritesOrder } from '#client/listings/listings.cache.ts'
import { type Favorite, mostMerged } from '#shared/favorites.ts'
import { addFavorite, favoritesQuery, mergeFavorites, removeFavorite } from './favorites.api.ts'
import { mergeParts, shownFavorites, withFavorite, withoutFavorites } from './lists.ts'

/** What came of a press: stored in the account or in this browser, overtaken by a later press of the same heart, or why it failed. */
export type Outcome = 'stored' | 'here' | 'overtaken' | Error

/** The reader's favorites, wherever they are kept: in the browser for a visitor, in the account of a user. */
export interface Keep {
  subscribe(listener: () => void): () => void
  /** What the reader sees, the newest first; the same array until it changes. */
  ids(): readonly string[]
  has(listingId: string): boolean
  /** Shows the wish at once and then makes it true; where that fails, it is taken back. The last wish for a listing wins. */
  wish(listingId: string, wanted: boolean): Promise<Outcome>
  /** Takes off the list what cannot be shown any more. What an account keeps of it, the server leaves out by itself. */
  forget(listingIds: readonly string[]): void
  /** Moves the favorites of this browser into the account; what cannot be moved stays and is shown all the same. */
  merge(): Promise<void>
}

interface Wish {
  wanted: boolean
  /** What the count of the listing shows beyond what the server last said. */
  offset: number
  tell(outcome: Outcome): void
}

/** As many ids as the server takes for one; what is longer was never an id of ours. */
const isSendable = (id: string) => id.length > 0 && id.length <= 64

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined)

export function createKeep(client: QueryClient): Keep {
  const wishes = new Map<string, Wish>()
  const pursuits = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  let merging: Promise<void> | undefined
  let shown: readonly string[] = []
  let shownSet = new Set(shown)

  const userId = () => client.getQueryData(userQuery.queryKey)?.id
  const stored = () => client.getQueryData(favoritesQuery.queryKey) ?? []

  function tellAll(): void {
    const there = userId() ? stored().map(({ listingId }) => listingId) : []
    const pressed = new Map([...wishes].map(([id, { wanted }]) => [id, wanted]))
    const next = shownFavorites(favoritesStore.get(), there, pressed)
    if (next.length === shown.length && next.every((id, index) => id === shown[index])) return
    shown = next
    shownSet = new Set(next)
    for (const listener of listeners) listener()
  }
  favoritesStore.subscribe(tellAll)
  const watched = [userQuery, favoritesQuery].map(({ queryKey }) => hashKey(queryKey))
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && watched.includes(query.queryHash)) tellAll()
  })
  tellAll()

  /** The account's favorites as the server now has them, in the list and in the user's count. */
  function store(favorites: Favorite[]): void {
    client.setQueryData(favoritesQuery.queryKey, favorites)
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, favoritesCount: favorites.length })
    // An answer that is under way may be older.
    if (client.isFetching({ queryKey: favoritesQuery.queryKey }) > 0)
      void client.invalidateQueries({ queryKey: favoritesQuery.queryKey })
  }

  /** What is written is added to the whole list: it has to be known first. */
  const knowStored = () => client.ensureQueryData(favoritesQuery).catch(() => undefined)

  /** Takes over what the server did for a wish; a later one may have been shown meanwhile. */
  function take(listingId: string, wanted: boolean, favoritesCount: number, choice: Favorite[]): void {
    const latest = wishes.get(listingId)
    if (latest) latest.offset = Number(latest.wanted) - Number(wanted)
    changeFavoritesCount(client, listingId, () => favoritesCount + (latest?.offset ?? 0))
    store([...choice, ...stored().filter((one) => one.listingId !== listingId)])
    outdateFavoritesOrder(client)
  }

  async function send(user: string, listingId: string, wanted: boolean): Promise<Outcome> {
    try {
      if (wanted) {
        const { favoritesCount, ...choice } = await addFavorite(user, listingId)
        take(listingId, wanted, favoritesCount, [choice])
      } else {
        const { favoritesCount } = await removeFavorite(user, listingId)
        take(listingId, wanted, favoritesCount, [])
      }
    } catch (error) {
      // What the server knows nothing of is not kept, as it was wished.
      if (wanted || statusOf(error) !== 404) return error instanceof Error ? error : new Error(String(error))
    }
    if (!wanted) dropHere([listingId])
    return 'stored'
  }

  /** Sends the wish for a listing, and the next one where it changed meanwhile, until the last is true or has failed. */
  async function pursue(user: string, listingId: string): Promise<void> {
    await Promise.allSettled([merging, knowStored()])
    let wish = wishes.get(listingId)
    while (wish) {
      const outcome = await send(user, listingId, wish.wanted)
      const latest = wishes.get(listingId)
      if (latest === wish) return end(listingId, wish, outcome)
      wish = latest
    }
  }

  function end(listingId: string, { wanted, offset, tell }: Wish, outcome: Outcome): void {
    if (outcome !== 'stored') changeFavoritesCount(client, listingId, (count) => count - offset)
    // Whoever signs in again still finds it.
    if (wanted && statusOf(outcome) === 401) favoritesStore.change((ids) => withFavorite(ids, listingId))
    wishes.delete(listingId)
    pursuits.delete(listingId)
    tellAll()
    tell(outcome)
  }

  function dropHere(listingIds: readonly string[]): void {
    if (favoritesStore.get().some((id) => listingIds.includes(id)))
      favoritesStore.change((ids) => withoutFavorites(ids, listingIds))
  }

  /** Moves part after part, and also what is added meanwhile. */
  async function mergeAll(): Promise<void> {
    await Promise.all([...pursuits.values(), knowStored()])
    const moved = new Set<string>()
    const waiting = () => favoritesStore.get().filter((id) => isSendable(id) && !moved.has(id))
    for (let ids = waiting(); ids.length > 0; ids = waiting())
      for (const part of mergeParts(ids, mostMerged)) {
        await mergePart(part)
        for (const id of part) moved.add(id)
      }
  }

  async function mergePart(part: string[]): Promise<void> {
    const before = new Set(stored().map(({ listingId }) => listingId))
    const favorites = await mergeFavorites(part)
    store(favorites)
    for (const { listingId } of favorites)
      if (!before.has(listingId)) changeFavoritesCount(client, listingId, (count) => count + 1)
    dropHere(part)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ids: () => shown,
    has: (listingId) => shownSet.has(listingId),
    async wish(listingId, wanted) {
      const user = userId()
      if (user === undefined) {
        const change = wanted ? withFavorite : (ids: readonly string[]) => withoutFavorites(ids, [listingId])
        favoritesStore.change((ids) => change(ids, listingId))
        return 'here'
      }
      return new Promise((resolve) => {
        const before = wishes.get(listingId)
        const step = Number(wanted) - Number(shownSet.has(listingId))
        wishes.set(listingId, { wanted, offset: (before?.offset ?? 0) + step, tell: resolve })
        before?.tell('overtaken')
        tellAll()
        changeFavoritesCount(client, listingId, (count) => count + step)
        if (!before) pursuits.set(listingId, pursue(user, listingId))
      })
    },
    forget(listingIds) {
      dropHere(listingIds)
      if (stored().some(({ listingId }) => listingIds.includes(listingId)))
        store(stored().filter(({ listingId }) => !listingIds.includes(listingId)))
    },
    merge() {
      if (userId() === undefined || favoritesStore.get().length === 0) return Promise.resolve()
      // What failed is still here and shown; the next occasion is another try.
      merging ??= mergeAll()
        .catch(() => undefined)
        .finally(() => {
          merging = undefined
        })
      return merging
    },
  }
}

const keeps = new WeakMap<QueryClient, Keep>()

/** The one keep of a page. */
export function keepOf(client: QueryClient): Keep {
  const keep = keeps.get(client) ?? createKeep(client)
  keeps.set(client, keep)
  return keep
}
