import { useWords } from '#client/core/language.tsx'
import { HomesLayer } from '#client/listings/search/map/HomesLayer.tsx'
import { MapFrame } from '#client/map/MapFrame.tsx'
import { MapPoint } from '#client/map/MapPoint.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { useView } from '#client/map/useView.ts'
import type { Point } from '#shared/places/distance.ts'

const startZoom = 13

/** What is for sale or rent around where the visitor is. */
export function NearHomesMap({ point }: { point: Point }) {
  const { home } = useWords('home')
  return (
    <MapFrame
      start={{ center: point, zoom: startZoom }}
      label={home.near.realMap}
      isCooperative
      className="h-80 max-md:order-first md:h-full md:min-h-96"
    >
      {(map) => <Homes map={map} point={point} />}
    </MapFrame>
  )
}

function Homes({ map, point }: { map: MapHandle; point: Point }) {
  const { home } = useWords('home')
  const view = useView(map)
  return (
    <>
      <MapPoint map={map} point={point} label={home.near.here} isVague />
      <HomesLayer map={map} view={view} search={everything} mainPrice="sale" />
    </>
  )
}

const everything = {}
