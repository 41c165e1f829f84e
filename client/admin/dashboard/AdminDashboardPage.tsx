import { Calculator, House, type LucideIcon, UserPlus } from 'lucide-react'
import { useAdmin } from '#client/admin/admin.api.ts'
import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, type ButtonVariant } from '#client/ui/Button.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'

export default function AdminDashboardPage() {
  const { admin: w } = useWords('admin')
  const { username } = useAdmin()
  return (
    <PanelFrame
      title={w.dashboardTitle}
      lead={<span className="max-sm:hidden">{w.dashboardLead(username)}</span>}
      actions={
        <nav aria-label={w.quickActions} className="flex shrink-0 gap-1.5 sm:gap-2">
          <QuickLink to={paths.adminNewProperty} text={w.newProperty} Icon={House} variant="primary" />
          <QuickLink to={paths.adminNewAgent} text={w.newAgent} Icon={UserPlus} />
          <QuickLink to={paths.adminPriceCalculator} text={w.calculator} Icon={Calculator} />
        </nav>
      }
    >
      <DashboardTabs />
    </PanelFrame>
  )
}

interface QuickLinkProps {
  to: string
  text: string
  Icon: LucideIcon
  variant?: ButtonVariant
}

/** Without its text on phones, where the navigation above has it. */
function QuickLink({ to, text, Icon, variant = 'secondary' }: QuickLinkProps) {
  return (
    <ButtonLink
      to={to}
      variant={variant}
      size="sm"
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      className="min-h-11 max-md:size-11 max-md:px-0"
    >
      <span className="max-md:sr-only">{text}</span>
    </ButtonLink>
  )
}
