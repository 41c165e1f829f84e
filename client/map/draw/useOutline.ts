import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { MapHandle } from '#client/map/mapHandle.ts'
import type { Position } from '#client/map/mercator.ts'
import type { Point } from '#shared/search/area.ts'
import { isOutline, outlineOf } from './outline.ts'

/** Pixels that a press may slip and still sets a corner. */
const slip = 6

interface Outline {
  /** Set one by one. */
  corners: readonly Point[]
  /** What was last finished encloses too little. */
  isTooSmall: boolean
  add(corner: Point): void
  undo(): void
  finish(): void
  pointer: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
}

/** Dragging draws all of it; presses set one corner after the other. `line` shows it, in screen pixels. */
export function useOutline(
  map: MapHandle,
  line: RefObject<SVGPolylineElement | null>,
  onDone: (corners: Point[]) => void,
): Outline {
  /** In screen pixels, while it is dragged. */
  const dragged = useRef<Position[]>([])
  const [corners, setCorners] = useState<readonly Point[]>([])
  const [isTooSmall, setTooSmall] = useState(false)

  const show = (positions: readonly Position[]) => line.current?.setAttribute('points', textOf(positions))
  useEffect(() => {
    const draw = () => line.current?.setAttribute('points', textOf(corners.map((one) => map.project(one))))
    draw()
    return map.onMove(draw)
  }, [map, line, corners])

  function take(outline: readonly Position[]): void {
    if (isOutline(outline)) onDone(outline.map((one) => map.unproject(one)))
    else setTooSmall(true)
  }
  function add(corner: Point): void {
    setTooSmall(false)
    setCorners((before) => [...before, corner])
  }
  function end(): void {
    const { current: drawn } = dragged
    dragged.current = []
    const [first] = drawn
    if (!first) return
    const isPress = drawn.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) <= slip)
    if (isPress || corners.length > 0) {
      add(map.unproject(drawn.at(-1) ?? first))
      return
    }
    show([])
    take(outlineOf(drawn) ?? [])
  }
  return {
    corners,
    isTooSmall,
    add,
    undo: () => setCorners((before) => before.slice(0, -1)),
    finish: () => take(corners.map((one) => map.project(one))),
    pointer: {
      onPointerDown(event) {
        if (!event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = [positionOf(event, event.currentTarget)]
      },
      onPointerMove(event) {
        if (dragged.current.length === 0 || !event.isPrimary) return
        const between = event.nativeEvent.getCoalescedEvents?.() ?? []
        const { currentTarget } = event
        dragged.current.push(
          ...(between.length > 0 ? between : [event]).map((one) => positionOf(one, currentTarget)),
        )
        if (corners.length === 0) show(dragged.current)
      },
      onPointerUp: end,
      onPointerCancel() {
        dragged.current = []
      },
    },
  }
}

function positionOf({ clientX, clientY }: { clientX: number; clientY: number }, board: Element): Position {
  const { left, top } = board.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const textOf = (positions: readonly Position[]) =>
  positions.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
