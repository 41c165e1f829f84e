import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { ResponseTimes } from '#server/inquiries/responseTime.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { narrowAgency } from '#server/listings/listings.topics.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { readActiveListings } from './activeListings.ts'
import { countCities, readDirectory } from './directory.queries.ts'
import { readAgencyProfile, readAgentProfile, requireAgency, requireAgent } from './profiles.service.ts'

interface Needs {
  cards: CardStore
  responseTimes: Pick<ResponseTimes, 'ofAgency'>
}

export function agencyPagesRoutes(
  api: Api,
  { database }: Pick<Context, 'database'>,
  { cards, responseTimes }: Needs,
): void {
  api.servePage(publicAgenciesApi.directory, ({ query }) =>
    narrowAgency('any', () => readDirectory(database.reads, query)),
  )
  api.serve(publicAgenciesApi.cities, () => narrowAgency('any', () => countCities(database.reads)))

  api.serve(publicAgenciesApi.agency, ({ params }) => readAgencyProfile(database.reads, params.id))
  api.servePage(publicAgenciesApi.agencyListings, async ({ params, query }) => {
    const { id } = await requireAgency(database.reads, params.id)
    return readActiveListings(database.reads, cards, { agencyId: id }, query)
  })
  api.serve(publicAgenciesApi.agencyResponseTime, async ({ params }) => {
    const { id } = await requireAgency(database.reads, params.id)
    return responseTimes.ofAgency(database.reads, id)
  })

  api.serve(publicAgenciesApi.agent, ({ params }) => readAgentProfile(database.reads, params.slug))
  api.servePage(publicAgenciesApi.agentListings, async ({ params, query }) => {
    const { agencyId, userId } = await requireAgent(database.reads, params.slug)
    return readActiveListings(database.reads, cards, { agencyId, userId }, query)
  })
  api.serve(publicAgenciesApi.agentResponseTime, async ({ params }) => {
    const { agencyId, userId } = await requireAgent(database.reads, params.slug)
    return responseTimes.ofAgency(database.reads, agencyId, userId)
  })
}
