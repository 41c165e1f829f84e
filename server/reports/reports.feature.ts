import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { reportsRoutes } from './reports.routes.ts'

export const reportsFeature: Feature<{ context: Context; costly: Semaphore }> = {
  name: 'reports',
  create: ({ context, costly }) => ({ routes: (api) => reportsRoutes(api, context, costly) }),
}
