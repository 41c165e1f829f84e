import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { createResponseTimes } from '#server/inquiries/responseTime.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { agencyProfile, agentProfile } from '#shared/agencies/publicAgencies.ts'
import { agencyPagesRoutes } from './agencyPages.routes.ts'

interface Services {
  context: Context
  cards: CardStore
}

/** What everybody sees of agencies and of their people. */
export const agencyPagesFeature: Feature<Services> = {
  name: 'agencyPages',
  schemas: { AgencyProfile: agencyProfile, AgentProfile: agentProfile },
  create({ context, cards }) {
    const responseTimes = createResponseTimes()
    return { routes: (api) => agencyPagesRoutes(api, context, { cards, responseTimes }) }
  },
}
