import type { Query, QueryClient } from '@tanstack/react-query'
import { CallError } from '#client/core/call.ts'
import { whenIdle } from '#client/core/idle.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { cacheNames } from './caches.ts'
import { type Copy, saveCopies } from './database.ts'
import { bounds, kindOf } from './kinds.ts'
import { type CopyParts, loadCopyParts } from './loadCopyParts.ts'
import { offlineState } from './offlineState.ts'
import { claimed, forgetCopies, knownOwner } from './owner.ts'
import { savePictures } from './savePictures.ts'

/** Per opened listing. */
const picturesPerListing = 2
const maxFavoritePictures = 30

/** Saves query data when idle; stops if storage is full or blocked. */
export function followQueries(client: QueryClient): void {
  const changed = new Set<Query>()
  let isScheduled = false
  let isOver = false

  async function save(): Promise<void> {
    isScheduled = false
    const queries = [...changed]
    changed.clear()
    await claimed()
    const owner = knownOwner()
    // Without a connection nothing new arrives.
    const parts = await loadCopyParts().catch(() => undefined)
    const copies = parts ? queries.flatMap((query) => copyOf(query, parts)) : []
    if (!parts || owner === undefined || copies.length === 0) return
    try {
      await saveCopies(owner, copies, bounds)
      await savePictures(copies.flatMap((copy) => picturesOf(copy, parts)))
    } catch (error) {
      isOver = true
      // Pictures take most of the space.
      if (isQuotaError(error)) await caches.delete(cacheNames.pictures).catch(() => undefined)
    }
  }
  function add(query: Query): void {
    if (isOver || query.state.data === undefined || !kindOf(query.queryKey)) return
    changed.add(query)
    if (!isScheduled) whenIdle(() => void save())
    isScheduled = true
  }

  for (const query of client.getQueryCache().getAll()) add(query)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') add(event.query)
    if (event.action.type === 'error' && isSignedOut(event.action.error) && knownOwner())
      void forgetCopies().catch(() => undefined)
  })
}

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401
const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

function copyOf({ queryHash, queryKey, state }: Query, { readData }: CopyParts): Copy[] {
  const endpoint = kindOf(queryKey)
  if (!endpoint || offlineState().copies.has(queryHash)) return []
  const data = readData(endpoint, state.data)
  if (data === undefined) return []
  const size = JSON.stringify(data).length
  return [{ hash: queryHash, kind: endpoint.path, data, size, savedAt: Date.now() }]
}

function picturesOf({ kind, data }: Copy, { listingsIn }: CopyParts): string[] {
  const count = kind === listingsApi.get.path ? picturesPerListing : 1
  if (kind !== listingsApi.get.path && kind !== listingsApi.batch.path) return []
  return listingsIn(data)
    .slice(0, maxFavoritePictures)
    .flatMap(({ media }) =>
      media.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)).slice(0, count),
    )
    .map(({ id }) => id)
}
