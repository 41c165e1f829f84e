import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import { ListingCardSkeleton } from '#client/listings/card/ListingCardSkeleton.tsx'
import { featuredQuery } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { formatPYG } from '#shared/core/money.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { HomeSection, ViewAll } from './HomeSection.tsx'

const maxShown = 3
/** At most three columns, fewer where text is larger. */
const grid =
  'grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(14rem,calc((100%-2.5rem)/3))),1fr))]'

/** At the fallback rate. */
export function Featured() {
  const { home: w } = useWords('home')
  const { data, error, refetch } = useQuery(featuredQuery())
  const listings = data?.slice(0, maxShown)
  const viewAll = (
    <ViewAll to={paths.search({ featured: true })} of={w.featured}>
      {w.viewAll}
    </ViewAll>
  )
  return (
    <HomeSection
      title={w.featured}
      text={w.referenceRate(formatPYG(fallbackRate))}
      aside={viewAll}
      isOffscreen
    >
      {listings && listings.length > 0 && (
        <ul className={grid}>
          {listings.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <ListingCard listing={listing} rate={fallbackRate} level={3} action={FavoriteButton} />
            </li>
          ))}
        </ul>
      )}
      {listings?.length === 0 && <EmptyState level={3} title={w.noListings} seed={17} />}
      {!listings && error && <ErrorNote error={error} onRetry={() => refetch()} />}
      {!listings && !error && <FeaturedSkeleton />}
    </HomeSection>
  )
}

function FeaturedSkeleton() {
  const { core: w } = useWords('core')
  return (
    <div role="status" aria-label={w.loading} className={grid}>
      {['first', 'second', 'third'].map((card) => (
        <ListingCardSkeleton key={card} />
      ))}
    </div>
  )
}
