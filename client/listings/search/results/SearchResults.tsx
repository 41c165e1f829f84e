import clsx from 'clsx'
import { Fragment, Suspense, useCallback, useEffect, useMemo } from 'react'
import { Chat } from '#client/ai/Chat.tsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { ListingMarkContext } from '#client/listings/card/listingMark.ts'
import { SearchGuide } from '#client/listings/guides/SearchGuide.tsx'
import type { ListingPage } from '#client/listings/listings.api.ts'
import { pointedStore } from '#client/listings/search/map/pointed.ts'
import { useSearchResults } from '#client/listings/search/useSearchResults.ts'
import { useOfflineState } from '#client/offline/offlineState.ts'
import { NewsMark } from '#client/savedSearches/news/NewsMark.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { cardLayoutOf } from '#shared/page/listLayout.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { readNearDuplicates } from '#shared/search/nearDuplicates.ts'
import { useListLayout } from './layoutStore.ts'
import { MarketLink } from './MarketLink.tsx'
import { MoreResults } from './MoreResults.tsx'
import { NearDuplicatesLink } from './NearDuplicatesLink.tsx'
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
      <ListingMarkContext value={NewsMark}>
        <Results {...props} />
      </ListingMarkContext>
      <Chat />
    </>
  )
}

function Results({ cursor, mainPrice, action, pageUrl, ...empty }: SearchResultsProps) {
  const { search: w } = useWords('search')
  const { language } = useLanguage()
  const layout = useListLayout()
  const query = useSearchResults(empty.search, cursor)
  const { data, fetchNextPage, refetch, isPlaceholderData, isFetchNextPageError } = query
  const { trouble } = useOfflineState()
  const hasFailed = query.isError && isPlaceholderData
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, refetch])
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  const pages = data?.pages
  const listings = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages])
  const parts = useMemo(() => sectionsOf(pages ?? [], listings, w, language), [pages, listings, w, language])

  const below = useMemo(() => belowCards(pages ?? []), [pages])

  if (query.isPending) return <ResultsSkeleton />
  if (!data || (hasFailed && listings.length === 0))
    return <ErrorNote error={query.error} onRetry={refetch} />
  const [first] = data.pages
  const next = data.pages.at(-1)?.next
  if (!first || listings.length === 0) {
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <NoResults {...empty} mainPrice={mainPrice} action={action} />
      </Suspense>
    )
  }
  return (
    <>
      {hasFailed && !trouble && <ErrorNote error={query.error} onRetry={refetch} />}
      <div
        aria-busy={isPlaceholderData}
        className={clsx(
          'transition-opacity duration-200',
          isPlaceholderData && 'pointer-events-none opacity-50',
        )}
      >
        {parts.map(({ at, text, items }) => (
          <Fragment key={at}>
            {text && (
              <p className={clsx('border-t py-4 text-ink-muted text-sm', at > 0 && 'mt-8')}>
                <span className="inline-block first-letter:uppercase">{text}</span>
              </p>
            )}
            <ListingGrid
              label={text ? `${w.results}: ${text}` : w.results}
              listings={items}
              layout={cardLayoutOf(layout)}
              onPoint={layout === 'map' ? pointedStore.set : undefined}
              mainPrice={mainPrice}
              action={action}
              priority={at === 0 ? 1 : 0}
              below={below}
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
        <MarketLink search={empty.search} listings={first.items} />
        <SearchGuide search={empty.search} />
      </div>
    </>
  )
}

/** Undefined: no listing has near-duplicates. */
function belowCards(pages: readonly ListingPage[]) {
  const counts = new Map<string, number>()
  for (const { items, nearDuplicates = '' } of pages)
    for (const [at, count] of readNearDuplicates(nearDuplicates)) counts.set(items[at]?.id ?? '', count)
  if (counts.size === 0) return undefined
  return (listing: Listing) => {
    const count = counts.get(listing.id)
    return count === undefined ? null : <NearDuplicatesLink listing={listing} count={count} />
  }
}

/** With their listings: stable while nothing else of the page changes. */
function sectionsOf(
  pages: Parameters<typeof sectionLines>[0],
  listings: readonly Listing[],
  w: Parameters<typeof sectionLines>[1],
  language: Language,
) {
  const lines = sectionLines(pages, w, (value) => formatNumber(value, language))
  const starts = [...(lines[0]?.at === 0 ? [] : [{ at: 0, text: undefined }]), ...lines]
  return starts.map((part, index) => ({ ...part, items: listings.slice(part.at, starts[index + 1]?.at) }))
}
