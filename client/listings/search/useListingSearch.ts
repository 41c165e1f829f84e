import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { type SearchAddress, searchQueryValues } from '#shared/search/listingSearch.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { withFilters, withoutFilters } from './filters/filters.ts'

export interface ListingSearchHandle {
  search: SearchAddress
  /** Sets filters or the order; undefined takes one off. The address is rewritten in its place. */
  change(part: Partial<SearchAddress>): void
  /** Searches for another text (empty: none) as a new entry of the history. */
  searchFor(text: string): void
  /** Takes off every filter; text and order stay. */
  clearFilters(): void
}

/** The search of the page, whose only state is the address. A value that makes no sense is left out and told. */
export function useListingSearch(): ListingSearchHandle {
  const address = useSearch()
  const [, navigate] = useLocation()
  const { search: w } = useWords('search')
  const { search, wrong } = useMemo(() => readSearch(address), [address])

  const wrongNames = wrong.map((field) => w.fields[field]).join(', ')
  useEffect(() => {
    if (!wrongNames) return
    toast({ title: w.wrongFilter, description: w.wrongFilterText(wrongNames), variant: 'destructive' })
    navigate(addressOf(search), { replace: true })
  }, [wrongNames, search, navigate, w])

  return useMemo(() => {
    // Read anew, so that two changes in one breath both count.
    const now = () => readSearch(location.search).search
    return {
      search,
      change: (part) => navigate(addressOf(withFilters(now(), part)), { replace: true }),
      searchFor(text) {
        const current = now()
        if (text !== (current.searchQuery ?? '')) navigate(addressOf({ ...current, searchQuery: text }))
      },
      clearFilters: () => navigate(addressOf(withoutFilters(now())), { replace: true }),
    }
  }, [search, navigate])
}

/** Where a search stands; the language of the address stays in it. */
function addressOf(search: SearchAddress): string {
  const lang = new URLSearchParams(location.search).get('lang')
  return paths.search({ ...searchQueryValues(search), lang })
}
