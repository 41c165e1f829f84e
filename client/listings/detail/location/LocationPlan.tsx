import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PlacePlan } from '#client/map/plan/PlacePlan.tsx'
import { PlanOrMap } from '#client/map/plan/PlanOrMap.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import type { Point } from '#shared/places/distance.ts'

const AroundMap = lazyPart(
  () => import('./AroundMap.tsx').then(({ AroundMap }) => AroundMap),
  'map',
  'prices',
)

export function LocationPlan({ listing, point }: { listing: Listing; point: Point }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.location
  return (
    <PlanOrMap
      plan={
        <PlacePlan
          point={point}
          place={listing.neighborhood}
          label={w.plan(listing.neighborhood)}
          scale={w.scale}
          isExact={listing.locationPrecision === 'exact'}
        />
      }
      showMap={w.showMap}
      load={() => void AroundMap.load()}
      resetKey={listing.id}
    >
      <AroundMap listing={listing} point={point} />
    </PlanOrMap>
  )
}
