import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { toSearchField } from '#client/listings/search/bar/toSearchField.ts'
import { countFilters } from '#client/listings/search/filters/countFilters.ts'
import { withoutFilters } from '#client/listings/search/filters/filters.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { addressValues } from '#shared/core/queryKey.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { Alternatives } from './Alternatives.tsx'

interface NoResultsProps {
  search: SearchAddress
  mainPrice?: 'sale' | 'rent'
  action?: CardPart
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
            <SearchForm search={withoutFilters(search)} onSubmit={onClearFilters}>
              <Button
                type="submit"
                variant={hasFilters ? 'primary' : 'secondary'}
                disabled={!hasFilters}
                onClick={toSearchField}
              >
                {w.clearFilters}
              </Button>
            </SearchForm>
            {hasText && (
              <SearchForm search={{ ...search, searchQuery: undefined }} onSubmit={onClearText}>
                <Button type="submit" variant={hasFilters ? 'secondary' : 'primary'} onClick={toSearchField}>
                  {w.clearText}
                </Button>
              </SearchForm>
            )}
          </>
        }
      />
      <Alternatives search={search} mainPrice={mainPrice} action={action} />
    </>
  )
}

interface SearchFormProps {
  search: SearchAddress
  onSubmit: () => void
  children: ReactNode
}

function SearchForm({ search, onSubmit, children }: SearchFormProps) {
  return (
    <form
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {Object.entries(addressValues(searchQueryValues(search))).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
