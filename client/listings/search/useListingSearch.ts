import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { whenUsed } from '#client/core/idle.ts'
import { useWords } from '#client/core/language.tsx'
import { once } from '#client/core/once.ts'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
import { maxZoom, minZoom } from '#client/map/zooms.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { searchKey } from '#shared/core/queryKey.ts'
import type { Bounds } from '#shared/search/area.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { SearchReading } from '#shared/search/readSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { withFilters, withoutFilters } from './filters/filters.ts'

/** The server has parsed the first URL. */
const reader = once(async () => (await import('#shared/search/readSearch.ts')).readSearch)

export interface ListingSearchHandle {
  search: SearchAddress
  /** That `bounds` were seen at. */
  zoom: number | undefined
  /** Start of the results; null: the first. */
  cursor: string | null
  /** URL of the results after a cursor. */
  pageUrl(cursor: string): string
  /** Undefined removes a value. Replaces the history entry. */
  change(part: Partial<SearchAddress>): void
  /** What the map shows. */
  searchIn(bounds: Bounds, zoom: number): void
  /** Empty removes the text. Adds a history entry. */
  searchFor(text: string): void
  clearFilters(): void
}

/** Reports and drops invalid values. */
export function useListingSearch(): ListingSearchHandle {
  const address = useSearch()
  const [, navigate] = useLocation()
  const { search: w } = useWords('search')
  const { search, invalid } = useReading(address)
  const cursor = new URLSearchParams(address).get('cursor')

  const invalidNames = invalid.map((field) => w.fields[field]).join(', ')
  useEffect(() => {
    if (!invalidNames) return
    toast({ title: w.wrongFilter, description: w.wrongFilterText(invalidNames), variant: 'destructive' })
    let isCurrent = true
    const drop = () => isCurrent && navigate(addressOf(search, zoomIn(location.search)), { replace: true })
    // With the reader loaded, the results stay while the new address is read.
    reader.load().then(drop, drop)
    return () => {
      isCurrent = false
    }
  }, [invalidNames, search, navigate, w])

  return useMemo(() => {
    // From the URL: two changes before a render both apply.
    const goTo = async (
      next: (current: SearchAddress) => SearchAddress,
      options?: { replace: boolean },
      zoom?: number,
    ) => {
      const current = await reader.load().then(
        (readSearch) => readSearch(location.search).search,
        () => search,
      )
      const goal = next(current)
      const shown = goal.bounds === current.bounds ? zoomIn(location.search) : zoom
      if (goal !== current) afterPaint(() => navigate(addressOf(goal, shown), options))
    }
    return {
      search,
      zoom: zoomIn(address),
      cursor,
      pageUrl: (next) =>
        paths.search({
          ...searchQueryValues(search),
          zoom: search.bounds && zoomIn(address),
          lang: languageIn(address),
          cursor: next,
        }),
      change: (part) => goTo((current) => withFilters(current, part), { replace: true }),
      searchIn: (bounds, zoom) =>
        goTo(
          (current) => withFilters(current, { bounds }),
          { replace: true },
          Number(zoom.toFixed(zoomDigits)),
        ),
      searchFor: (text) =>
        goTo((current) =>
          text === (current.searchQuery ?? '')
            ? current
            : { ...current, searchQuery: text, bounds: undefined },
        ),
      clearFilters: () => goTo(withoutFilters, { replace: true }),
    }
  }, [search, cursor, address, navigate])
}

function useReading(address: string): SearchReading {
  const client = useQueryClient()
  // Before the first change of a filter.
  useEffect(() => whenUsed(() => void reader.load().catch(() => undefined)), [])
  const known = client.getQueryData<SearchReading>(searchKey(address))
  return useMemo(() => known ?? reader.read()(address), [known, address])
}

const languageIn = (address: string) => new URLSearchParams(address).get('lang')

/** Decimals: less than a pixel. */
const zoomDigits = 3

/** Undefined: none that a map has. */
function zoomIn(address: string): number | undefined {
  const zoom = Number(new URLSearchParams(address).get('zoom') ?? Number.NaN)
  return zoom >= minZoom && zoom <= maxZoom ? zoom : undefined
}

function addressOf(search: SearchAddress, zoom: number | undefined): string {
  return paths.search({
    ...searchQueryValues(search),
    zoom: search.bounds && zoom,
    lang: languageIn(location.search),
  })
}
