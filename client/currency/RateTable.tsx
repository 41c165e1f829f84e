import { formatNumber } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import { type ExchangeDay, historyDays } from '#shared/currency.ts'
import { formatPYG } from '#shared/money.ts'
import { dayText } from './days.ts'

/** The line's figures, the newest first. */
export function RateTable({ days }: { days: readonly ExchangeDay[] }) {
  const { language, words } = useLanguage()
  const w = words.currency
  const hasHouses = days.some(({ buy, sell }) => buy !== null || sell !== null)
  const columns = hasHouses ? [w.day, w.buy, w.sell, w.rate] : [w.day, w.rate]
  const money = (value: number | null) => (value === null ? '–' : formatPYG(value))
  return (
    <table className="mt-1 w-full border-collapse text-right text-sm tabular">
      <caption className="sr-only">{w.history(formatNumber(historyDays, language))}</caption>
      <thead>
        <tr className="border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 font-semibold text-ink-muted first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {dayText(day.day, language)}
            </th>
            {hasHouses && (
              <>
                <td>{money(day.buy)}</td>
                <td>{money(day.sell)}</td>
              </>
            )}
            <td className="font-semibold">{money(day.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
