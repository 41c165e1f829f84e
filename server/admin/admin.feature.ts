import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { agent, managedAgency } from '#shared/admin/agents.ts'
import { agentsRoutes } from './agents/agents.routes.ts'

/** The administrator's panel. */
export const adminFeature: Feature<{ context: Context }> = {
  name: 'admin',
  schemas: { Agent: agent, ManagedAgency: managedAgency },
  create: ({ context }) => ({
    routes(api) {
      agentsRoutes(api, context)
    },
  }),
}
