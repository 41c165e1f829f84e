import clsx from 'clsx'
import { useState } from 'react'
import { ChartReadout } from './ChartReadout.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { linearScale } from './linearScale.ts'
import { type Curve, fillOf, type LineLook, linePath, nearest, type Point, strokeOf } from './lines.ts'
import type { NiceScale } from './niceScale.ts'

export interface LineSeries {
  name: string
  look: LineLook
  points: readonly Point[]
  curve?: Curve
  /** Marked points; the radius is in pixels. */
  dots?: { points: readonly Point[]; radius: number }
}

interface Props {
  /** Text alternative, one sentence. */
  label: string
  height: number
  /** In drawing order: the last is on top. */
  series: readonly LineSeries[]
  /** The first and the last x. */
  extent: readonly [number, number]
  /** Scale of the y axis. */
  scale: NiceScale
  tickText: (tick: number) => string
  /** Labels of the x axis. */
  labels: readonly { x: number; text: string }[]
  /** Texts of the tooltip at the nearest x; absent: no tooltip. */
  readout?: { title: (x: number) => string; amountText: (amount: number) => string }
}

/** Percent left free at either end, so that dots are not clipped. */
const margin = 1.5

/** A line chart over time or another number. */
export function LineChart({ label, height, series, extent, scale, tickText, labels, readout }: Props) {
  const [pointed, setPointed] = useState<number>()
  const across = linearScale(extent, [margin, 100 - margin])
  const place = ({ x, y }: Point): Point => ({ x: across.at(x), y: 100 - scale.at(y) })
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  const marked = series.flatMap(({ name, look, points }) => {
    const point = points.find(({ x }) => x === pointed)
    return point ? [{ name, look, amount: point.y, ...place(point) }] : []
  })
  return (
    <div className="mt-3 flex gap-2">
      <ol aria-hidden="true" className="relative w-13 shrink-0 text-right text-ink-muted text-xs tabular">
        {scale.ticks.map((tick) => (
          <li
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: height * (1 - scale.at(tick) / 100) }}
          >
            {tickText(tick)}
          </li>
        ))}
      </ol>
      <div className="min-w-0 flex-1">
        <div
          className={clsx('relative', readout && 'touch-pan-y')}
          onPointerMove={
            readout &&
            (({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              setPointed(nearest(xs, across.invert(((clientX - left) / width) * 100)))
            })
          }
          onPointerLeave={readout && (() => setPointed(undefined))}
        >
          <ChartSvg label={label} height={height}>
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={`${100 - scale.at(tick)}%`}
                y2={`${100 - scale.at(tick)}%`}
                className="stroke-line"
              />
            ))}
            {series.map((one) => (
              <Line key={one.name} {...one} place={place} />
            ))}
            {marked.map(({ name, look, x, y }) => (
              <circle key={name} cx={`${x}%`} cy={`${y}%`} r="4" className={fillOf[look.tone]} />
            ))}
          </ChartSvg>
          {pointed !== undefined && readout && (
            <ChartReadout
              title={readout.title(pointed)}
              x={across.at(pointed)}
              rows={marked.map(({ name, amount }) => ({ name, text: readout.amountText(amount) }))}
            />
          )}
        </div>
        <Labels labels={labels.map(({ x, text }) => ({ x: across.at(x), text }))} />
      </div>
    </div>
  )
}

function Line({ look, points, curve, dots, place }: LineSeries & { place: (point: Point) => Point }) {
  return (
    <>
      {/* Stretched to the chart's size by preserveAspectRatio; strokes keep their width. */}
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path
          d={linePath(points.map(place), curve)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className={strokeOf[look.tone]}
          strokeWidth={look.width}
          strokeDasharray={look.dash}
          strokeLinecap={look.dash ? 'butt' : 'round'}
          strokeLinejoin="round"
        />
      </svg>
      {dots?.points.map((point) => {
        const { x, y } = place(point)
        return (
          <circle
            key={point.x}
            cx={`${x}%`}
            cy={`${y}%`}
            r={dots.radius}
            className={`${fillOf[look.tone]} stroke-surface-raised`}
            strokeWidth={dots.radius > 4 ? 2 : 0}
          />
        )
      })}
    </>
  )
}

/** Centred under their positions; the first and the last stay inside the chart. */
function Labels({ labels }: { labels: readonly { x: number; text: string }[] }) {
  const side = (index: number) => {
    if (index === 0) return { left: 0 }
    if (index === labels.length - 1) return { right: 0 }
    return { left: `${labels[index]?.x}%`, translate: '-50%' }
  }
  return (
    <p aria-hidden="true" className="relative mt-2 h-4 whitespace-nowrap text-ink-muted text-xs">
      {labels.map(({ x, text }, index) => (
        <span key={x} className="absolute" style={side(index)}>
          {text}
        </span>
      ))}
    </p>
  )
}
