import type { QueryClient } from '@tanstack/react-query'

/** Changes the count of favorites of a listing wherever an answer that is kept tells it; nothing is asked for anew. */
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

/** Lists that were sorted by favorites are asked for again when they are next looked at; those on screen stay in place. */
export function outdateFavoritesOrder(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: ['api', 'listings'],
    predicate: ({ queryKey }) => queryKey.some((part) => isRecord(part) && part.sortBy === 'favorites'),
    refetchType: 'none',
  })
}

/** The answer with the count changed: a listing, a list, or pages of them; the same object where it does not tell of it. */
export function withCount(answer: unknown, listingId: string, change: (count: number) => number): unknown {
  if (Array.isArray(answer)) {
    const items = answer.map((item) => withCount(item, listingId, change))
    return items.some((item, index) => item !== answer[index]) ? items : answer
  }
  if (!isRecord(answer)) return answer
  if (answer.id === listingId && typeof answer.favoritesCount === 'number')
    return { ...answer, favoritesCount: Math.max(0, change(answer.favoritesCount)) }
  for (const part of ['pages', 'items']) {
    const changed = withCount(answer[part], listingId, change)
    if (changed !== answer[part]) return { ...answer, [part]: changed }
  }
  return answer
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
