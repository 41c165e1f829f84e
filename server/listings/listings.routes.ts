import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/serve.ts'
import { listingsApi } from '#shared/listings.ts'
import { searchListings } from './listings.search.ts'
import { featuredListings, getListing, listingsByIds, trendingListings } from './listings.service.ts'

interface Needs {
  /** Guaraníes per US dollar: prices in sentences are understood with it. */
  rate: () => Promise<number>
}

/** What can be read of listings. Paths with a name stand before `/:id`. */
export function listingsRoutes(api: Api, context: Context, { rate }: Needs): void {
  const { database } = context
  api.servePage(listingsApi.search, async ({ query }) => {
    const { listings, ...page } = await searchListings({ database, rate }, query)
    return { items: listings, ...page }
  })
  api.serve(listingsApi.trending, ({ query }) => trendingListings(database.reads, query.limit))
  api.serve(listingsApi.featured, ({ query }) => featuredListings(database.reads, query.limit))
  api.serve(listingsApi.batch, ({ body, actor }) => listingsByIds(database.reads, body.ids, actor))
  api.serve(listingsApi.get, ({ params, actor }) => getListing(context, params.id, actor))
}
