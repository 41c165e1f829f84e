import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { embedRoutes } from './embeds.routes.ts'

/** Our listings in frames of other sites. */
export const embedsFeature: Feature<{ context: Context }> = {
  name: 'embeds',
  create: ({ context }) => ({ pages: (app, api) => embedRoutes(app, api, context) }),
}
