import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { HomesLayer } from '#client/listings/search/map/HomesLayer.tsx'
import { MapFrame } from '#client/map/MapFrame.tsx'
import { MapPoint } from '#client/map/MapPoint.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { useView } from '#client/map/useView.ts'
import { verdictQuery } from '#client/prices/prices.api.ts'
import { formatPricePerSqm } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Point } from '#shared/places/distance.ts'

interface AroundMapProps {
  listing: Listing
  point: Point
}

const startZoom = 14.5

/** A listing and what lies around it, as far as our own listings know. */
export function AroundMap({ listing, point }: AroundMapProps) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.location
  return (
    <>
      <MapFrame
        start={{ center: point, zoom: startZoom }}
        label={w.map(listing.neighborhood)}
        isCooperative
        className="h-96"
      >
        {(map) => <Around map={map} listing={listing} point={point} />}
      </MapFrame>
      <MedianLine listing={listing} />
    </>
  )
}

function Around({ map, listing, point }: AroundMapProps & { map: MapHandle }) {
  const { propertyDetails } = useWords('propertyDetails')
  const view = useView(map)
  const { transactionType } = listing
  const side = transactionType === 'both' ? 'sale' : transactionType
  return (
    <>
      <MapPoint
        map={map}
        point={point}
        label={propertyDetails.location.here}
        isVague={listing.locationPrecision !== 'exact'}
      />
      <HomesLayer
        map={map}
        view={view}
        search={{ transactionType: side }}
        mainPrice={side}
        except={listing.id}
      />
    </>
  )
}

/** What a square meter costs around: the verdict's own figure. */
function MedianLine({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const { propertyDetails } = useWords('propertyDetails')
  const { data } = useQuery(verdictQuery(listing.id))
  const stats = data?.standing?.marketStats
  if (stats?.scope !== 'neighborhood') return null
  return (
    <p className="border-t bg-surface-raised px-4 py-2.5 text-sm">
      {propertyDetails.location.median(
        listing.neighborhood,
        formatPricePerSqm(stats.medianPricePerSqm),
        formatNumber(stats.sampleSize, language),
      )}
    </p>
  )
}
