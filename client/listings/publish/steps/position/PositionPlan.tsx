import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Point } from '#shared/places/distance.ts'
import { PlanGrid } from './PlanGrid.tsx'
import { PlanScale } from './PlanScale.tsx'
import { bearing, fromPlan, labelsOnPlan, movedBy, type PlanPosition, plan, toPlan } from './plan.ts'

interface PositionPlanProps {
  center: Point
  place: string
  point: Point
  onMove: (point: Point) => void
}

/** Per arrow key, without and with Shift. */
const stepMeters = { small: 25, large: 200 } as const
const arrows: Record<string, readonly [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export function PositionPlan({ center, place, point, onMove }: PositionPlanProps) {
  const { language } = useLanguage()
  const words = useWords('publish')
  const w = words.publish.position
  const frame = useRef<HTMLDivElement>(null)
  /** From the pin's tip to the pointer, in screen pixels. */
  const dragOffset = useRef({ x: 0, y: 0 })
  const [isMovedByKey, setMovedByKey] = useState(false)
  const names = useMemo(() => labelsOnPlan(center), [center])
  const spot = toPlan(point, center)
  const { meters, direction } = bearing(point, center)
  const distance =
    meters < 1000
      ? w.meters(formatNumber(meters, language))
      : w.kilometers(formatNumber(meters / 1000, language, 1))

  const pinLabel = meters === 0 ? w.pinAtCenter(place) : w.pin(distance, w.directions[direction], place)

  function moveTo({ clientX, clientY }: PointerEvent, { x, y } = { x: 0, y: 0 }) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const across = ((clientX - x - box.left) / box.width) * plan.width
    const down = ((clientY - y - box.top) / box.height) * plan.height
    onMove(fromPlan({ x: across, y: down }, center))
  }
  function startDrag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragOffset.current = {
      x: event.clientX - box.left - (spot.x / plan.width) * box.width,
      y: event.clientY - box.top - (spot.y / plan.height) * box.height,
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const meters = event.shiftKey ? stepMeters.large : stepMeters.small
    const next = movedBy(point, arrow[0] * meters, arrow[1] * meters)
    onMove(fromPlan(toPlan(next, center), center))
    setMovedByKey(true)
  }
  return (
    <div
      ref={frame}
      onPointerUp={(event) => event.target instanceof SVGElement && moveTo(event)}
      className="relative cursor-crosshair overflow-hidden rounded-lg border bg-surface-sunken"
    >
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={w.plan(place)}
        className="block w-full"
        fill="none"
      >
        <PlanGrid />
        {names.map(({ name, spot }) => (
          <PlanName key={name} name={name} spot={spot} isOwn={name === place} />
        ))}
        <PlanScale label={w.scale} />
      </svg>
      <button
        type="button"
        aria-label={pinLabel}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event, dragOffset.current)
        }
        className="absolute grid size-12 -translate-x-1/2 -translate-y-[88%] cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
        style={{ left: `${(spot.x / plan.width) * 100}%`, top: `${(spot.y / plan.height) * 100}%` }}
      >
        <MapPin aria-hidden="true" className="size-10 fill-accent text-surface-raised" strokeWidth={1.5} />
      </button>
      <p role="status" className="sr-only">
        {isMovedByKey ? pinLabel : ''}
      </p>
    </div>
  )
}

function PlanName({ name, spot: { x, y }, isOwn }: { name: string; spot: PlanPosition; isOwn: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r="3.5" className="fill-ink-muted" fillOpacity="0.6" />
      <text
        x={x}
        y={y - 10}
        textAnchor={x < 70 ? 'start' : x > plan.width - 70 ? 'end' : 'middle'}
        className={clsx(
          'stroke-6 stroke-surface-sunken text-[23px] [paint-order:stroke] sm:text-[14px]',
          isOwn ? 'fill-ink font-semibold' : 'fill-ink-muted',
        )}
      >
        {name}
      </text>
    </g>
  )
}
