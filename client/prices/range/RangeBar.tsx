import { useWords } from '#client/core/language.tsx'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { ChartSvg } from '#client/ui/chart/ChartSvg.tsx'
import { type AreaUnit, perUnitText } from '#shared/market/areaUnit.ts'
import { rangeScale, type Spread } from './rangeScale.ts'

interface RangeBarProps {
  stats: Spread
  /** US dollars per square meter. */
  price: number
  /** What its figures are shown per. */
  unit: AreaUnit
  dots?: readonly number[]
  /** Whether the middle is that of an estimate, not of the comparables. */
  isEstimated?: boolean
}

const height = 92
const middle = 52

export function RangeBar({ stats, price, unit, dots = [], isEstimated = false }: RangeBarProps) {
  const { prices } = useWords('prices')
  const w = prices.bar
  const scale = rangeScale(stats, price)
  const x = (value: number) => `${scale.position(value)}%`
  const { minPricePerSqm: min, p25PricePerSqm: p25, medianPricePerSqm: median } = stats
  const { p75PricePerSqm: p75, maxPricePerSqm: max } = stats
  const label = w[isEstimated ? 'readEstimate' : 'read'](
    perUnitText(price, unit),
    perUnitText(min, unit),
    perUnitText(p25, unit),
    perUnitText(median, unit),
    perUnitText(p75, unit),
    perUnitText(max, unit),
  )
  return (
    <figure>
      <ChartSvg label={label} height={height}>
        <line
          x1={x(min)}
          x2={x(max)}
          y1={middle}
          y2={middle}
          className="stroke-line-strong"
          strokeWidth="2"
        />
        {[min, max].map((end, index) => (
          <line
            key={index === 0 ? 'min' : 'max'}
            x1={x(end)}
            x2={x(end)}
            y1={middle - 7}
            y2={middle + 7}
            className="stroke-line-strong"
            strokeWidth="2"
          />
        ))}
        <rect
          x={x(p25)}
          width={`${Math.max(0.6, scale.position(p75) - scale.position(p25))}%`}
          y={middle - 13}
          height="26"
          rx="6"
          className="fill-action-soft stroke-action"
          strokeWidth="1.5"
        />
        {dots.map((dot, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: equal prices are different dots in a fixed order
            key={index}
            cx={x(dot)}
            cy={middle}
            r="3.5"
            className="fill-ink-muted"
            fillOpacity="0.45"
          />
        ))}
        <line
          x1={x(median)}
          x2={x(median)}
          y1={middle - 13}
          y2={middle + 13}
          className="stroke-action"
          strokeWidth="3"
        />
        <OwnPrice position={scale.position(price)} text={scale.isBeyond(price) ? w.beyond : w.own} />
        <text x={x(min)} y={height - 4} textAnchor="start" className="fill-ink-muted text-xs tabular">
          {roughPerSqm(min, unit)}
        </text>
        {max > min && (
          <text x={x(max)} y={height - 4} textAnchor="end" className="fill-ink-muted text-xs tabular">
            {roughPerSqm(max, unit)}
          </text>
        )}
      </ChartSvg>
      <figcaption className="mt-2 text-ink-muted text-xs">
        {isEstimated ? w.estimateCaption : w.caption}
      </figcaption>
    </figure>
  )
}

/** `position`: percent. */
function OwnPrice({ position, text }: { position: number; text: string }) {
  const x = `${position}%`
  const anchor = position < 25 ? 'start' : position > 75 ? 'end' : 'middle'
  return (
    <>
      <line x1={x} x2={x} y1="22" y2={middle + 16} className="stroke-accent" strokeWidth="2" />
      <circle cx={x} cy={middle} r="8" className="fill-accent stroke-surface-raised" strokeWidth="2.5" />
      <text x={x} y="15" textAnchor={anchor} className="fill-accent font-semibold text-sm">
        {text}
      </text>
    </>
  )
}
