import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { comparable, estimate, marketStats } from '#shared/prices/prices.ts'
import type { Estimator } from './estimate/estimator.ts'
import type { Markets } from './market.service.ts'
import { priceAnalysesData } from './prices.personal.ts'
import { pricesRoutes } from './prices.routes.ts'

interface Services {
  context: Context
  cards: CardStore
  markets: Markets
  estimator: Estimator
  costly: Semaphore
  responseCache: Pick<ResponseCache, 'freshness'>
}

export const pricesFeature: Feature<Services> = {
  name: 'prices',
  personalData: priceAnalysesData,
  schemas: { MarketStats: marketStats, PriceEstimate: estimate, Comparable: comparable },
  create: ({ context, cards, markets, estimator, costly, responseCache: { freshness } }) => ({
    routes: (api) => pricesRoutes(api, context, { cards, markets, estimator, costly, freshness }),
  }),
}
