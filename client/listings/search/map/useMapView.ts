import { useCallback, useEffect, useRef, useState } from 'react'
import type { MapHandle, MapView } from '#client/map/mapHandle.ts'
import type { Bounds } from '#shared/search/area.ts'
import { followStore, useFollows } from './mapChoices.ts'
import { isSameBounds, isSeenAs, roundBounds } from './viewBounds.ts'

interface MapViewHandle {
  /** Undefined until the map is open. */
  view: MapView | undefined
  follows: boolean
  /** Whether the map shows another part than the search asks for. */
  isElsewhere: boolean
  searchHere: () => void
}

/**
 * Between map and address. The visitor's movements go into the address where the list follows the map; bounds that come
 * otherwise (back, a shared address, a chip taken off) move the map. `extent`: where the results are.
 */
export function useMapView(
  map: MapHandle | undefined,
  { bounds, zoom }: { bounds: Bounds | undefined; zoom: number | undefined },
  extent: Bounds | undefined,
  show: (bounds: Bounds, zoom: number) => void,
): MapViewHandle {
  const follows = useFollows()
  const [view, setView] = useState<MapView>()
  /** Of the search, when the map was last seen to agree with it. */
  const agreed = useRef(bounds)
  const shownExtent = useRef(extent)

  const searchIn = useCallback(
    (next: MapView) => {
      agreed.current = roundBounds(next.bounds)
      show(agreed.current, next.zoom)
    },
    [show],
  )
  useEffect(() => {
    if (!map) return
    setView(map.view())
    return map.onSettled((byUser) => {
      const next = map.view()
      setView(next)
      if (byUser && followStore.get()) searchIn(next)
    })
  }, [map, searchIn])

  useEffect(() => {
    if (!map || isSameBounds(bounds, agreed.current)) return
    agreed.current = bounds
    if (bounds) map.show({ bounds, zoom })
  }, [map, bounds, zoom])

  useEffect(() => {
    if (!map || bounds || !extent || isSameBounds(extent, shownExtent.current)) return
    shownExtent.current = extent
    map.show({ bounds: extent }, { padding: extentPadding })
  }, [map, bounds, extent])

  const isElsewhere = view !== undefined && !isSeenAs(view.bounds, bounds)
  return { view, follows, isElsewhere, searchHere: () => map && searchIn(map.view()) }
}

/** Pixels: a bubble is not cut off. */
export const extentPadding = 76
