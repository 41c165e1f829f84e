import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { favoritesRoutes } from './favorites.routes.ts'
import { favoritesData } from './favorites.service.ts'

export const favoritesFeature: Feature<{ context: Context }> = {
  name: 'favorites',
  personalData: favoritesData,
  create: ({ context }) => ({ routes: (api) => favoritesRoutes(api, context) }),
}
