import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '#shared/search/area.ts'
import { MapPins } from './MapPins.tsx'
import type { MapHandle } from './mapHandle.ts'

interface MovablePinProps {
  map: MapHandle
  point: Point
  /** Says where it is and how to move it. */
  label: string
  /** By an arrow key: whole steps to the east and north. */
  onStep: (east: number, north: number, isLarge: boolean) => void
  onMove: (point: Point) => void
}

const arrows: Record<string, readonly [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Dragged, stepped by arrow keys (further with Shift), or put where the map is touched. */
export function MovablePin({ map, point, label, onStep, onMove }: MovablePinProps) {
  /** From the pointer to the pin's tip, in pixels. */
  const offset = useRef({ x: 0, y: 0 })
  const [isMovedByKey, setMovedByKey] = useState(false)
  const move = useRef(onMove)
  move.current = onMove
  // Where the pin is seen, the map is listened to.
  useLayoutEffect(() => map.onClick((at) => move.current(at)), [map])

  function start(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = map.project(point)
    offset.current = { x: x - event.clientX, y: y - event.clientY }
  }
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    onMove(map.unproject({ x: clientX + offset.current.x, y: clientY + offset.current.y }))
  }
  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    onStep(...arrow, event.shiftKey)
    setMovedByKey(true)
  }
  const content = (
    <button
      type="button"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={start}
      onPointerMove={drag}
      className="pointer-events-auto absolute left-0 grid size-12 -translate-x-1/2 -translate-y-[88%] cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <MapPin aria-hidden="true" className="size-10 fill-accent text-surface-raised" strokeWidth={1.5} />
    </button>
  )
  return (
    <>
      <MapPins isMovable map={map} pins={[{ ...point, key: 'pin', content }]} label={label} />
      <p role="status" className="sr-only">
        {isMovedByKey ? label : ''}
      </p>
    </>
  )
}
