import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type ItemOf, pagesKey } from '#client/ui/list/usePages.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import type { Page } from '#shared/core/paging.ts'
import { queryKey } from '#shared/core/queryKey.ts'

/** Rows as they stand: read again, others would slide under a pointer that is about to click again. */
export function changeRows<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  change: (item: ItemOf<E>) => ItemOf<E>,
): void {
  client.setQueriesData<InfiniteData<Page<ItemOf<E>>>>(
    { queryKey: queryKey(endpoint), predicate: ({ queryKey: key }) => key.includes(pagesKey) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  )
}
