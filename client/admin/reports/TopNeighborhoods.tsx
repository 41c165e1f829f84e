import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import type { Reports } from '#shared/reports.ts'

export function TopNeighborhoods({ rows }: { rows: Reports['neighborhoods'] }) {
  const { reports: w } = useWords('reports')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <section aria-labelledby="neighborhoods" className="min-w-0">
      <h2 id="neighborhoods" className="text-xl">
        {w.neighborhoods}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{w.neighborhoodsLead}</p>
      {rows.length === 0 ? (
        <p className="mt-3">{w.noNeighborhoods}</p>
      ) : (
        <DataTable
          caption={w.neighborhoods}
          columns={[w.neighborhood, w.listings, w.views]}
          rows={rows.map(({ neighborhood, city, listings, views }) => ({
            key: `${neighborhood}/${city}`,
            head: (
              <Link
                href={paths.search({ neighborhood, city })}
                className="text-action underline-offset-4 hover:underline"
              >
                {neighborhood}, {city}
              </Link>
            ),
            cells: [number(listings), number(views)],
          }))}
        />
      )}
    </section>
  )
}
