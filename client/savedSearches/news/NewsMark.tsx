import { Suspense } from 'react'
import { lazyPart } from '#client/core/lazyPart.tsx'
import type { CardListing } from '#client/listings/card/cardProps.ts'
import { useNewsOf } from './newsStore.ts'

const NewsBadge = lazyPart(
  () => import('./NewsBadge.tsx').then(({ NewsBadge }) => NewsBadge),
  'savedSearches',
)

/** On cards of what is new to a saved search that was opened. */
export function NewsMark({ listing }: { listing: CardListing }) {
  const news = useNewsOf(listing.id)
  if (!news) return null
  return (
    <Suspense>
      <NewsBadge news={news} />
    </Suspense>
  )
}
