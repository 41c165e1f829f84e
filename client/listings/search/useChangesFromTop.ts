import { type RefObject, useMemo } from 'react'
import type { ListingSearchHandle } from './useListingSearch.ts'

/** Changes of a search, after which its results are seen from their start. */
export function useChangesFromTop(
  top: RefObject<HTMLElement | null>,
  { change, clearFilters, searchFor }: Pick<ListingSearchHandle, 'change' | 'clearFilters' | 'searchFor'>,
) {
  return useMemo(() => {
    const showTop = () => {
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' })
    }
    return {
      change: (...part: Parameters<typeof change>) => {
        change(...part)
        showTop()
      },
      clear: () => {
        clearFilters()
        showTop()
      },
      clearText: () => searchFor(''),
    }
  }, [top, change, clearFilters, searchFor])
}
