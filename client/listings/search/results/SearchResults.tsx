import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import clsx from 'clsx'
import { Suspense, useCallback } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { ListingCardSkeleton } from '#client/listings/card/ListingCardSkeleton.tsx'
import { gridClass, type ListingAction, ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import type { ListingPages } from '#client/listings/listings.api.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { useListLayout } from './layoutStore.ts'
import { MoreResults } from './MoreResults.tsx'

/** Few searches find nothing. */
const NoResults = lazyPart(() => import('./NoResults.tsx').then(({ NoResults }) => NoResults), 'alternatives')

const skeletons = ['1', '2', '3', '4', '5', '6']

interface SearchResultsProps {
  query: UseInfiniteQueryResult<ListingPages>
  search: SearchAddress
  onClearFilters: () => void
  onClearText: () => void
  mainPrice?: 'sale' | 'rent'
  action?: ListingAction
  /** The URL of the results after a cursor, for browsers without scripts. */
  pageUrl(cursor: string): string
}

export function SearchResults({ query, mainPrice, action, pageUrl, ...empty }: SearchResultsProps) {
  const { search: w } = useWords('search')
  const layout = useListLayout()
  const { data, fetchNextPage, refetch, isPlaceholderData, isFetchNextPageError } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  if (query.isPending) {
    return (
      <div aria-busy="true" className={gridClass(layout)}>
        {skeletons.map((key) => (
          <ListingCardSkeleton key={key} layout={layout} />
        ))}
      </div>
    )
  }
  if (!data) return <ErrorNote error={query.error} onRetry={refetch} />
  const [first] = data.pages
  const next = data.pages.at(-1)?.next
  const listings = data.pages.flatMap(({ items }) => items)
  if (!first || listings.length === 0) {
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <NoResults {...empty} mainPrice={mainPrice} action={action} />
      </Suspense>
    )
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={clsx(
        'transition-opacity duration-200',
        isPlaceholderData && 'pointer-events-none opacity-50',
      )}
    >
      <ListingGrid
        label={w.results}
        listings={listings}
        layout={layout}
        mainPrice={mainPrice}
        action={action}
        priority={1}
      />
      <MoreResults
        shown={listings.length}
        total={first.total}
        totalIsCapped={first.totalIsCapped}
        pages={data.pages.length}
        hasNext={query.hasNextPage && !isPlaceholderData}
        isFetching={query.isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={more}
        nextUrl={next && pageUrl(next)}
      />
    </div>
  )
}
