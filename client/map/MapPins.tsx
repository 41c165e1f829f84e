import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#shared/search/area.ts'
import type { MapHandle } from './mapHandle.ts'

export interface Pin extends Point {
  key: string
  content: ReactNode
}

interface MapPinsProps {
  map: MapHandle
  pins: readonly Pin[]
  label: string
  /** Dragging one moves it, not the map. */
  isMovable?: boolean
  /** Only seen: something else is done on the map. */
  isInert?: boolean
}

/** Pixels within the map from which a pin counts as seen: nearer to its edge it would be cut off. */
const margin = 12

/**
 * Places content on the map, moved with it frame by frame without rendering. What is out of view is hidden, so that
 * it takes no focus unseen.
 */
export function MapPins({ map, pins, label, isMovable, isInert }: MapPinsProps) {
  const elements = useRef(new Map<string, HTMLLIElement>())
  const place = useCallback(
    (pin: Point, element: HTMLElement) => {
      const { x, y } = map.project(pin)
      const frame = element.parentElement
      const isSeen =
        frame !== null &&
        x > margin &&
        y > margin &&
        x < frame.clientWidth - margin &&
        y < frame.clientHeight - margin
      element.style.visibility = isSeen || isMovable ? '' : 'hidden'
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    },
    [map, isMovable],
  )
  const placeAll = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    placeAll.current = () => {
      for (const pin of pins) {
        const element = elements.current.get(pin.key)
        if (element) place(pin, element)
      }
    }
    placeAll.current()
  }, [pins, place])
  useEffect(() => map.onMove(() => placeAll.current()), [map])
  const list = (
    <ul
      aria-label={label}
      inert={isInert}
      className="pointer-events-none absolute inset-0 z-10 overflow-hidden"
    >
      {pins.map(({ key, content }) => (
        <li
          key={key}
          ref={(element) => {
            if (element) elements.current.set(key, element)
            return () => void elements.current.delete(key)
          }}
          className="absolute top-0 left-0 w-0"
        >
          {content}
        </li>
      ))}
    </ul>
  )
  return isMovable ? list : createPortal(list, map.surface)
}
