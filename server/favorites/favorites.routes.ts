import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { favoritesApi } from '#shared/favorites.ts'
import { addFavorite, listFavorites, mergeFavorites, removeFavorite } from './favorites.service.ts'

/** Reads use the primary: users see their own writes at once. */
export function favoritesRoutes(api: Api, { db }: Pick<Context, 'db'>): void {
  api.serve(favoritesApi.list, async ({ actor }) => listFavorites(db, userOf(actor)))
  api.serve(favoritesApi.add, async ({ actor, body }) =>
    addFavorite(db, userOf(actor, body.userId), body.listingId),
  )
  api.serve(favoritesApi.remove, async ({ actor, body }) =>
    removeFavorite(db, userOf(actor, body.userId), body.listingId),
  )
  api.serve(favoritesApi.merge, async ({ actor, body }) => mergeFavorites(db, userOf(actor), body.listingIds))
}

/** The user's id; throws `forbidden` where the body names another. */
function userOf(actor: Actor, named?: string | null): string {
  const id = userIdOf(actor)
  if (named && named !== id) throw new AppError('forbidden')
  return id
}
