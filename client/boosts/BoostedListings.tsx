import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { BoostedCard } from './BoostedCard.tsx'
import { boostedQuery } from './boosts.api.ts'

interface Props {
  search: SearchAddress
  mainPrice: 'sale' | 'rent'
  isShown: boolean
}

/** Above the results, which also have them in their own places: nothing where none fits. */
export function BoostedListings({ search, mainPrice, isShown }: Props) {
  const { sortBy: _, sortOrder: __, ...filters } = search
  return isShown && <Boosted filters={filters} mainPrice={mainPrice} />
}

function Boosted({ filters, mainPrice }: { filters: SearchAddress; mainPrice: 'sale' | 'rent' }) {
  const { boosts: w } = useWords('boosts')
  const { data = [] } = useQuery({ ...boostedQuery(filters), placeholderData: keepPreviousData })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="boosted" className="mb-6 border-b pb-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="boosted" className="text-lg">
          {w.title}
        </h2>
        <p className="text-ink-muted text-sm">{w.why}</p>
      </div>
      <ul className="grid gap-3 max-sm:[&>*+*]:hidden lg:grid-cols-2">
        {data.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <BoostedCard listing={listing} mainPrice={mainPrice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
