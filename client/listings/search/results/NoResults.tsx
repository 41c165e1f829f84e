import { useWords } from '#client/core/language.tsx'
import { countFilters } from '#client/listings/search/filters/filters.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

export interface NoResultsProps {
  search: SearchAddress
  onClearFilters: () => void
  onClearText: () => void
}

export function NoResults({ search, onClearFilters, onClearText }: NoResultsProps) {
  const { search: w } = useWords('search')
  const hasFilters = countFilters(search) > 0
  const hasText = search.searchQuery !== undefined
  return (
    <EmptyState
      title={w.none}
      seed={31}
      text={
        <>
          {w.noneText}
          <span className="mt-3 flex flex-col gap-1.5">
            {hasFilters && <span>{w.noneFilters}</span>}
            {hasText && <span>{w.noneWords}</span>}
            <span>{w.noneNear}</span>
          </span>
        </>
      }
      actions={
        <>
          <Button disabled={!hasFilters} onClick={onClearFilters}>
            {w.clearFilters}
          </Button>
          {hasText && (
            <Button variant="secondary" onClick={onClearText}>
              {w.clearText}
            </Button>
          )}
        </>
      }
    />
  )
}
