import clsx from 'clsx'
import { useMemo } from 'react'
import { useWords } from '#client/core/language.tsx'
import { addPlace, noPlace } from '#client/listings/search/filters/findPlaces.ts'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle, MapView } from '#client/map/mapHandle.ts'
import { type Position, project } from '#client/map/mercator.ts'
import { barriosOnMap } from '#client/map/zooms.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { isPlaced, neighborhoods } from '#shared/places/places.ts'
import type { Bounds, Point } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

interface BarrioPinsProps {
  map: MapHandle
  view: MapView
  /** What its names must not touch. */
  clusters: readonly Cluster[]
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
}

/** On screen at once. */
const most = 24
/** Pixels that a name needs beside and above a bubble. */
const room = { x: 100, y: 44 } as const
const anySize = { width: 0, height: 0 }
/** Pixels: as high as a name, and as wide as its letters and what is around them. */
const nameHeight = 32
const widthOf = (name: string) => 7 * name.length + 24

const isIn = ({ latitude, longitude }: Point, { south, west, north, east }: Bounds) =>
  latitude > south && latitude < north && longitude > west && longitude < east

/** Neighborhoods to choose by a press, about where their middle is: their borders are nowhere to be had. */
export function BarrioPins({ map, view, clusters, search, change }: BarrioPinsProps) {
  const { map: w } = useWords('map')
  const pins = useMemo(() => {
    if (view.zoom < barriosOnMap) return []
    const taken = clusters.map((cluster) => project(cluster, view, anySize))
    const isFree = (place: Point) => {
      const { x, y } = project(place, view, anySize)
      return taken.every((one) => Math.abs(one.x - x) > room.x || Math.abs(one.y - y) > room.y)
    }
    const chosen = new Set(search.neighborhood?.map(placeKey))
    const isApart = apart((place: Point) => project(place, view, anySize))
    const seen = neighborhoods.filter(isPlaced).filter((one) => isIn(one, view.bounds) && isFree(one))
    return seen
      .sort((one, other) => Number(chosen.has(placeKey(other.name))) - Number(chosen.has(placeKey(one.name))))
      .filter(isApart)
      .slice(0, most)
      .map(({ name, city, latitude, longitude }) => {
        const isChosen = chosen.has(placeKey(name))
        const rest = search.neighborhood?.filter((one) => placeKey(one) !== placeKey(name)) ?? []
        const next = isChosen
          ? rest.length > 0
            ? { neighborhood: rest }
            : noPlace
          : addPlace(search, { kind: 'neighborhood', name, city, keys: [] })
        return {
          latitude,
          longitude,
          key: `${city} ${name}`,
          content: (
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={w.barrio(name, city)}
              onClick={() => change(next)}
              className={clsx(
                'pointer-events-auto absolute left-0 min-h-7 -translate-x-1/2 -translate-y-1/2 whitespace-nowrap rounded px-2 font-medium text-xs transition-colors',
                isChosen
                  ? 'bg-action-soft text-action ring-1 ring-action'
                  : 'bg-surface-raised/70 text-ink-muted hover:bg-surface-raised hover:text-action',
              )}
            >
              {name}
            </button>
          ),
        }
      })
  }, [view, clusters, search, change, w])
  return <MapPins map={map} pins={pins} label={w.barrios} />
}

/** Whether a name touches none of those before it. */
function apart(positionOf: (place: Point) => Position) {
  const taken: { at: Position; width: number }[] = []
  return (place: Point & { name: string }): boolean => {
    const [at, width] = [positionOf(place), widthOf(place.name)]
    const isFree = taken.every(
      (one) => Math.abs(one.at.x - at.x) > (one.width + width) / 2 || Math.abs(one.at.y - at.y) > nameHeight,
    )
    if (isFree) taken.push({ at, width })
    return isFree
  }
}
