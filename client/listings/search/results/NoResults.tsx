import { useWords } from '#client/core/language.tsx'
import type { ListingAction } from '#client/listings/card/ListingGrid.tsx'
import { countFilters } from '#client/listings/search/filters/filters.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { Alternatives } from './Alternatives.tsx'

interface NoResultsProps {
  search: SearchAddress
  mainPrice?: 'sale' | 'rent'
  action?: ListingAction
  onClearFilters: () => void
  onClearText: () => void
}

export function NoResults({ search, mainPrice, action, onClearFilters, onClearText }: NoResultsProps) {
  const { search: w } = useWords('search')
  const hasFilters = countFilters(search) > 0
  const hasText = search.searchQuery !== undefined
  return (
    <>
      <EmptyState
        title={w.none}
        seed={31}
        text={w.noneText}
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
      <Alternatives search={search} mainPrice={mainPrice} action={action} />
    </>
  )
}
