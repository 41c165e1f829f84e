import clsx from 'clsx'
import { useMemo } from 'react'
import { useWords } from '#client/core/language.tsx'
import { addPlace, noPlace } from '#client/listings/search/filters/findPlaces.ts'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle, MapView } from '#client/map/mapHandle.ts'
import { barriosOnMap } from '#client/map/mercator.ts'
import { isPlaced, neighborhoods, placeKey } from '#shared/places/places.ts'
import type { Bounds, Point } from '#shared/search/area.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

interface BarrioPinsProps {
  map: MapHandle
  view: MapView | undefined
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
}

/** On screen at once. */
const most = 24

const isIn = ({ latitude, longitude }: Point, { south, west, north, east }: Bounds) =>
  latitude > south && latitude < north && longitude > west && longitude < east

/** Neighborhoods to choose by a press, about where their middle is: their borders are nowhere to be had. */
export function BarrioPins({ map, view, search, change }: BarrioPinsProps) {
  const { map: w } = useWords('map')
  const pins = useMemo(() => {
    if (!view || view.zoom < barriosOnMap) return []
    const chosen = new Set(search.neighborhood?.map(placeKey))
    return neighborhoods
      .filter(isPlaced)
      .filter((one) => isIn(one, view.bounds))
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
  }, [view, search, change, w])
  return <MapPins map={map} pins={pins} label={w.barrios} />
}
