import { type ComponentType, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'

const GeneralTab = lazyPart(
  () => import('#client/admin/general/GeneralTab.tsx').then((part) => part.GeneralTab),
  'activities',
  'reports',
)
const PropertiesTab = lazyPart(
  () => import('#client/admin/listings/PropertiesTab.tsx').then((part) => part.PropertiesTab),
  'adminExports',
  'listings',
  'moderation',
)
const AgentsTab = lazyPart(
  () => import('#client/admin/agents/AgentsTab.tsx').then((part) => part.AgentsTab),
  'agents',
  'boosts',
)
const ReportsTab = lazyPart(
  () => import('#client/admin/reports/ReportsTab.tsx').then((part) => part.ReportsTab),
  'adminExports',
  'reports',
)
const SettingsTab = lazyPart(
  () => import('#client/admin/settings/SettingsTab.tsx').then((part) => part.SettingsTab),
  'adminAccount',
  'adminSettings',
)

const parts = {
  general: GeneralTab,
  properties: PropertiesTab,
  agents: AgentsTab,
  reports: ReportsTab,
  settings: SettingsTab,
} satisfies Record<string, ComponentType>
type DashboardTab = keyof typeof parts

const isTab = (value: string): value is DashboardTab => Object.hasOwn(parts, value)
const tabs = Object.keys(parts).filter(isTab)

function tabIn(search: string): DashboardTab {
  const tab = new URLSearchParams(search).get('tab') ?? ''
  return isTab(tab) ? tab : 'general'
}

export function DashboardTabs() {
  const { admin: w } = useWords('admin')
  const [, navigate] = useLocation()
  const chosen = tabIn(useSearch())
  // A press also focuses the tab, which selects it again before the render.
  const choose = (tab: DashboardTab) => {
    if (tab !== tabIn(location.search)) navigate(paths.adminDashboard(tab === 'general' ? undefined : tab))
  }
  return (
    <Tabs
      label={w.tabsLabel}
      value={chosen}
      onChange={choose}
      tabs={tabs.map((value) => {
        const Part = parts[value]
        return {
          value,
          label: w.tabs[value],
          content: (
            <ErrorBoundary resetKey={value}>
              <Suspense fallback={<ListSkeleton />}>
                <Part />
              </Suspense>
            </ErrorBoundary>
          ),
        }
      })}
    />
  )
}
