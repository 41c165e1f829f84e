import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { every } from '#server/core/jobs/job.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { comparable, estimate, marketStats } from '#shared/prices/prices.ts'
import { type Accuracy, measureEstimates } from './estimate/accuracy.service.ts'
import type { EstimateDrift } from './estimate/drift.ts'
import type { Estimator } from './estimate/estimator.ts'
import type { Markets } from './market.service.ts'
import { priceAnalysesData } from './prices.personal.ts'
import { pricesRoutes } from './prices.routes.ts'

interface Services {
  context: Context
  cards: CardStore
  markets: Markets
  estimator: Estimator
  accuracy: Accuracy
  estimateDrift: EstimateDrift
  costly: Semaphore
  responseCache: Pick<ResponseCache, 'freshness'>
}

export const pricesFeature: Feature<Services> = {
  name: 'prices',
  personalData: priceAnalysesData,
  schemas: { MarketStats: marketStats, PriceEstimate: estimate, Comparable: comparable },
  create: ({
    context,
    cards,
    markets,
    estimator,
    accuracy,
    estimateDrift,
    costly,
    responseCache: { freshness },
  }) => ({
    routes: (api) => pricesRoutes(api, context, { cards, markets, estimator, accuracy, costly, freshness }),
    jobs: [
      every(24 * 60, 'measure-estimates', async () => {
        estimateDrift.set(await inBulk(context, measureEstimates))
      }),
    ],
  }),
}
