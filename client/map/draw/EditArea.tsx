import { Check, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Point } from '#shared/search/area.ts'

interface EditAreaProps {
  map: MapHandle
  corners: readonly Point[]
  /** With each change that is seen on the map. */
  onChange: (corners: Point[]) => void
  onDone: () => void
  onRemove: () => void
}

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}
const minCorners = 3

/** Moves the corners of an area, by pointer or arrow keys; Delete takes one off. */
export function EditArea({ map, corners, onChange, onDone, onRemove }: EditAreaProps) {
  const { map: w } = useWords('map')
  const pins = corners.map((corner, index) => ({
    ...corner,
    key: String(index),
    content: (
      <Corner
        label={w.corner(index + 1, corners.length)}
        map={map}
        corner={corner}
        onMove={(next) => onChange(corners.map((one, at) => (at === index ? next : one)))}
        onRemove={() => corners.length > minCorners && onChange(corners.filter((_, at) => at !== index))}
      />
    ),
  }))
  return (
    <>
      <MapPins isMovable map={map} pins={pins} label={w.editing} />
      <p
        role="status"
        className="absolute inset-x-3 bottom-8 z-20 mx-auto w-fit rounded bg-surface-raised px-3 py-1 text-center text-sm shadow-card"
      >
        {w.editHint}
      </p>
      <div className="absolute top-3 right-17 left-3 z-20 flex flex-wrap gap-2">
        <Button size="sm" icon={<Check aria-hidden="true" className="size-4" />} onClick={onDone}>
          {w.drawDone}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        >
          {w.removeArea}
        </Button>
      </div>
    </>
  )
}

interface CornerProps {
  label: string
  map: MapHandle
  corner: Point
  onMove: (corner: Point) => void
  onRemove: () => void
}

function Corner({ label, map, corner, onMove, onRemove }: CornerProps) {
  const [isDragged, setDragged] = useState(false)
  const offset = useRef({ x: 0, y: 0 })

  function start(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = map.project(corner)
    offset.current = { x: x - event.clientX, y: y - event.clientY }
    setDragged(true)
  }
  function drag({ clientX, clientY }: PointerEvent): void {
    if (!isDragged) return
    onMove(map.unproject({ x: clientX + offset.current.x, y: clientY + offset.current.y }))
  }
  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key]
    if (move) {
      const { x, y } = map.project(corner)
      onMove(map.unproject({ x: x + move[0], y: y + move[1] }))
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      className="pointer-events-auto absolute grid size-7 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-4 rounded-full border-2 border-action bg-surface-raised shadow-card" />
    </button>
  )
}
