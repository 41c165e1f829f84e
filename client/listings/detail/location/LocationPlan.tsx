import { Map as MapIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PlacePlan } from '#client/map/plan/PlacePlan.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import type { Point } from '#shared/places/distance.ts'

const AroundMap = lazyPart(
  () => import('./AroundMap.tsx').then(({ AroundMap }) => AroundMap),
  'map',
  'prices',
)

/** The drawn plan, until the map is asked for. */
export function LocationPlan({ listing, point }: { listing: Listing; point: Point }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.location
  const [isMap, setMap] = useState(false)
  const plan = (
    <PlacePlan
      point={point}
      place={listing.neighborhood}
      label={w.plan(listing.neighborhood)}
      scale={w.scale}
      isExact={listing.locationPrecision === 'exact'}
    />
  )
  return (
    <div className="relative mt-4 overflow-hidden rounded-lg border">
      {isMap ? (
        <ErrorBoundary quiet resetKey={listing.id}>
          <Suspense fallback={plan}>
            <AroundMap listing={listing} point={point} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          {plan}
          <div className="absolute inset-x-0 bottom-3 flex justify-center">
            <Button
              size="sm"
              icon={<MapIcon aria-hidden="true" className="size-4" />}
              className="min-h-11 shadow-card"
              onPointerEnter={() => void AroundMap.load()}
              onClick={() => setMap(true)}
            >
              {w.showMap}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
