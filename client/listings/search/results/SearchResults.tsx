import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Fragment, Suspense, useCallback } from 'react'
import { Chat } from '#client/ai/Chat.tsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { searchQuery } from '#client/listings/listings.api.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { useListLayout } from './layoutStore.ts'
import { MoreResults } from './MoreResults.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { sectionLines } from './sectionLines.ts'

const NoResults = lazyPart(() => import('./NoResults.tsx').then(({ NoResults }) => NoResults), 'alternatives')

interface SearchResultsProps {
  search: SearchAddress
  cursor: string | null
  onClearFilters: () => void
  onClearText: () => void
  mainPrice?: 'sale' | 'rent'
  action?: CardPart
  pageUrl(cursor: string): string
}

export function SearchResults(props: SearchResultsProps) {
  return (
    <>
      <Results {...props} />
      <Chat />
    </>
  )
}

function Results({ cursor, mainPrice, action, pageUrl, ...empty }: SearchResultsProps) {
  const { search: w } = useWords('search')
  const { language } = useLanguage()
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
  const lines = sectionLines(data.pages, w, (value) => formatNumber(value, language))
  const starts = [...(lines[0]?.at === 0 ? [] : [{ at: 0, text: undefined }]), ...lines]
  const parts = starts.map((part, index) => ({ ...part, end: starts[index + 1]?.at }))
  return (
    <div
      aria-busy={isPlaceholderData}
      className={clsx(
        'transition-opacity duration-200',
        isPlaceholderData && 'pointer-events-none opacity-50',
      )}
    >
      {parts.map(({ at, text, end }) => (
        <Fragment key={at}>
          {text && (
            <p className={clsx('border-t py-4 text-ink-muted text-sm', at > 0 && 'mt-8')}>
              <span className="inline-block first-letter:uppercase">{text}</span>
            </p>
          )}
          <ListingGrid
            label={text ? `${w.results}: ${text}` : w.results}
            listings={listings.slice(at, end)}
            layout={layout}
            mainPrice={mainPrice}
            action={action}
            priority={at === 0 ? 1 : 0}
          />
        </Fragment>
      ))}
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
