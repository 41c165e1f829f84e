import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import { every } from '#server/core/jobs/job.ts'
import { activity, activityMonths } from '#shared/activities.ts'
import { activitiesData } from './activities.personal.ts'
import { purgeActivities } from './activities.queries.ts'
import { activitiesRoutes } from './activities.routes.ts'

export const activitiesFeature: Feature<{ context: Context }> = {
  name: 'activities',
  personalData: activitiesData,
  schemas: { Activity: activity },
  create: ({ context }) => ({
    routes: (api) => activitiesRoutes(api, context),
    jobs: [
      every(24 * 60, 'purge-activities', () => inBulk(context, (db) => purgeActivities(db, activityMonths))),
    ],
  }),
}
