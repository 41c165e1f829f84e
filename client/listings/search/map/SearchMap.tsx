import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '#client/core/language.tsx'
import { activeCriteria } from '#client/listings/search/bar/activeCriteria.ts'
import { MapFrame } from '#client/map/MapFrame.tsx'
import type { MapHandle, Start } from '#client/map/mapHandle.ts'
import { boundsOf, readPolygon } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { AreaTools } from './AreaTools.tsx'
import { BarrioPins } from './BarrioPins.tsx'
import { ClusterPins } from './ClusterPins.tsx'
import { areasOf } from './namedAreas.ts'
import { pointedStore } from './pointed.ts'
import { SearchHere } from './SearchHere.tsx'
import { SelectedCard } from './SelectedCard.tsx'
import { clustersQuery, extentQuery } from './searchMap.api.ts'
import { extentPadding, useMapView } from './useMapView.ts'
import { boundsOfClusters } from './viewBounds.ts'

interface SearchMapProps {
  search: SearchAddress
  understanding: Understanding | undefined
  mainPrice: 'sale' | 'rent'
  change: (part: Partial<SearchAddress>) => void
  className?: string
}

/** Greater Asunción, where nothing was found. */
const home = { south: -25.42, west: -57.72, north: -25.18, east: -57.4 }
/** Beyond it a cluster opens as a list: its homes stand at one spot. */
const finestZoom = 16

export function SearchMap({ search, understanding, mainPrice, change, className }: SearchMapProps) {
  const { map: w } = useWords('map')
  const [map, setMap] = useState<MapHandle>()
  const [selected, setSelected] = useState<string>()
  const pointed = useSyncExternalStore(pointedStore.subscribe, pointedStore.get, () => null)
  const extentResult = useQuery(extentQuery(search))
  const extent = useMemo(() => extentOf(search, extentResult.data), [search, extentResult.data])
  const { view, follows, isElsewhere, searchHere } = useMapView(map, search, extent, change)
  const clusters = useQuery({
    ...clustersQuery(search, view ?? { bounds: home, zoom: 0, center: { latitude: 0, longitude: 0 } }),
    enabled: view !== undefined,
  })
  const areas = useMemo(() => areasOf(search, placesOf(search, understanding)), [search, understanding])
  useEffect(() => map?.showAreas(areas), [map, areas])

  const open = useCallback(
    ({ latitude, longitude, count }: Cluster) => {
      if (!map) return
      const { zoom, bounds } = map.view()
      const center = { latitude, longitude }
      if (zoom < finestZoom) map.zoomBy(Math.min(2.5, finestZoom - zoom + 0.5), center)
      else if (count > 0) change({ bounds: aroundSpot(center, bounds) })
    },
    [map, change],
  )
  const start: Start | undefined = search.bounds
    ? { bounds: search.bounds }
    : extentResult.isPending
      ? undefined
      : { bounds: extent ?? home }
  if (start === undefined) return <div className={className} />
  return (
    <MapFrame
      start={start}
      padding={search.bounds ? 0 : extentPadding}
      label={w.label}
      hidesBarrios
      onOpen={setMap}
      className={className}
    >
      {(opened) => (
        <>
          <BarrioPins map={opened} view={view} search={search} change={change} />
          <ClusterPins
            map={opened}
            clusters={clusters.data ?? none}
            selected={selected}
            pointed={pointed}
            onSelect={setSelected}
            onOpen={open}
          />
          <AreaTools map={opened} search={search} change={change}>
            <SearchHere
              follows={follows}
              isElsewhere={isElsewhere}
              hasFailed={clusters.isError}
              onRetry={clusters.refetch}
              onSearch={searchHere}
            />
          </AreaTools>
          {selected && (
            <SelectedCard
              key={selected}
              id={selected}
              mainPrice={mainPrice}
              onClose={() => setSelected(undefined)}
            />
          )}
        </>
      )}
    </MapFrame>
  )
}

const none: readonly Cluster[] = []

/** A drawn area itself, else around the results. */
function extentOf({ polygon = [] }: SearchAddress, clusters: readonly Cluster[] | undefined) {
  const corners = polygon.flatMap((text) => readPolygon(text) ?? [])
  return corners.length > 0 ? boundsOf(corners) : boundsOfClusters(clusters ?? none)
}

/** A few meters of the view around it. */
function aroundSpot({ latitude, longitude }: { latitude: number; longitude: number }, view: typeof home) {
  const reach = Math.max(0.0003, (view.north - view.south) / 40)
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return {
    south: round(latitude - reach),
    west: round(longitude - reach),
    north: round(latitude + reach),
    east: round(longitude + reach),
  }
}

/** Landmarks, avenues and areas that the text names, as far as they hold. */
function placesOf(search: SearchAddress, understanding: Understanding | undefined): NamedPlace[] {
  const criteria = activeCriteria(understanding?.criteria ?? [], search)
  return criteria.flatMap((criterion) => (criterion.field === 'place' ? [criterion.value] : []))
}
