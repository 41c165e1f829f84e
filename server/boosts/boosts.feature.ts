import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { every } from '#server/core/jobs/job.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { moveTurn } from './boosts.queries.ts'
import { boostsRoutes } from './boosts.routes.ts'

/** Places beside the results of a search, for listings that agencies choose. */
export const boostsFeature: Feature<{
  context: Context
  searching: SearchContext
  responseCache: ResponseCache
}> = {
  name: 'boosts',
  create: ({ context, ...needs }) => ({
    routes: (api) => boostsRoutes(api, context, needs),
    jobs: [every(15, 'move-boosts', () => moveTurn(context.db))],
  }),
}
