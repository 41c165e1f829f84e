import { useWords } from '#client/core/language.tsx'
import { ChartSvg } from '#client/ui/chart/ChartSvg.tsx'
import { linearScale } from '#client/ui/chart/linearScale.ts'
import { formatPricePerSqm } from '#shared/core/money.ts'
import type { Step } from '#shared/market/histogram.ts'

interface Props {
  steps: readonly Step[]
  /** Dollars per square meter. */
  own: number | null
}

const height = 176
const baseline = 152
const maxTop = 44

export function DistributionChart({ steps, own }: Props) {
  const { dashboard: w } = useWords('dashboard')
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const width = last.to - first.from
  // An outside price widens the chart by at most half.
  const low = Math.max(Math.min(first.from, own ?? first.from), first.from - width / 2)
  const high = Math.min(Math.max(last.to, own ?? last.to), last.to + width / 2)
  const { position } = linearScale([low, high], [2, 98])
  const maxCount = Math.max(...steps.map(({ count }) => count))
  const mode = steps.find(({ count }) => count === maxCount) ?? first
  const read = [
    w.distributionRead(
      formatPricePerSqm(first.from),
      formatPricePerSqm(last.to),
      formatPricePerSqm(mode.from),
      formatPricePerSqm(mode.to),
      maxCount,
    ),
    own === null ? '' : w.ownRead(formatPricePerSqm(own)),
  ].join(' ')
  return (
    <ChartSvg label={read} height={height}>
      {steps.map(({ from, to, count }) => {
        const barHeight = (count / maxCount) * (baseline - maxTop)
        return (
          <g key={from}>
            <rect
              x={`${position(from) + 0.3}%`}
              width={`${Math.max(0.5, position(to) - position(from) - 0.6)}%`}
              y={baseline - barHeight}
              height={barHeight}
              rx="3"
              className="fill-action"
              fillOpacity="0.72"
            />
            {count > 0 && (
              <text
                x={`${(position(from) + position(to)) / 2}%`}
                y={baseline - barHeight - 5}
                textAnchor="middle"
                className="fill-ink-muted text-xs tabular"
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={baseline} y2={baseline} className="stroke-line-strong" />
      {own !== null && <OwnMark position={position(own)} text={`${w.ownMark} · ${formatPricePerSqm(own)}`} />}
      <text x={`${position(first.from)}%`} y={height - 4} className="fill-ink-muted text-xs tabular">
        {formatPricePerSqm(first.from)}
      </text>
      <text
        x={`${position(last.to)}%`}
        y={height - 4}
        textAnchor="end"
        className="fill-ink-muted text-xs tabular"
      >
        {formatPricePerSqm(last.to)}
      </text>
    </ChartSvg>
  )
}

/** `position`: percent. */
function OwnMark({ position, text }: { position: number; text: string }) {
  const x = `${position}%`
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1="20"
        y2={baseline}
        className="stroke-accent"
        strokeWidth="2.5"
        strokeDasharray="5 4"
      />
      <circle cx={x} cy={baseline} r="6" className="fill-accent stroke-surface-raised" strokeWidth="2" />
      <text
        x={x}
        y="13"
        textAnchor={position < 25 ? 'start' : position > 75 ? 'end' : 'middle'}
        className="fill-accent font-semibold text-sm tabular"
      >
        {text}
      </text>
    </>
  )
}
