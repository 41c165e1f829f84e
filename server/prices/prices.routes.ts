import type { Context } from '#server/core/context.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import type { HomePrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { listComparables } from './comparables.service.ts'
import type { Accuracy } from './estimate/accuracy.service.ts'
import type { Estimator } from './estimate/estimator.ts'
import { pricesOfHomes } from './homes.service.ts'
import type { Markets } from './market.service.ts'
import { myAnalyses, myTrend } from './mine.service.ts'
import { createAreaPrices } from './places/areaPrices.ts'
import { createPlaceMarkets } from './places/placeMarket.service.ts'
import { calculate } from './prices.service.ts'
import { figuresDate } from './standing.ts'
import { judgeListing } from './verdict.service.ts'

interface Needs {
  cards: CardStore
  markets: Markets
  estimator: Estimator
  accuracy: Accuracy
  costly: Semaphore
  freshness: ResponseCache['freshness']
}

const maxHomes = 40_000

export function pricesRoutes(api: Api, context: Context, needs: Needs): void {
  const { cards, markets, estimator, accuracy, costly, freshness } = needs
  const { db, database } = context
  const areas = createAreaPrices({ freshness, costly })
  const places = createPlaceMarkets(context, { areas, freshness, costly })
  const homes = createMemo<HomePrices>(freshness, {
    maxSize: maxHomes,
    sizeOf: ({ rows }) => rows.length + 1,
  })
  api.serve(pricesApi.calculate, ({ body, actor }) =>
    calculate({ ...context, markets, estimator, accuracy }, body, actor),
  )
  api.serve(pricesApi.user, ({ actor }) => myAnalyses(db, actor))
  api.serve(pricesApi.trend, ({ params, actor }) => myTrend(db, params.listingId, actor))
  api.serve(pricesApi.comparables, ({ query }) =>
    listComparables({ db: database.reads, markets, estimator }, query),
  )
  api.serve(pricesApi.listing, ({ params, actor }) =>
    judgeListing({ ...context, cards, markets, estimator, accuracy }, params.id, actor),
  )
  api.serve(pricesApi.accuracy, () => accuracy.read(database.reads))
  api.serve(pricesApi.neighborhoods, ({ query }) => areas(database.reads, query))
  api.serve(pricesApi.placeTypes, ({ query }) => places.types(query))
  api.serve(pricesApi.market, ({ query }) => places.market(query))
  api.serve(pricesApi.homes, ({ query }) =>
    homes(JSON.stringify([query, figuresDate()]), () => costly(() => pricesOfHomes(database.reads, query))),
  )
}
