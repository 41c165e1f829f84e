import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '#client/core/language.tsx'
import { activeCriteria } from '#client/listings/search/bar/activeCriteria.ts'
import { MapFrame } from '#client/map/MapFrame.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { loadMap } from '#client/map/openMap.ts'
import { type Bounds, boundsOf, type Point, readPolygon } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { type AreaDraft, AreaTools } from './AreaTools.tsx'
import { BarrioPins } from './BarrioPins.tsx'
import { HomesLayer } from './HomesLayer.tsx'
import { areasOf } from './namedAreas.ts'
import { pointedStore } from './pointed.ts'
import { SearchHere } from './SearchHere.tsx'
import { extentQuery } from './searchMap.api.ts'
import { extentPadding, useMapView } from './useMapView.ts'
import { boundsOfClusters, roundBounds } from './viewBounds.ts'

interface SearchMapProps {
  search: SearchAddress
  /** That its bounds were seen at. */
  zoom: number | undefined
  understanding: Understanding | undefined
  mainPrice: 'sale' | 'rent'
  change: (part: Partial<SearchAddress>) => void
  searchIn: (bounds: Bounds, zoom: number) => void
  className?: string
}

/** Greater Asunción, where nothing was found. */
const home = { south: -25.42, west: -57.72, north: -25.18, east: -57.4 }

export function SearchMap(props: SearchMapProps) {
  const { search, zoom, understanding, mainPrice, change, searchIn, className } = props
  const { map: w } = useWords('map')
  const [map, setMap] = useState<MapHandle>()
  // Beside what decides where it opens.
  useEffect(loadMap, [])
  const [isDrawing, setDrawing] = useState(false)
  const [draft, setDraft] = useState<AreaDraft>()
  const pointed = useSyncExternalStore(pointedStore.subscribe, pointedStore.get, () => null)
  const extentResult = useQuery(extentQuery(search))
  const extent = useMemo(() => extentOf(search, extentResult.data), [search, extentResult.data])
  const { view, follows, isElsewhere, searchHere } = useMapView(
    map,
    { bounds: search.bounds, zoom },
    // A hand that draws keeps its map.
    isDrawing ? undefined : extent,
    searchIn,
  )
  const areas = useMemo(
    () => areasOf(withDraft(search, draft), placesOf(search, understanding)),
    [search, draft, understanding],
  )
  useEffect(() => map?.showAreas(areas), [map, areas])

  if (!map && !search.bounds && extentResult.isPending) return <div className={className} />
  return (
    <MapFrame
      start={search.bounds ? { bounds: search.bounds, zoom } : { bounds: extent ?? home }}
      padding={search.bounds ? 0 : extentPadding}
      label={w.label}
      hidesBarrios
      onOpen={setMap}
      className={className}
    >
      {(opened) => (
        <>
          {view && (
            <HomesLayer
              map={opened}
              view={view}
              search={search}
              mainPrice={mainPrice}
              pointed={pointed}
              onSpot={(spot) => change({ bounds: aroundSpot(spot) })}
              isInert={isDrawing}
              beneath={(clusters) =>
                !isDrawing && (
                  <BarrioPins map={opened} view={view} clusters={clusters} search={search} change={change} />
                )
              }
            />
          )}
          <AreaTools map={opened} search={search} change={change} onDrawing={setDrawing} onDraft={setDraft}>
            {view && (
              <SearchHere
                search={search}
                view={view}
                follows={follows}
                isElsewhere={isElsewhere}
                onSearch={searchHere}
              />
            )}
          </AreaTools>
        </>
      )}
    </MapFrame>
  )
}

const none: readonly Cluster[] = []

function withDraft(search: SearchAddress, draft: AreaDraft | undefined): SearchAddress {
  const { polygon = [] } = search
  if (!draft || draft.index >= polygon.length) return search
  return { ...search, polygon: polygon.with(draft.index, draft.polygon) }
}

/** A drawn area itself, else around the results. */
function extentOf({ polygon = [] }: SearchAddress, clusters: readonly Cluster[] | undefined) {
  const corners = polygon.flatMap((text) => readPolygon(text) ?? [])
  return corners.length > 0 ? boundsOf(corners) : boundsOfClusters(clusters ?? none)
}

/** Degrees: about 30 m. */
const reach = 0.0003

function aroundSpot({ latitude, longitude }: Point): Bounds {
  return roundBounds({
    south: latitude - reach,
    west: longitude - reach,
    north: latitude + reach,
    east: longitude + reach,
  })
}

/** Landmarks, avenues and areas that the text names, as far as they hold. */
function placesOf(search: SearchAddress, understanding: Understanding | undefined): NamedPlace[] {
  const criteria = activeCriteria(understanding?.criteria ?? [], search)
  return criteria.flatMap((criterion) => (criterion.field === 'place' ? [criterion.value] : []))
}
