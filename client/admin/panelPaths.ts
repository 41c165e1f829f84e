import { fillPath } from '#shared/core/queryKey.ts'
import { pages } from '#shared/pages.ts'
import { withValues } from '#shared/paths.ts'

export const panelPaths = {
  activities: (filters?: Record<string, unknown>) => withValues(pages.adminActivities.pattern, filters),
  approvals: pages.adminApprovals.pattern,
  approval: (id: string) => fillPath(pages.adminApproval.pattern, { id }),
  users: (filters?: Record<string, unknown>) => withValues(pages.adminUsers.pattern, filters),
  editProperty: (id: string) => fillPath(pages.adminEditProperty.pattern, { id }),
} as const
