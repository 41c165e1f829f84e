import { Activity, Building2, CircleCheck, Users } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { StatCard } from './StatCard.tsx'

export function StatCards() {
  const { admin: w } = useWords('admin')
  return (
    <dl className="my-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard label={w.stats.totalProperties} Icon={Building2} figure={undefined} />
      <StatCard label={w.stats.activeListings} Icon={CircleCheck} figure={undefined} />
      <StatCard label={w.stats.totalAgents} Icon={Users} figure={undefined} />
      <StatCard label={w.stats.recentActivities} Icon={Activity} figure={undefined} note={w.last24Hours} />
    </dl>
  )
}
