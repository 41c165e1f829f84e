import clsx from 'clsx'
import { Check, CircleMinus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import { boundsOf, type Point } from '#shared/search/area.ts'

interface EditAreaProps {
  map: MapHandle
  corners: readonly Point[]
  /** With each step of a corner. */
  onMove: (corners: readonly Point[]) => void
  /** Once a corner was let go. */
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
/** Pixels. */
const padding = 60

/** Moves the corners of an area, by pointer or arrow keys; Delete or a button takes one off. */
export function EditArea({ map, corners: given, onMove, onChange, onDone, onRemove }: EditAreaProps) {
  const { map: w } = useWords('map')
  const [corners, setCorners] = useState(given)
  const [chosen, setChosen] = useState<number>()
  const start = useRef({ bounds: boundsOf(given) })
  const tools = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Corners of an area that is small on the map would lie on each other.
    map.show(start.current, { padding })
    tools.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [map])

  function move(next: readonly Point[]): void {
    setCorners(next)
    onMove(next)
  }
  function takeOff(index: number): void {
    if (corners.length <= minCorners) return
    const next = corners.filter((_, at) => at !== index)
    setChosen(undefined)
    move(next)
    onChange(next)
    tools.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  const pins = corners.map((corner, index) => ({
    ...corner,
    key: String(index),
    content: (
      <Corner
        label={w.corner(index + 1, corners.length)}
        map={map}
        corner={corner}
        isChosen={index === chosen}
        onChoose={() => setChosen(index)}
        onMove={(next) => move(corners.map((one, at) => (at === index ? next : one)))}
        onLetGo={() => onChange([...corners])}
        onRemove={() => takeOff(index)}
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
      <div ref={tools} className="absolute top-3 right-17 left-3 z-20 flex flex-wrap gap-2">
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
        {chosen !== undefined && corners.length > minCorners && (
          <Button
            size="sm"
            variant="secondary"
            icon={<CircleMinus aria-hidden="true" className="size-4" />}
            onClick={() => takeOff(chosen)}
          >
            {w.removeCorner}
          </Button>
        )}
      </div>
    </>
  )
}

interface CornerProps {
  label: string
  map: MapHandle
  corner: Point
  isChosen: boolean
  onChoose: () => void
  onMove: (corner: Point) => void
  onLetGo: () => void
  onRemove: () => void
}

function Corner({ label, map, corner, isChosen, onChoose, onMove, onLetGo, onRemove }: CornerProps) {
  const [isDragged, setDragged] = useState(false)
  const offset = useRef({ x: 0, y: 0 })

  function start(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = map.project(corner)
    offset.current = { x: x - event.clientX, y: y - event.clientY }
    setDragged(true)
    onChoose()
  }
  function end(): void {
    if (isDragged) onLetGo()
    setDragged(false)
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
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => key in moves && onLetGo()}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      className="pointer-events-auto absolute grid size-7 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span
        className={clsx(
          'size-4 rounded-full border-2 border-action shadow-card',
          isChosen ? 'bg-action' : 'bg-surface-raised',
        )}
      />
    </button>
  )
}
