import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { MapHandle, MapView } from '#client/map/mapHandle.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { ClusterPins } from './ClusterPins.tsx'
import { joinClusters } from './joinClusters.ts'
import { SelectedCard } from './SelectedCard.tsx'
import { clustersQuery, extentQuery } from './searchMap.api.ts'

interface HomesLayerProps {
  map: MapHandle
  view: MapView
  search: SearchAddress
  mainPrice: 'sale' | 'rent'
  /** Whose own place is shown otherwise. */
  except?: string
  /** Of a card that is pointed at. */
  pointed?: Listing | null
  /** A cluster that cannot be taken apart further. */
  onSpot?: (cluster: Cluster) => void
  /** Only seen: something else is done on the map. */
  isInert?: boolean
  /** Lies beneath, where the bubbles leave room. */
  beneath?: (clusters: readonly Cluster[]) => ReactNode
}

/** Beyond it a cluster's homes stand at one spot. */
const finestZoom = 16
const none: readonly Cluster[] = []

/** The homes of a search as bubbles on a map; a touched one shows its card. */
export function HomesLayer(props: HomesLayerProps) {
  const { map, view, search, mainPrice, except, pointed = null, onSpot, isInert, beneath } = props
  const [selected, setSelected] = useState<string>()
  const client = useQueryClient()
  const extent = client.getQueryData(extentQuery(search).queryKey)
  const { data = none } = useQuery(clustersQuery(search, view, extent))
  const clusters = useMemo(
    () =>
      joinClusters(
        data.filter(({ id }) => id === undefined || id !== except),
        view.zoom,
      ),
    [data, except, view.zoom],
  )
  const spot = useRef(onSpot)
  spot.current = onSpot
  // Stable: the bubbles are made anew only where they change.
  const open = useCallback(
    (cluster: Cluster) => {
      const { latitude, longitude } = cluster
      const { zoom } = map.view()
      if (zoom < finestZoom) map.zoomBy(Math.min(2.5, finestZoom - zoom + 0.5), { latitude, longitude })
      else spot.current?.(cluster)
    },
    [map],
  )
  return (
    <>
      {beneath?.(clusters)}
      <ClusterPins
        map={map}
        clusters={clusters}
        selected={selected}
        pointed={pointed}
        mainPrice={mainPrice}
        onSelect={setSelected}
        onOpen={open}
        isInert={isInert}
      />
      {selected && (
        <SelectedCard
          key={selected}
          id={selected}
          mainPrice={mainPrice}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  )
}
