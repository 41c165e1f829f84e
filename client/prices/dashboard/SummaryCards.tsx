import { ArrowDown, ArrowUp, ChartColumn, type LucideIcon, Scale } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { percentText } from '#client/prices/priceFigures.ts'
import { sideOf } from '#shared/market/market.ts'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { summaryOf } from './summary.ts'

export function SummaryCards({ analyses }: { analyses: readonly PriceAnalysis[] }) {
  const { language } = useLanguage()
  const words = useWords('core', 'dashboard')
  const w = words.dashboard
  const { total, above, below, average } = summaryOf(analyses)
  const count = (n: number) => formatNumber(n, language)
  return (
    <section aria-label={w.summary}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Card name={w.total} icon={ChartColumn} tone="bg-action-soft text-action" figure={count(total)} />
        <Card name={w.above} icon={ArrowUp} tone="bg-danger-soft text-danger" figure={count(above)} />
        <Card name={w.below} icon={ArrowDown} tone="bg-positive-soft text-positive" figure={count(below)} />
        <Card
          name={w.average}
          icon={Scale}
          tone="bg-accent-soft text-accent"
          figure={average === null ? '–' : percentText(Math.abs(average), language, words)}
          note={w.sides[average === null ? 'none' : sideOf(average)]}
        />
      </dl>
    </section>
  )
}

function Card(props: { name: string; icon: LucideIcon; tone: string; figure: string; note?: string }) {
  return (
    <div className="flex flex-col rounded-lg border bg-surface-raised p-4 shadow-card sm:p-5">
      <dt className="order-2 mt-1 text-ink-muted text-sm">{props.name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 max-[22rem]:gap-x-2">
        <span className={`grid size-9 shrink-0 place-items-center rounded-full ${props.tone}`}>
          <props.icon aria-hidden="true" className="size-5" />
        </span>
        <span className="whitespace-nowrap font-display font-semibold text-2xl tabular max-[22rem]:text-xl sm:text-3xl">
          {props.figure}
        </span>
      </dd>
      {props.note && <dd className="order-3 text-ink-muted text-xs">{props.note}</dd>}
    </div>
  )
}
