import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CalendarDays, CalendarRange, Sun } from 'lucide-react'
import { useState } from 'react'
import { ExportLink } from '#client/admin/paging/ExportLink.tsx'
import { StatCard } from '#client/admin/stats/StatCard.tsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { type ExportName, exportsApi, type ReportDays, reportDays, reportsApi } from '#shared/reports.ts'
import { AssistantUse } from './AssistantUse.tsx'
import { DayChart } from './DayChart.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { TopNeighborhoods } from './TopNeighborhoods.tsx'

const shownSeries = ['views', 'searches', 'inquiries', 'listings'] as const

const isExport = (name: string): name is ExportName => Object.hasOwn(exportsApi, name)
const exportNames = Object.keys(exportsApi).filter(isExport)

export function ReportsTab() {
  const { reports: w, adminExports } = useWords('reports', 'adminExports')
  const { language } = useLanguage()
  const [days, setDays] = useState<ReportDays>('30')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(reportsApi.reports, { query: { days } }),
    staleTime: ownStaleTime,
    placeholderData: keepPreviousData,
  })
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <ListSkeleton />
  const number = (value: number) => formatNumber(value, language)
  return (
    <div aria-busy={isPlaceholderData} className={clsx('grid gap-8', isPlaceholderData && 'opacity-60')}>
      <section aria-labelledby="uploads">
        <h2 id="uploads" className="mb-3 text-xl">
          {w.uploads}
        </h2>
        <dl className="grid grid-cols-3 gap-3 sm:gap-4">
          <StatCard label={w.today} Icon={Sun} figure={number(data.today)} />
          <StatCard label={w.week} Icon={CalendarRange} figure={number(data.week)} />
          <StatCard label={w.month} Icon={CalendarDays} figure={number(data.month)} />
        </dl>
      </section>
      <section aria-label={w.title} className="grid gap-4">
        <div className="max-w-sm">
          <SegmentedChoice
            label={w.period}
            choices={reportDays.map((value) => ({ value, label: w.days[value] }))}
            value={days}
            onChoose={setDays}
          />
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          {shownSeries.map((series) => (
            <DayChart
              key={series}
              name={w.series[series]}
              days={data.days.map((day) => ({ day: day.day, value: day[series] }))}
              least={4}
              format={number}
            />
          ))}
        </div>
      </section>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <TopNeighborhoods rows={data.neighborhoods} />
        <MissedSearches rows={data.missed} />
      </div>
      <AssistantUse use={data.assistant} />
      <section aria-labelledby="downloads">
        <h2 id="downloads" className="mb-3 text-xl">
          {adminExports.all}
        </h2>
        <div className="flex flex-wrap gap-2">
          {exportNames.map((name) => (
            <ExportLink key={name} name={name} text={`${adminExports.names[name]} (CSV)`} />
          ))}
        </div>
      </section>
    </div>
  )
}
