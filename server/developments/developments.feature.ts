import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { every } from '#server/core/jobs/job.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import { development } from '#shared/developments/developments.ts'
import { teamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { developmentsRoutes } from './developments.routes.ts'
import { freeExpiredHolds } from './holds.service.ts'
import { teamRoutes } from './team.routes.ts'

export const developmentsFeature: Feature<{
  context: Context
  currency: Currency
  responseCache: ResponseCache
}> = {
  name: 'developments',
  schemas: { Development: development, TeamDevelopment: teamDevelopment },
  create: ({ context, ...needs }) => ({
    routes(api) {
      developmentsRoutes(api, context, needs)
      teamRoutes(api, context)
    },
    jobs: [every(1, 'free-expired-holds', () => freeExpiredHolds(context.db))],
  }),
}
