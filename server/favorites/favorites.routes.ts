import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { favoritesApi } from '#shared/favorites.ts'
import { addFavorite, listFavorites, mergeFavorites, removeFavorite } from './favorites.service.ts'

/** What a user keeps. Reads too are of the first database: who has just kept something sees it. */
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

/** The id of who is signed in; a body that names another is refused. */
function userOf(actor: Actor, named?: string | null): string {
  const id = userIdOf(actor)
  if (named && named !== id) throw new AppError('forbidden')
  return id
}
