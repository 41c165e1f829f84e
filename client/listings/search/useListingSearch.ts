import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { withFilters, withoutFilters } from './filters/filters.ts'

export interface ListingSearchHandle {
  search: SearchAddress
  /** Where the results start, in the link to the next page; null: at the first. */
  cursor: string | null
  /** The URL of the results after a cursor. */
  pageUrl(cursor: string): string
  /** Sets filters or order; undefined removes one. Replaces the history entry. */
  change(part: Partial<SearchAddress>): void
  /** Sets the text (empty: none). Adds a history entry. */
  searchFor(text: string): void
  clearFilters(): void
}

/** The search in the URL. Invalid values are dropped with a message. */
export function useListingSearch(): ListingSearchHandle {
  const address = useSearch()
  const [, navigate] = useLocation()
  const { search: w } = useWords('search')
  const { search, invalid } = useMemo(() => readSearch(address), [address])
  const cursor = new URLSearchParams(address).get('cursor')

  const invalidNames = invalid.map((field) => w.fields[field]).join(', ')
  useEffect(() => {
    if (!invalidNames) return
    toast({ title: w.wrongFilter, description: w.wrongFilterText(invalidNames), variant: 'destructive' })
    navigate(addressOf(search), { replace: true })
  }, [invalidNames, search, navigate, w])

  return useMemo(() => {
    // Read from the URL, so that two changes before a render both apply.
    const currentSearch = () => readSearch(location.search).search
    return {
      search,
      cursor,
      pageUrl: (next) =>
        paths.search({ ...searchQueryValues(search), lang: languageIn(address), cursor: next }),
      change: (part) => navigate(addressOf(withFilters(currentSearch(), part)), { replace: true }),
      searchFor(text) {
        const current = currentSearch()
        if (text !== (current.searchQuery ?? '')) navigate(addressOf({ ...current, searchQuery: text }))
      },
      clearFilters: () => navigate(addressOf(withoutFilters(currentSearch())), { replace: true }),
    }
  }, [search, cursor, address, navigate])
}

const languageIn = (address: string) => new URLSearchParams(address).get('lang')

/** The URL of a search, with the current language parameter. */
function addressOf(search: SearchAddress): string {
  return paths.search({ ...searchQueryValues(search), lang: languageIn(location.search) })
}
