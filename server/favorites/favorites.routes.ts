import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { favoritesOwner } from './favorites.policy.ts'
import { addFavorite, listFavorites, mergeFavorites, removeFavorite } from './favorites.service.ts'

/** Reads use the primary: users see their own writes. */
export function favoritesRoutes(api: Api, { db }: Pick<Context, 'db'>): void {
  api.serve(favoritesApi.list, async ({ actor }) => listFavorites(db, favoritesOwner(actor)))
  api.serve(favoritesApi.add, async ({ actor, body }) =>
    addFavorite(db, favoritesOwner(actor, body.userId), body.listingId),
  )
  api.serve(favoritesApi.remove, async ({ actor, body }) =>
    removeFavorite(db, favoritesOwner(actor, body.userId), body.listingId),
  )
  api.serve(favoritesApi.merge, async ({ actor, body }) =>
    mergeFavorites(db, favoritesOwner(actor), body.listingIds),
  )
}
