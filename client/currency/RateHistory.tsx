import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { Button } from '#client/ui/Button.tsx'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { historyDays } from '#shared/currency/currencies.ts'
import type { ExchangeDay } from '#shared/currency/currency.ts'
import { RateTable } from './RateTable.tsx'

const RateChart = lazyPart(() => import('./RateChart.tsx').then(({ RateChart }) => RateChart))

export function RateHistory({ history }: { history: UseQueryResult<ExchangeDay[]> }) {
  const { language } = useLanguage()
  const { core, currencyDetail: w } = useWords('core', 'currencyDetail')
  const { data: days, isError, refetch } = history
  return (
    <section aria-label={w.history(formatNumber(historyDays, language))} className="mt-6 border-t pt-4">
      <h3 className="text-lg">{w.history(formatNumber(historyDays, language))}</h3>
      {!days && !isError && <Skeleton className="mt-3 h-52 rounded-lg" />}
      {!days && isError && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {w.historyFailed}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {core.retry}
          </Button>
        </p>
      )}
      {days?.length === 0 && (
        <>
          <p className="mt-2 font-semibold">{w.noHistory}</p>
          <p className="text-ink-muted text-sm">{w.noHistoryText}</p>
        </>
      )}
      {days && days.length > 0 && (
        <>
          <div className="min-h-52">
            <Suspense fallback={<Skeleton className="mt-3 h-52 rounded-lg" />}>
              <RateChart days={days} />
            </Suspense>
          </div>
          {days.some(({ buy, sell }) => buy !== null && sell !== null) && (
            <p className="mt-1 text-ink-muted text-xs">{w.legend}</p>
          )}
          <TableDisclosure label={w.asTable}>
            <RateTable days={days} />
          </TableDisclosure>
        </>
      )}
    </section>
  )
}
