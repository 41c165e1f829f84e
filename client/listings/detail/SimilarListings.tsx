import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { similarQuery } from '#client/listings/listings.api.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { ListingStrip } from './ListingStrip.tsx'

export function SimilarListings({ id }: { id: string }) {
  const { propertyDetails: w } = useWords('propertyDetails')
  const { data } = useQuery(similarQuery(id, screenLimits.similar))
  return data ? <ListingStrip className="mt-12" title={w.similar} listings={data} /> : null
}
