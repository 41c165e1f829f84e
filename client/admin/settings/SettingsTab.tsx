import { TabSkeleton } from '#client/admin/dashboard/TabSkeleton.tsx'

export function SettingsTab() {
  return <TabSkeleton />
}
