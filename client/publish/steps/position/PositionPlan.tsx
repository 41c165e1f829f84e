import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import type { Point } from '#shared/places.ts'
import { bearing, moved, namesOnPlan, plan, pointAt, spotOf } from './plan.ts'

interface PositionPlanProps {
  /** What the plan is drawn around. */
  middle: Point
  /** Its name. */
  place: string
  point: Point
  onMove: (point: Point) => void
}

/** Metres that an arrow key moves the point; with Shift, the larger step. */
const stride = { small: 25, large: 200 } as const
const arrows: Record<string, readonly [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A drawn plan to scale: the neighbourhoods around by name, rings of distance, and a point to be moved. */
export function PositionPlan({ middle, place, point, onMove }: PositionPlanProps) {
  const { language, words } = useLanguage()
  const w = words.publish.position
  const frame = useRef<HTMLDivElement>(null)
  const names = useMemo(() => namesOnPlan(middle), [middle])
  const spot = spotOf(point, middle)
  const { meters, direction } = bearing(point, middle)
  const distance =
    meters < 1000
      ? w.meters(formatNumber(meters, language))
      : w.kilometers(formatNumber(meters / 1000, language, 1))

  function moveTo(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const x = ((event.clientX - box.left) / box.width) * plan.width
    const y = ((event.clientY - box.top) / box.height) * plan.height
    onMove(pointAt({ x, y }, middle))
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const meters = event.shiftKey ? stride.large : stride.small
    const next = moved(point, arrow[0] * meters, arrow[1] * meters)
    onMove(pointAt(spotOf(next, middle), middle))
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
        <Ground />
        {names.map(({ name, spot: { x, y } }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="3.5" className="fill-ink-muted" fillOpacity="0.6" />
            <text
              x={x}
              y={y - 10}
              textAnchor={x < 70 ? 'start' : x > plan.width - 70 ? 'end' : 'middle'}
              className={clsx(
                'stroke-6 stroke-surface-sunken text-[23px] [paint-order:stroke] sm:text-[14px]',
                name === place ? 'fill-ink font-semibold' : 'fill-ink-muted',
              )}
            >
              {name}
            </text>
          </g>
        ))}
        <Scale label={w.scale} />
      </svg>
      <button
        type="button"
        aria-label={meters === 0 ? w.pinAtCenter(place) : w.pin(distance, w.directions[direction], place)}
        aria-roledescription={w.title}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
        className="absolute grid size-12 -translate-x-1/2 -translate-y-[88%] cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
        style={{ left: `${(spot.x / plan.width) * 100}%`, top: `${(spot.y / plan.height) * 100}%` }}
      >
        <MapPin aria-hidden="true" className="size-10 fill-accent text-surface-raised" strokeWidth={1.5} />
      </button>
    </div>
  )
}

/** Blocks of half a kilometre, and rings around the middle. */
function Ground() {
  const block = plan.width / plan.km / 2
  const [columns, rows] = [plan.width / block, Math.ceil(plan.height / block)]
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * block} 0V${plan.height}`),
    ...Array.from(
      { length: rows + 1 },
      (_, i) => `M0 ${plan.height / 2 + (i - rows / 2) * block}H${plan.width}`,
    ),
  ].join('')
  return (
    <>
      <path d={lines} className="stroke-surface-raised" strokeWidth="3" />
      <g className="stroke-action" strokeOpacity="0.4" strokeDasharray="3 7" strokeLinecap="round">
        {[1, 2].map((step) => (
          <circle
            key={step}
            cx={plan.width / 2}
            cy={plan.height / 2}
            r={step * block}
            strokeWidth="1.5"
            className="fill-action"
            fillOpacity="0.04"
          />
        ))}
      </g>
    </>
  )
}

function Scale({ label }: { label: string }) {
  const length = plan.width / plan.km / 2
  const [x, y] = [16, plan.height - 16]
  return (
    <g>
      <path d={`M${x} ${y - 6}v6h${length}v-6`} className="stroke-ink-muted" strokeWidth="1.5" />
      <text x={x + length + 8} y={y + 2} className="fill-ink-muted text-[23px] sm:text-[14px]">
        {label}
      </text>
    </g>
  )
}
