import { TabSkeleton } from '#client/admin/dashboard/TabSkeleton.tsx'

export function PropertiesTab() {
  return <TabSkeleton />
}
