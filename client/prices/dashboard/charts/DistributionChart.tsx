import { useWords } from '#client/core/language.tsx'
import { ChartSvg } from '#client/ui/chart/ChartSvg.tsx'
import { linearScale } from '#client/ui/chart/linearScale.ts'
import { formatPricePerSqm } from '#shared/core/money.ts'
import type { Step } from '#shared/market/histogram.ts'

interface Props {
  steps: readonly Step[]
  /** The price that stands among them, dollars for each square metre; null where it is not known. */
  own: number | null
}

const height = 176
/** The bars stand on this line and reach up to the other. */
const ground = 152
const ceiling = 44

/** A market as bars, and where a price stands in it; its figures stand in the table below. */
export function DistributionChart({ steps, own }: Props) {
  const { dashboard: w } = useWords('dashboard')
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const width = last.to - first.from
  // A price beyond its market widens the picture by at most half; further away it stands at the edge.
  const low = Math.max(Math.min(first.from, own ?? first.from), first.from - width / 2)
  const high = Math.min(Math.max(last.to, own ?? last.to), last.to + width / 2)
  const { position: at } = linearScale([low, high], [2, 98])
  const most = Math.max(...steps.map(({ count }) => count))
  const mode = steps.find(({ count }) => count === most) ?? first
  const mark = own === null ? 50 : at(own)
  const read = [
    w.distributionRead(
      formatPricePerSqm(first.from),
      formatPricePerSqm(last.to),
      formatPricePerSqm(mode.from),
      formatPricePerSqm(mode.to),
      most,
    ),
    own === null ? '' : w.ownRead(formatPricePerSqm(own)),
  ].join(' ')
  return (
    <ChartSvg label={read} height={height}>
      {steps.map(({ from, to, count }) => {
        const tall = (count / most) * (ground - ceiling)
        return (
          <g key={from}>
            <rect
              x={`${at(from) + 0.3}%`}
              width={`${Math.max(0.5, at(to) - at(from) - 0.6)}%`}
              y={ground - tall}
              height={tall}
              rx="3"
              className="fill-action"
              fillOpacity="0.72"
            />
            {count > 0 && (
              <text
                x={`${(at(from) + at(to)) / 2}%`}
                y={ground - tall - 5}
                textAnchor="middle"
                className="fill-ink-muted text-xs tabular"
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-line-strong" />
      {own !== null && (
        <>
          <line
            x1={`${mark}%`}
            x2={`${mark}%`}
            y1="20"
            y2={ground}
            className="stroke-accent"
            strokeWidth="2.5"
            strokeDasharray="5 4"
          />
          <circle
            cx={`${mark}%`}
            cy={ground}
            r="6"
            className="fill-accent stroke-surface-raised"
            strokeWidth="2"
          />
          <text
            x={`${mark}%`}
            y="13"
            textAnchor={mark < 25 ? 'start' : mark > 75 ? 'end' : 'middle'}
            className="fill-accent font-semibold text-sm tabular"
          >
            {w.ownMark} · {formatPricePerSqm(own)}
          </text>
        </>
      )}
      <text x={`${at(first.from)}%`} y={height - 4} className="fill-ink-muted text-xs tabular">
        {formatPricePerSqm(first.from)}
      </text>
      <text x={`${at(last.to)}%`} y={height - 4} textAnchor="end" className="fill-ink-muted text-xs tabular">
        {formatPricePerSqm(last.to)}
      </text>
    </ChartSvg>
  )
}
