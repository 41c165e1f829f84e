import type { Context } from '#server/core/context.ts'
import { createMemo } from '#server/core/database/memo.ts'
import { isIdentified } from '#server/core/http/actor.ts'
import { manyRows } from '#server/core/http/answers/answerBody.ts'
import type { PublicReadListener, ReadCall } from '#server/core/http/answers/publicReadListener.ts'
import { onEveryResponse, type ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { InvestmentFigures } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { alternativesApi } from '#shared/search/alternatives.ts'
import { clustersApi } from '#shared/search/clusters.ts'
import { type Figures, figuresApi } from '#shared/search/figures.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { renderedOf } from './cards/card.ts'
import { createPriceHistories } from './history/priceHistory.service.ts'
import { readInvestment } from './listings.investment.ts'
import { ownersListings } from './listings.owner.ts'
import {
  featuredListings,
  getListing,
  isVisit,
  listingsByIds,
  readCard,
  trendingListings,
} from './listings.service.ts'

import { findMeasuredPlace } from './places/measuredPlace.ts'
import { findAlternatives } from './search/alternatives.service.ts'
import { findClusters } from './search/clusters.service.ts'
import { countFacets, type Facets } from './search/facets.ts'
import { findFigures } from './search/figures/figures.service.ts'
import { searchListings } from './search/search.service.ts'
import type { SearchLog } from './search/searches.service.ts'
import type { SearchContext } from './search/searchPlans.ts'
import { suggest } from './search/suggestions/suggestions.service.ts'
import { similarListings } from './similar/similar.service.ts'
import type { ViewCounter } from './views/views.service.ts'

interface Dependencies {
  /** Guaraníes per US dollar. */
  rate: () => Promise<number>
  freshness: ResponseCache['freshness']
  searching: SearchContext
  publicReadListener: PublicReadListener
  /** For slow queries. */
  costly: Semaphore
  views: ViewCounter
  searches: SearchLog
}

const maxFacets = 200

export function listingsRoutes(
  api: Api,
  context: Context,
  { rate, freshness, searching, publicReadListener, costly, views, searches }: Dependencies,
): void {
  const { database } = context
  const { cards } = searching
  const facets = createMemo<Facets>(freshness, { maxSize: maxFacets })
  const figures = createMemo<Figures>(freshness, { maxSize: maxFacets })
  // Each home page asks, and Postgres reads all listings for it.
  const investment = createMemo<InvestmentFigures>(freshness, { maxSize: 1 })
  const priceHistories = createPriceHistories(context, cards, freshness)

  const search = async ({ query, request }: ReadCall<typeof listingsApi.search>) => {
    const read = () => searchListings(searching, query)
    const { listings, ...page } = await ((query.limit ?? 0) > manyRows ? costly(read) : read())
    // Chat and MCP search within a POST: their questions are no searches.
    if (request.method !== 'POST') onEveryResponse(request, () => searches.record(query, page.total))
    return { items: renderedOf(listings), ...page }
  }
  api.servePage(listingsApi.search, search)
  publicReadListener.addPage(listingsApi.search, search)
  api.serve(listingsApi.facets, async ({ query }) => {
    const key = JSON.stringify([query, query.searchQuery !== undefined && (await rate())])
    return facets(key, () => costly(() => countFacets(searching, query)))
  })
  api.serve(clustersApi.find, ({ query }) => costly(() => findClusters(searching, query)))
  api.serve(figuresApi.find, async ({ query }) => {
    const key = JSON.stringify([query, query.searchQuery !== undefined && (await rate())])
    return figures(key, () => costly(() => findFigures(searching, query)))
  })
  api.serve(alternativesApi.find, ({ query }) => costly(() => findAlternatives(searching, query)))
  api.serve(listingsApi.trending, async ({ query }) =>
    renderedOf(await trendingListings(database.reads, cards, query.limit)),
  )
  api.serve(listingsApi.featured, async ({ query }) =>
    renderedOf(await featuredListings(database.reads, cards, query.limit)),
  )
  api.serve(listingsApi.investment, () => investment('', () => costly(() => readInvestment(database.reads))))
  api.serve(listingsApi.batch, async ({ body, actor }) =>
    renderedOf(await listingsByIds(database.reads, cards, body.ids, actor)),
  )
  api.serve(listingsApi.place, async ({ query }) => findMeasuredPlace(query.query ?? ''))
  api.serve(listingsApi.completions, ({ query }) => suggest(database.reads, query.query ?? ''))
  api.serve(listingsApi.suggestions, async ({ query }) =>
    (await suggest(database.reads, query.query ?? '')).map(({ text }) => text),
  )
  api.serve(listingsApi.get, async ({ params, actor }) =>
    actor.kind === 'visitor'
      ? (await readCard(cards, params.id)).rendered
      : getListing(context, params.id, actor),
  )
  api.serve(listingsApi.similar, async ({ params, query, actor }) =>
    renderedOf(await similarListings(context, searching, params.id, actor, query.limit)),
  )
  api.serve(listingsApi.priceHistory, ({ params, actor }) => priceHistories(params.id, actor))
  api.servePage(usersApi.listings, ({ params, query }) => ownersListings(database.reads, params.id, query))
  api.serve(listingsApi.view, async ({ params, query, request, actor }) => {
    const isCounted = (await isVisit(database.reads, params.id, actor)) && isIdentified(request)
    if (isCounted)
      await views.count(
        params.id,
        { address: addressOf(request), userAgent: request.get('user-agent') },
        query.from,
      )
    return undefined
  })
}
