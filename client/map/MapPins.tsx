import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
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
  const frame = useRef<HTMLUListElement>(null)
  const elements = useRef(new Map<string, HTMLLIElement>())
  const placeAll = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    placeAll.current = () => {
      // Read once: after each pin that is placed, the browser would lay out the page for it.
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
      for (const pin of pins) {
        const element = elements.current.get(pin.key)
        if (!element) continue
        const { x, y } = map.project(pin)
        const isSeen = x > margin && y > margin && x < clientWidth - margin && y < clientHeight - margin
        element.style.visibility = isSeen || isMovable ? '' : 'hidden'
        element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
      }
    }
    placeAll.current()
  }, [map, pins, isMovable])
  useEffect(() => map.onMove(() => placeAll.current()), [map])
  const list = (
    <ul
      ref={frame}
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
