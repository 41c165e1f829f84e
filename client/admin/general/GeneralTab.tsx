import { TabSkeleton } from '#client/admin/dashboard/TabSkeleton.tsx'

export function GeneralTab() {
  return <TabSkeleton />
}
