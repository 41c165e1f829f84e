import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { exportRoutes } from './exports.routes.ts'
import { feedRoutes } from './feeds.routes.ts'

/** What goes out: sheets of one's own listings, feeds for other sites, feeds of searches. */
export const exportsFeature: Feature<{ context: Context }> = {
  name: 'exports',
  create: ({ context }) => ({
    routes: (api) => exportRoutes(api, context),
    pages: (app, api) => feedRoutes(app, api, context),
  }),
}
