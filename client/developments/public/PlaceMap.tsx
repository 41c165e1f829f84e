import { useWords } from '#client/core/language.tsx'
import { HomesLayer } from '#client/listings/search/map/HomesLayer.tsx'
import { MapFrame } from '#client/map/MapFrame.tsx'
import { MapPoint } from '#client/map/MapPoint.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { useView } from '#client/map/useView.ts'
import type { Point } from '#shared/places/distance.ts'

interface PlaceMapProps {
  name: string
  area: string
  point: Point
}

const startZoom = 14.5

/** A development and what is for sale around it. */
export function PlaceMap({ name, area, point }: PlaceMapProps) {
  const { developmentPages: w } = useWords('developmentPages')
  return (
    <MapFrame
      start={{ center: point, zoom: startZoom }}
      label={w.place.map(name, area)}
      isCooperative
      className="h-96"
    >
      {(map) => <Around map={map} name={name} point={point} />}
    </MapFrame>
  )
}

function Around({ map, name, point }: { map: MapHandle; name: string; point: Point }) {
  const view = useView(map)
  return (
    <>
      <MapPoint map={map} point={point} label={name} isVague={false} />
      <HomesLayer map={map} view={view} search={{ transactionType: 'sale' }} mainPrice="sale" />
    </>
  )
}
