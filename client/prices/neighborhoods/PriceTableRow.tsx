import clsx from 'clsx'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { enough } from '#shared/market/market.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import type { NeighborhoodRow } from './neighborhoodRows.ts'
import { SpreadBar } from './SpreadBar.tsx'

interface PriceTableRowProps {
  row: NeighborhoodRow
  market: Pick<NeighborhoodPrices, 'propertyType' | 'transactionType'>
  bounds: { low: number; high: number }
  showsCity: boolean
}

export function PriceTableRow({ row, market, bounds, showsCity }: PriceTableRowProps) {
  const { language } = useLanguage()
  const { neighborhoods: w } = useWords('neighborhoods')
  const { neighborhood, city, marketStats: stats } = row
  const { propertyType, transactionType } = market
  const [low, high] = [roughPerSqm(stats.p25PricePerSqm), roughPerSqm(stats.p75PricePerSqm)]
  const spread = (
    <>
      <SpreadBar
        low={stats.p25PricePerSqm}
        median={stats.medianPricePerSqm}
        high={stats.p75PricePerSqm}
        bounds={bounds}
        faint={!row.enough}
      />
      {low !== high && <span className="block text-ink-muted text-xs tabular">{w.from(low, high)}</span>}
    </>
  )
  return (
    <tr className="border-b align-top">
      <th scope="row" className="py-3 pr-2 font-normal">
        <Link
          href={marketPath({ city, neighborhood, propertyType }, language)}
          className="wrap-anywhere mr-2 font-semibold hover:text-action hover:underline"
        >
          {neighborhood}
        </Link>
        {!row.enough && (
          <Badge tone="warning">
            <span title={w.fewText(enough)}>{w.few}</span>
          </Badge>
        )}
        {showsCity && <span className="block text-ink-muted text-sm">{city}</span>}
        <span className="mt-1.5 block sm:hidden">{spread}</span>
      </th>
      <td
        className={clsx('px-1 py-3 text-right text-lg tabular', row.enough ? 'font-bold' : 'text-ink-muted')}
      >
        {roughPerSqm(stats.medianPricePerSqm)}
      </td>
      <td className="py-3 pl-8 max-sm:hidden">{spread}</td>
      <td className="py-3 pl-1 text-right tabular">
        <Link
          href={paths.search({ propertyType, transactionType, city, neighborhood })}
          title={w.listings(neighborhood)}
          className="underline decoration-line-strong underline-offset-2 hover:text-action"
        >
          {formatNumber(stats.sampleSize, language)}
        </Link>
      </td>
    </tr>
  )
}
