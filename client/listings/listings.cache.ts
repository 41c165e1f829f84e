import type { QueryClient } from '@tanstack/react-query'

export function changeFavoritesCount(
  client: QueryClient,
  listingId: string,
  change: (count: number) => number,
): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['api'] })) {
    const changed = withCount(state.data, listingId, change)
    if (changed !== state.data) client.setQueryData(queryKey, changed)
  }
}

/** Without refetching: displayed lists do not reorder. */
export function invalidateFavoritesOrder(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: ['api', 'listings'],
    predicate: ({ queryKey }) => queryKey.some((part) => isRecord(part) && part.sortBy === 'favorites'),
    refetchType: 'none',
  })
}

/** `data`: a listing, a list or pages. */
export function withCount(data: unknown, listingId: string, change: (count: number) => number): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => withCount(item, listingId, change))
    return items.some((item, index) => item !== data[index]) ? items : data
  }
  if (!isRecord(data)) return data
  if (data.id === listingId && typeof data.favoritesCount === 'number')
    return { ...data, favoritesCount: Math.max(0, change(data.favoritesCount)) }
  for (const part of ['pages', 'items']) {
    const changed = withCount(data[part], listingId, change)
    if (changed !== data[part]) return { ...data, [part]: changed }
  }
  return data
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
