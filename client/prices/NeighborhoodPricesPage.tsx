import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Calculator } from 'lucide-react'
import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { CitySummary } from './neighborhoods/CitySummary.tsx'
import { MarketFilters } from './neighborhoods/MarketFilters.tsx'
import { sortByColumn, sortingOf, sortRows } from './neighborhoods/neighborhoodRows.ts'
import { PriceTable } from './neighborhoods/PriceTable.tsx'
import { useMarketFilters } from './neighborhoods/useMarketFilters.ts'
import { neighborhoodPricesQuery } from './prices.api.ts'

const byName = new Intl.Collator('es').compare

export default function NeighborhoodPricesPage() {
  const { language } = useLanguage()
  const { neighborhoods: w, prices } = useWords('neighborhoods', 'prices')
  const { address, change } = useMarketFilters()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    neighborhoodPricesQuery({ ...address, city: undefined }),
  )
  const sorting = sortingOf(address)
  const rows = data && sortRows(data.neighborhoods, sorting, address.city)
  const summary = data?.cities.find(({ city }) => city === address.city)
  return (
    <PageFrame>
      <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
      <p className="mt-2 max-w-reading text-ink-muted text-lg">{w.intro}</p>
      <p className="mt-1 mb-7 max-w-reading text-ink-muted">
        {prices.asking}{' '}
        <Link
          href={paths.method(language, 'neighborhoods')}
          className="font-semibold text-action underline underline-offset-2"
        >
          {prices.method}
        </Link>
      </p>
      <MarketFilters
        address={address}
        cities={data ? data.cities.map(({ city }) => city).sort(byName) : []}
        onChange={change}
      />
      <div aria-busy={!data || isPlaceholderData} className="mt-6 min-h-[50dvh]">
        {!data && error && <ErrorNote error={error} onRetry={refetch} />}
        {!data && !error && <TableSkeleton text={w.loading} />}
        {rows && rows.length === 0 && (
          <EmptyState
            title={w.none}
            text={w.noneText}
            seed={29}
            actions={
              <Button
                variant="secondary"
                onClick={() =>
                  change({ propertyType: undefined, transactionType: undefined, city: undefined })
                }
              >
                {w.clear}
              </Button>
            }
          />
        )}
        {data && rows && rows.length > 0 && (
          <div className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
            {summary && (
              <CitySummary summary={summary} propertyType={data.propertyType} kind={data.transactionType} />
            )}
            <p role="status" className="mb-1 text-ink-muted text-sm">
              {w.count(rows.length)} · {prices.date(formatDate(data.date, language))} · US${' '}
              {prices.perSqm[data.transactionType]}
            </p>
            <PriceTable
              rows={rows}
              market={data}
              sorting={sorting}
              onSort={(column) => change(sortByColumn(sorting, column))}
              showsCity={address.city === undefined}
            />
          </div>
        )}
      </div>
      <p className="mt-8">
        <ButtonLink
          to={paths.priceCalculator}
          variant="secondary"
          icon={<Calculator aria-hidden="true" className="size-4.5" />}
        >
          {w.calculator}
        </ButtonLink>
      </p>
    </PageFrame>
  )
}

function TableSkeleton({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="mt-3 h-14 rounded-lg" />
      ))}
    </>
  )
}
