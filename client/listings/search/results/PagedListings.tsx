import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import type { Page } from '#shared/core/paging.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { MoreResults } from './MoreResults.tsx'

const skeletons = ['1', '2', '3']

interface PagedListingsProps {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<Page<Listing>, string | null>>
  action?: CardPart | undefined
  empty: ReactNode
  /** Before the first cards. */
  heading?: ReactNode
}

/** Cards of somebody's listings, with more on demand. */
export function PagedListings({ label, query, action, empty, heading }: PagedListingsProps) {
  const { data, fetchNextPage, refetch } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const [first] = data?.pages ?? []
  const listings = data?.pages.flatMap(({ items }) => items) ?? []
  if (!first)
    return query.isError ? (
      <ErrorNote error={query.error} onRetry={() => void refetch()} />
    ) : (
      <ListingGridSkeleton ids={skeletons} />
    )
  if (listings.length === 0) return empty
  return (
    <>
      {heading}
      <ListingGrid label={label} listings={listings} action={action} priority={1} level={3} />
      {first.total > first.items.length && (
        <MoreResults
          shown={listings.length}
          total={first.total}
          totalIsCapped={first.totalIsCapped}
          pages={data?.pages.length ?? 1}
          hasNext={query.hasNextPage}
          isFetching={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={more}
        />
      )}
    </>
  )
}
