import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { MapFrame } from '#client/map/MapFrame.tsx'
import { MovablePin } from '#client/map/MovablePin.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { bearing, movedBy, roundDegrees } from '#client/map/plan/plan.ts'
import type { Point } from '#shared/places/distance.ts'

interface PositionMapProps {
  /** What the pin's distance is told from. */
  center: Point
  place: string
  point: Point
  onMove: (point: Point) => void
}

/** Per arrow key, without and with Shift. */
const stepMeters = { small: 25, large: 200 } as const
const startZoom = 14.5

/** Where the pin is put. It is brought into view where it was moved out of it by other means than the pointer. */
export function PositionMap({ center, place, point, onMove }: PositionMapProps) {
  const { language } = useLanguage()
  const { position: w } = useWords('position')
  const [map, setMap] = useState<MapHandle>()
  const start = useRef({ center: point, zoom: startZoom })
  const { latitude, longitude } = point
  useEffect(() => {
    if (!map) return
    const { bounds, zoom } = map.view()
    const isSeen =
      latitude > bounds.south && latitude < bounds.north && longitude > bounds.west && longitude < bounds.east
    if (!isSeen) map.show({ center: { latitude, longitude }, zoom })
  }, [map, latitude, longitude])

  const { meters, direction } = bearing(point, center)
  const distance =
    meters < 1000
      ? w.meters(formatNumber(meters, language))
      : w.kilometers(formatNumber(meters / 1000, language, 1))
  const pinLabel = meters === 0 ? w.pinAtCenter(place) : w.pin(distance, w.directions[direction], place)
  const moveTo = (next: Point) =>
    onMove({ latitude: roundDegrees(next.latitude), longitude: roundDegrees(next.longitude) })
  return (
    <MapFrame
      start={start.current}
      label={w.plan(place)}
      isCooperative
      onOpen={setMap}
      className="h-80 rounded-lg border"
    >
      {(opened) => (
        <MovablePin
          map={opened}
          point={point}
          label={pinLabel}
          onMove={moveTo}
          onStep={(east, north, isLarge) => {
            const meters = isLarge ? stepMeters.large : stepMeters.small
            onMove(movedBy(point, east * meters, north * meters))
          }}
        />
      )}
    </MapFrame>
  )
}
