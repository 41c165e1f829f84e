import { MapPin } from 'lucide-react'
import type { Point } from '#shared/search/area.ts'
import { MapPins } from './MapPins.tsx'
import type { MapHandle } from './mapHandle.ts'

interface MapPointProps {
  map: MapHandle
  point: Point
  label: string
  /** Somewhere around it. */
  isVague?: boolean
}

/** One place, which is what the map is about. */
export function MapPoint({ map, point, label, isVague }: MapPointProps) {
  const content = isVague ? (
    <span
      role="img"
      aria-label={label}
      className="absolute left-0 size-24 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-accent border-dashed bg-accent/15"
    />
  ) : (
    <span role="img" aria-label={label} className="absolute left-0 -translate-x-1/2 -translate-y-[92%]">
      <MapPin aria-hidden="true" className="size-11 fill-accent text-surface-raised" strokeWidth={1.5} />
    </span>
  )
  return <MapPins map={map} pins={[{ ...point, key: 'point', content }]} label={label} />
}
