import { useId } from 'react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import { formatPricePerSqm, formatUSD } from '#shared/money.ts'
import { chartScale } from './chartScale.ts'
import type { HistoryLines, Point } from './historyLines.ts'
import { shortDate } from './shortDate.ts'

const height = 168

/** A stepped line of what was asked, and the market's beside it; their figures stand in the table below. */
export function HistoryChart({ lines }: { lines: HistoryLines }) {
  const { language, words } = useLanguage()
  const w = words.dashboard
  const title = useId()
  const { from, to, own, market } = lines
  const scale = chartScale([...own, ...market].map(({ amount }) => amount))
  // Drawn by percent, so that letters and strokes keep their size at any width; a margin keeps the ends whole.
  const x = (at: number) => `${1.5 + (to > from ? (at - from) / (to - from) : 1) * 97}%`
  const y = (amount: number) => height - (scale.at(amount) / 100) * height
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return null
  const text = [
    w.historyRead(
      formatDate(new Date(from), language),
      formatPricePerSqm(first.amount),
      formatPricePerSqm(last.amount),
    ),
    market.length > 1 &&
      w.historyMarketRead(
        formatPricePerSqm(market[0]?.amount ?? 0),
        formatPricePerSqm(market.at(-1)?.amount ?? 0),
      ),
  ]
  const written = scale.high < 50 ? formatPricePerSqm : formatUSD
  return (
    <div className="mt-3 flex gap-2">
      <ol aria-hidden="true" className="relative w-13 shrink-0 text-right text-ink-muted text-xs tabular">
        {scale.ticks.map((tick) => (
          <li key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: y(tick) }}>
            {written(tick)}
          </li>
        ))}
      </ol>
      <div className="min-w-0 flex-1">
        <svg
          role="img"
          aria-labelledby={title}
          width="100%"
          height={height}
          className="block overflow-visible"
        >
          <title id={title}>{text.filter(Boolean).join(' ')}</title>
          {scale.ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
          ))}
          {pairsOf(market).map(([start, end]) => (
            <line
              key={start.at}
              x1={x(start.at)}
              y1={y(start.amount)}
              x2={x(end.at)}
              y2={y(end.amount)}
              className="stroke-action"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
          ))}
          {market.map(({ at, amount }) => (
            <circle key={at} cx={x(at)} cy={y(amount)} r="3" className="fill-action" />
          ))}
          {stepsOf(own, to).map(({ at, until, amount, next }) => (
            <g key={at} className="stroke-accent" strokeWidth="3" strokeLinecap="round">
              <line x1={x(at)} x2={x(until)} y1={y(amount)} y2={y(amount)} />
              {next !== undefined && <line x1={x(until)} x2={x(until)} y1={y(amount)} y2={y(next)} />}
            </g>
          ))}
          {own.map(({ at, amount }) => (
            <circle
              key={at}
              cx={x(at)}
              cy={y(amount)}
              r="5"
              className="fill-accent stroke-surface-raised"
              strokeWidth="2"
            />
          ))}
        </svg>
        <p aria-hidden="true" className="mt-2 flex justify-between text-ink-muted text-xs">
          <span>{shortDate(from, language)}</span>
          <span>{w.today}</span>
        </p>
      </div>
    </div>
  )
}

function pairsOf(points: readonly Point[]): [Point, Point][] {
  return points.flatMap((point, index): [Point, Point][] => {
    const next = points[index + 1]
    return next ? [[point, next]] : []
  })
}

/** From each price to the next, and from the last one to now. */
function stepsOf(points: readonly Point[], to: number) {
  return points.map(({ at, amount }, index) => {
    const next = points[index + 1]
    return { at, amount, until: next?.at ?? to, next: next?.amount }
  })
}
