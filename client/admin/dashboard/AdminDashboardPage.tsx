import { Calculator, House, UserPlus } from 'lucide-react'
import { useAdmin } from '#client/admin/admin.api.ts'
import { StatCards } from '#client/admin/stats/StatCards.tsx'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'

export default function AdminDashboardPage() {
  const { admin: w } = useWords('admin')
  const { username } = useAdmin()
  const icon = 'size-5'
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{w.dashboardTitle}</h1>
          <p className="mt-1.5 text-ink-muted">{w.dashboardLead(username)}</p>
        </div>
        <nav aria-label={w.quickActions} className="flex flex-wrap gap-2">
          <ButtonLink to={paths.adminNewProperty} icon={<House aria-hidden="true" className={icon} />}>
            {w.newProperty}
          </ButtonLink>
          <ButtonLink
            to={paths.adminNewAgent}
            variant="secondary"
            icon={<UserPlus aria-hidden="true" className={icon} />}
          >
            {w.newAgent}
          </ButtonLink>
          <ButtonLink
            to={paths.adminPriceCalculator}
            variant="secondary"
            icon={<Calculator aria-hidden="true" className={icon} />}
          >
            {w.calculator}
          </ButtonLink>
        </nav>
      </div>
      <StatCards />
      <DashboardTabs />
    </PageFrame>
  )
}
