import clsx from 'clsx'
import { useState } from 'react'
import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { ChartSvg } from './ChartSvg.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import { linearScale } from './linearScale.ts'
import {
  type Curve,
  fillClasses,
  type LineStyle,
  linePath,
  nearest,
  type Point,
  strokeClasses,
} from './lines.ts'
import type { NiceScale } from './niceScale.ts'

export interface LineSeries {
  name: string
  style: LineStyle
  points: readonly Point[]
  curve?: Curve
  /** Radius in pixels. */
  dots?: { points: readonly Point[]; radius: number }
}

interface Props {
  /** One sentence for screen readers. */
  label: string
  height: number
  series: readonly LineSeries[]
  /** First and last x. */
  extent: readonly [number, number]
  scale: NiceScale
  formatTick: (tick: number) => string
  labels: readonly { x: number; text: string }[]
  /** At the nearest x; undefined: no tooltip. */
  tooltip?: { title: (x: number) => string; formatAmount: (amount: number) => string }
}

const margin = 1.5

const isBrowser = () => true
const isRendered = () => false

export function LineChart({ label, height, series, extent, scale, formatTick, labels, tooltip }: Props) {
  const [hoveredX, setHoveredX] = useState<number>()
  // The policy of a rendered page allows no style of an element.
  const canPlace = useBrowserValue(isBrowser, isRendered)
  const xScale = linearScale(extent, [margin, 100 - margin])
  const toPercent = ({ x, y }: Point): Point => ({ x: xScale.position(x), y: 100 - scale.position(y) })
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  const hovered = series.flatMap(({ name, style, points }) => {
    const point = points.find(({ x }) => x === hoveredX)
    return point ? [{ name, style, amount: point.y, ...toPercent(point) }] : []
  })
  return (
    <div className="mt-3 flex gap-2">
      <ol
        aria-hidden="true"
        className="relative min-w-13 shrink-0 whitespace-nowrap text-right text-ink-muted text-xs tabular"
      >
        <li className="invisible h-0">{longestOf(scale.ticks.map(formatTick))}</li>
        {(canPlace ? scale.ticks : []).map((tick) => (
          <li
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: height * (1 - scale.position(tick) / 100) }}
          >
            {formatTick(tick)}
          </li>
        ))}
      </ol>
      <div className="min-w-0 flex-1">
        <div
          className={clsx('relative', tooltip && 'touch-pan-y')}
          onPointerMove={
            tooltip &&
            (({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              setHoveredX(nearest(xs, xScale.invert(((clientX - left) / width) * 100)))
            })
          }
          onPointerLeave={tooltip && (() => setHoveredX(undefined))}
        >
          <ChartSvg label={label} height={height}>
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={`${100 - scale.position(tick)}%`}
                y2={`${100 - scale.position(tick)}%`}
                className="stroke-line"
              />
            ))}
            {series.map((one) => (
              <Line key={one.name} {...one} toPercent={toPercent} />
            ))}
            {hovered.map(({ name, style, x, y }) => (
              <circle key={name} cx={`${x}%`} cy={`${y}%`} r="4" className={fillClasses[style.tone]} />
            ))}
          </ChartSvg>
          {hoveredX !== undefined && tooltip && (
            <ChartTooltip
              title={tooltip.title(hoveredX)}
              x={xScale.position(hoveredX)}
              rows={hovered.map(({ name, amount }) => ({ name, text: tooltip.formatAmount(amount) }))}
            />
          )}
        </div>
        <AxisLabels
          labels={(canPlace ? labels : []).map(({ x, text }) => ({ x: xScale.position(x), text }))}
        />
      </div>
    </div>
  )
}

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')

function Line({
  style,
  points,
  curve,
  dots,
  toPercent,
}: LineSeries & { toPercent: (point: Point) => Point }) {
  return (
    <>
      {/* Stretched by preserveAspectRatio; strokes keep their width. */}
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path
          d={linePath(points.map(toPercent), curve)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className={strokeClasses[style.tone]}
          strokeWidth={style.width}
          strokeDasharray={style.dash}
          strokeLinecap={style.dash ? 'butt' : 'round'}
          strokeLinejoin="round"
        />
      </svg>
      {dots?.points.map((point) => {
        const { x, y } = toPercent(point)
        return (
          <circle
            key={point.x}
            cx={`${x}%`}
            cy={`${y}%`}
            r={dots.radius}
            className={`${fillClasses[style.tone]} stroke-surface-raised`}
            strokeWidth={dots.radius > 4 ? 2 : 0}
          />
        )
      })}
    </>
  )
}

function AxisLabels({ labels }: { labels: readonly { x: number; text: string }[] }) {
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
