import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import { CallError } from '#client/core/call.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { whenMatches } from '#client/core/mediaQuery.ts'
import { useTitle } from '#client/core/title.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingActionContext } from '#client/listings/card/listingAction.ts'
import { facetsQuery } from '#client/listings/listings.api.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { searchTitle } from '#shared/search/searchTitle.ts'
import { SearchBar } from './bar/SearchBar.tsx'
import { useParsedSearch } from './bar/useParsedSearch.ts'
import { useListLayout } from './results/layoutStore.ts'
import { ResultsSkeleton } from './results/ResultsSkeleton.tsx'
import { foundText, showText } from './results/totalText.ts'
import { FoundLine, mapClass, SearchFrame } from './SearchFrame.tsx'
import { useChangesFromTop } from './useChangesFromTop.ts'
import { type ListingSearchHandle, useListingSearch } from './useListingSearch.ts'
import { useSearchResults } from './useSearchResults.ts'

const FilterSidebar = laterPart(
  async () => {
    await whenMatches('(min-width: 64rem)')
    const { FilterSidebar } = await import('./filters/FilterSidebar.tsx')
    return FilterSidebar
  },
  <Skeleton className="h-dvh rounded-lg" />,
)

const FilterSheet = laterPart(
  () => import('./filters/FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet),
  <Skeleton className="h-11 w-28" />,
)

const SortSelect = laterPart(
  () => import('./results/SortSelect.tsx').then(({ SortSelect }) => SortSelect),
  <Skeleton className="h-11 min-w-28 flex-1 sm:max-w-64" />,
)

const LayoutToggle = laterPart(
  () => import('./results/LayoutToggle.tsx').then(({ LayoutToggle }) => LayoutToggle),
  <Skeleton className="h-10.5 w-31.5" />,
)

const SaveSearch = laterPart(
  () => import('#client/savedSearches/SaveSearch.tsx').then(({ SaveSearch }) => SaveSearch),
  <Skeleton className="size-11 rounded-full" />,
  'savedSearches',
)

const SearchChips = laterPart(
  () => import('./bar/SearchChips.tsx').then(({ SearchChips }) => SearchChips),
  null,
)

const BoostedListings = laterPart(
  () => import('#client/boosts/BoostedListings.tsx').then(({ BoostedListings }) => BoostedListings),
  null,
  'boosts',
)

const FittingDevelopments = laterPart(
  () =>
    import('#client/developments/FittingDevelopments.tsx').then(
      ({ FittingDevelopments }) => FittingDevelopments,
    ),
  null,
  'developments',
)

const SearchResults = laterPart(
  () => import('./results/SearchResults.tsx').then(({ SearchResults }) => SearchResults),
  <ResultsSkeleton />,
)

const SearchMap = laterPart(
  () => import('./map/SearchMap.tsx').then(({ SearchMap }) => SearchMap),
  <div className={`${mapClass} bg-surface-sunken`} />,
  'map',
)

/** A cursor that the server does not take: from the first page on. */
function useCursorReset(cursor: string | null, error: Error | null, change: ListingSearchHandle['change']) {
  const isWrong = cursor !== null && error instanceof CallError && error.status === 400
  useEffect(() => {
    if (isWrong) change({})
  }, [isWrong, change])
}

export default function SearchPage() {
  const { language } = useLanguage()
  const { search: w } = useWords('search')
  const top = useRef<HTMLDivElement>(null)
  const { search, zoom, cursor, pageUrl, change, searchIn, searchFor, clearFilters } = useListingSearch()
  const title = searchTitle(search, w)
  useTitle(title)

  const results = useSearchResults(search, cursor)
  const isAwaited = results.isFetching && (results.isPending || results.isPlaceholderData)
  const ofSearch = results.isPlaceholderData ? undefined : results.data
  const places = isAwaited ? undefined : (ofSearch?.pages[0]?.places ?? null)
  const understanding = useParsedSearch(search, useRate(), places)
  const transaction = search.transactionType ?? understanding?.filters.transactionType
  const mainPrice = transaction === 'rent' ? 'rent' : 'sale'
  useCursorReset(cursor, results.error, change)
  const facets = useQuery(facetsQuery(search))
  const [first] = results.data?.pages ?? []
  const number = (value: number) => formatNumber(value, language)
  const changes = useChangesFromTop(top, { change, clearFilters, searchFor })
  const isMap = useListLayout() === 'map'
  const developments = { search, understanding, isShown: cursor === null && !isMap }
  const panel = { search, change: changes.change, counts: facets.data?.facets, transaction }

  return (
    <PageFrame className={isMap ? 'lg:max-w-none' : undefined}>
      <h1 className="sr-only">{w.searchTitle}</h1>
      <SearchFrame
        ref={top}
        isMap={isMap}
        bar={<SearchBar searchQuery={search.searchQuery ?? ''} onSearch={searchFor} />}
        beside={
          isMap ? (
            <SearchMap
              search={search}
              zoom={zoom}
              understanding={understanding}
              mainPrice={mainPrice}
              change={change}
              searchIn={searchIn}
              className={mapClass}
            />
          ) : (
            <aside className="hidden lg:block">
              <FilterSidebar {...panel} onClear={changes.clear} />
            </aside>
          )
        }
      >
        <FoundLine isMap={isMap}>
          {first ? foundText(first, w, number) : results.isPending ? w.searching : ''}
        </FoundLine>
        <div
          data-sticks="on-phones"
          className="sticky top-16 z-20 order-3 -mx-4 flex w-[calc(100%+2rem)] min-w-0 flex-wrap gap-2 bg-surface px-4 py-2 in-data-offline:static large-text:static short:static md:static md:order-2 md:mx-0 md:w-auto md:p-0"
        >
          <span className={isMap ? undefined : 'lg:hidden'}>
            <FilterSheet
              {...panel}
              onClear={changes.clear}
              closeLabel={first ? showText(first, w, number) : w.results}
            />
          </span>
          <SortSelect search={search} change={change} parsedSort={understanding?.sort} />
          <SaveSearch search={search} title={title} />
        </div>
        <div className="order-2 md:order-3">
          <LayoutToggle />
        </div>
        <div className="order-4 w-full">
          <SearchChips search={search} understanding={understanding} change={change} />
        </div>
        <div className="order-5 mt-1 w-full">
          <FittingDevelopments {...developments} at="top" />
          <BoostedListings search={search} mainPrice={mainPrice} isShown={developments.isShown} />
          <SearchResults
            mainPrice={mainPrice}
            action={use(ListingActionContext)}
            search={search}
            cursor={cursor}
            pageUrl={pageUrl}
            onClearFilters={changes.clear}
            onClearText={changes.clearText}
          />
          <FittingDevelopments {...developments} at="end" />
        </div>
      </SearchFrame>
    </PageFrame>
  )
}
