import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Suspense, useCallback } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { type ListingAction, ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { searchQuery } from '#client/listings/listings.api.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { useListLayout } from './layoutStore.ts'
import { MoreResults } from './MoreResults.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'

/** Few searches find nothing. */
const NoResults = lazyPart(() => import('./NoResults.tsx').then(({ NoResults }) => NoResults), 'alternatives')

interface SearchResultsProps {
  search: SearchAddress
  /** Where the results start; null: at the first. */
  cursor: string | null
  onClearFilters: () => void
  onClearText: () => void
  mainPrice?: 'sale' | 'rent'
  action?: ListingAction
  /** The URL of the results after a cursor, for browsers without scripts. */
  pageUrl(cursor: string): string
}

export function SearchResults({ cursor, mainPrice, action, pageUrl, ...empty }: SearchResultsProps) {
  const { search: w } = useWords('search')
  const layout = useListLayout()
  const query = useInfiniteQuery(searchQuery(empty.search, cursor))
  const { data, fetchNextPage, refetch, isPlaceholderData, isFetchNextPageError } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  if (query.isPending) return <ResultsSkeleton />
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
