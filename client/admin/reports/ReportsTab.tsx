import { TabSkeleton } from '#client/admin/dashboard/TabSkeleton.tsx'

export function ReportsTab() {
  return <TabSkeleton />
}
