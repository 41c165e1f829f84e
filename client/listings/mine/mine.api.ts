import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { callPage } from '#client/core/call.ts'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { type MyListing, publishingApi } from '#shared/listings/publishing.ts'

const query = { limit: screenLimits.mine }

/** Refetched on every visit, as others change the figures. */
export const mineQuery = infiniteQueryOptions<
  Page<MyListing>,
  Error,
  InfiniteData<Page<MyListing>>,
  QueryKey,
  string | null
>({
  queryKey: queryKey(publishingApi.mine, { query }),
  queryFn: ({ pageParam, signal }) =>
    callPage(publishingApi.mine, { query: { ...query, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null,
  getNextPageParam: (last) => last.next ?? null,
  staleTime: ownStaleTime,
})

/** With the exact location; always refetched. */
export function myListingQuery(id: string) {
  return { ...endpointQuery(publishingApi.myListing, { params: { id } }), gcTime: 0 }
}

/** `change` may return undefined to remove it. */
export function changeMine(
  client: QueryClient,
  id: string,
  change: (listing: MyListing) => MyListing | undefined,
): void {
  client.setQueryData(mineQuery.queryKey, (data) => data && withChanged(data, id, change))
  client.setQueryData(myListingQuery(id).queryKey, (data) => data && change(data))
}

export function invalidateMine(client: QueryClient, removedId?: string): Promise<unknown> {
  const isOfRemoved = ({ queryKey: parts }: { queryKey: readonly unknown[] }) =>
    removedId !== undefined && parts.includes(removedId)
  client.removeQueries({ predicate: isOfRemoved })
  return Promise.all([
    client.invalidateQueries({ queryKey: ['api', 'listings'] }),
    client.invalidateQueries({ queryKey: ['api', 'price-analysis'] }),
  ])
}

export function withChanged<Item extends { id: string }, Cursor>(
  data: InfiniteData<Page<Item>, Cursor>,
  id: string,
  change: (item: Item) => Item | undefined,
): InfiniteData<Page<Item>, Cursor> {
  let removed = 0
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => {
      if (item.id !== id) return [item]
      const changed = change(item)
      if (changed) return [changed]
      removed += 1
      return []
    }),
  }))
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - removed })) }
}
