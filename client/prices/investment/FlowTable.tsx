import { useWords } from '#client/core/language.tsx'
import { ScrolledTable } from '#client/ui/chart/ScrolledTable.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { ScenarioPlan } from './scenarioPlan.ts'

const columns = ['rent', 'costs', 'tax', 'payments', 'net', 'cumulative', 'owed'] as const
const saleRows = ['price', 'costs', 'tax', 'owed', 'net'] as const

/** A scenario year by year; columns of nothing but zeros are left out. */
export function FlowTable({ plan }: { plan: ScenarioPlan }) {
  const { investment: w } = useWords('investment')
  const { years, sale, scenario } = plan
  const shown = columns.filter((column) => years.some((year) => Math.abs(year[column]) >= 0.5))
  const caption = w.table(w.scenarios[scenario])
  return (
    <>
      <ScrolledTable
        caption={caption}
        columns={[w.columns.year, ...shown.map((column) => w.columns[column])]}
        rows={years.map((year) => ({
          key: String(year.year),
          head: year.year,
          cells: shown.map((column) => formatUSD(year[column])),
        }))}
      />
      <h3 className="mt-6 text-lg">{w.saleTitle}</h3>
      <p className="text-ink-muted text-sm">{w.saleAt(years.length)}</p>
      <dl className="mt-2 grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {saleRows.map((row) => (
          <div key={row} className="contents">
            <dt className={row === 'net' ? 'font-semibold' : 'text-ink-muted'}>{w.saleRows[row]}</dt>
            <dd className={row === 'net' ? 'text-right font-semibold tabular' : 'text-right tabular'}>
              {formatUSD(sale[row])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
