import { fillPath } from '#shared/core/queryKey.ts'
import { pages } from '#shared/pages.ts'
import { withValues } from '#shared/paths.ts'

export const panelPaths = {
  activities: (filters?: Record<string, unknown>) => withValues(pages.adminActivities.pattern, filters),
  reviews: pages.adminReviews.pattern,
  review: (id: string) => fillPath(pages.adminReview.pattern, { id }),
  users: (filters?: Record<string, unknown>) => withValues(pages.adminUsers.pattern, filters),
  editProperty: (id: string) => fillPath(pages.adminEditProperty.pattern, { id }),
} as const
