import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import { agent, panelAgency } from '#shared/admin/agents.ts'
import { agentsRoutes } from './agents/agents.routes.ts'
import { adminSettingsRoutes } from './settings/settings.routes.ts'

interface Services {
  context: Context
  currency: Currency
  queue: Queue
}

export const adminFeature: Feature<Services> = {
  name: 'admin',
  schemas: { Agent: agent, ManagedAgency: panelAgency },
  create: ({ context, currency, queue }) => ({
    routes(api) {
      agentsRoutes(api, context)
      adminSettingsRoutes(api, context, { currency, queue })
    },
  }),
}
