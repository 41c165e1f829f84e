import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { use } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { ListingActionContext } from '#client/listings/card/listingAction.ts'
import { PagedListings } from '#client/listings/search/results/PagedListings.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { type PortfolioFilters, readPortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { OfferedKind } from '#shared/agencies/publicAgencies.ts'
import { activeListingsQuery, type Party } from './agencyPages.api.ts'
import { KindLinks } from './KindLinks.tsx'

/** Below, nobody needs to search. */
const enoughToSearch = 6

interface Props {
  party: Party
  slug: string
  total: number
  kinds: readonly OfferedKind[]
  pathOf: (filters: PortfolioFilters) => string
}

/** What an agency or a person has, with a search in it. */
export function PortfolioListings({ party, slug, total, kinds, pathOf }: Props) {
  const { agencyPages: w } = useWords('agencyPages')
  const action = use(ListingActionContext)
  const [, navigate] = useLocation()
  const filters = readPortfolioFilters(useSearch())
  const query = useInfiniteQuery(activeListingsQuery(party, slug, filters))
  const { isPlaceholderData } = query
  const isFiltered = Object.keys(filters).length > 0
  if (total === 0 && !isFiltered) return <NoListings />

  return (
    <section aria-labelledby="listings" className="mt-10">
      <h2 id="listings" className="text-2xl">
        {w.listings}
      </h2>
      {(total >= enoughToSearch || isFiltered) && (
        <SearchField
          label={w.searchListings}
          value={filters.text ?? ''}
          onSearch={(text) => navigate(pathOf({ ...filters, text }), { replace: true })}
          className="mt-4 max-w-xl"
        />
      )}
      {(kinds.length > 1 || isFiltered) && (
        <div className="mt-3">
          <KindLinks total={total} kinds={kinds} filters={filters} pathOf={pathOf} />
        </div>
      )}
      <div className={clsx('mt-5', isPlaceholderData && 'opacity-60')} aria-busy={isPlaceholderData}>
        <PagedListings
          label={w.listings}
          query={query}
          action={action}
          empty={
            <EmptyState
              level={3}
              title={w.noMatch}
              text={w.noMatchText}
              actions={<ButtonLink to={pathOf({})}>{w.showListings}</ButtonLink>}
            />
          }
        />
      </div>
    </section>
  )
}

function NoListings() {
  const { agencyPages: w } = useWords('agencyPages')
  return (
    <EmptyState
      title={w.noListings}
      text={w.noListingsText}
      actions={<ButtonLink to={paths.search()}>{w.searchSite}</ButtonLink>}
    />
  )
}
