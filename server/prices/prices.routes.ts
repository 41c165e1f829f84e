import type { Context } from '#server/core/context.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import type { Api } from '#server/core/http/serve.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { listComparables } from './comparables.service.ts'
import type { Markets } from './market.service.ts'
import { pricesByNeighborhood } from './neighborhoods.service.ts'
import { ownAnalyses, ownTrend } from './own.service.ts'
import { calculate } from './prices.service.ts'
import { judgeListing } from './verdict.service.ts'

interface Needs {
  markets: Markets
  costly: Semaphore
}

export function pricesRoutes(api: Api, context: Context, { markets, costly }: Needs): void {
  const { db, database } = context
  api.serve(pricesApi.calculate, ({ body, actor }) => calculate({ ...context, markets }, body, actor))
  api.serve(pricesApi.user, ({ actor }) => ownAnalyses(db, actor))
  api.serve(pricesApi.trend, ({ params, actor }) => ownTrend(db, params.listingId, actor))
  api.serve(pricesApi.comparables, ({ query }) => costly(() => listComparables(database.reads, query)))
  api.serve(pricesApi.listing, ({ params, actor }) => judgeListing(context, params.id, actor))
  api.serve(pricesApi.neighborhoods, ({ query }) => costly(() => pricesByNeighborhood(database.reads, query)))
}
