import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { settingsRoutes } from './settings.routes.ts'

interface Services {
  context: Context
  responseCache: Pick<ResponseCache, 'freshness'>
}

export const settingsFeature: Feature<Services> = {
  name: 'settings',
  create: ({ context, responseCache: { freshness } }) => ({
    routes: (api) => settingsRoutes(api, context, freshness),
  }),
}
