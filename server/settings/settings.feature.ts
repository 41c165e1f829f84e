import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settingsFeature: Feature<{ context: Context }> = {
  name: 'settings',
  create: ({ context }) => ({ routes: (api) => settingsRoutes(api, context) }),
}
