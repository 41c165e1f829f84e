import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { formatPYG } from '#shared/core/money.ts'
import { historyDays } from '#shared/currency/currencies.ts'
import type { ExchangeDay } from '#shared/currency/currency.ts'
import { dayText } from './days.ts'

/** Newest first. */
export function RateTable({ days }: { days: readonly ExchangeDay[] }) {
  const { language } = useLanguage()
  const { currencyDetail: w } = useWords('currencyDetail')
  const hasHouses = days.some(({ buy, sell }) => buy !== null || sell !== null)
  const money = (value: number | null) => (value === null ? '–' : formatPYG(value))
  return (
    <DataTable
      caption={w.history(formatNumber(historyDays, language))}
      columns={hasHouses ? [w.day, w.buy, w.sell, w.rate] : [w.day, w.rate]}
      rows={days.toReversed().map(({ day, buy, sell, rate }) => ({
        key: day,
        head: dayText(day, language),
        cells: [...(hasHouses ? [money(buy), money(sell)] : []), <strong key="rate">{money(rate)}</strong>],
      }))}
    />
  )
}
