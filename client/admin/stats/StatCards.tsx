import { useQuery } from '@tanstack/react-query'
import { Activity, Building2, CircleCheck, Users } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { reportsApi, type Stats } from '#shared/reports.ts'
import { StatCard } from './StatCard.tsx'

export function StatCards() {
  const { admin: w, reports } = useWords('admin', 'reports')
  const { language } = useLanguage()
  const { data, isError } = useQuery({ ...endpointQuery(reportsApi.stats), staleTime: ownStaleTime })
  const figure = (name: Exclude<keyof Stats, 'monthlyGrowth'>) => {
    if (data) return formatNumber(data[name], language)
    return isError ? '—' : undefined
  }
  const growth = data?.monthlyGrowth
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={w.stats.totalProperties}
        Icon={Building2}
        figure={figure('totalProperties')}
        note={typeof growth === 'number' && reports.growth(Math.round(growth))}
      />
      <StatCard label={w.stats.activeListings} Icon={CircleCheck} figure={figure('activeListings')} />
      <StatCard label={w.stats.totalAgents} Icon={Users} figure={figure('totalAgents')} />
      <StatCard
        label={w.stats.recentActivities}
        Icon={Activity}
        figure={figure('recentActivities')}
        note={w.last24Hours}
      />
    </dl>
  )
}
