import { TabSkeleton } from '#client/admin/dashboard/TabSkeleton.tsx'

export function AgentsTab() {
  return <TabSkeleton />
}
