import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import type { TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'

export const developmentsQuery = (agencyId: string) => ({
  ...endpointQuery(teamDevelopmentsApi.ofAgency, { params: { id: agencyId } }),
  staleTime: ownStaleTime,
})

export const developmentQuery = (id: string) => ({
  ...endpointQuery(teamDevelopmentsApi.one, { params: { id } }),
  staleTime: ownStaleTime,
})

export const unitsQuery = (id: string) => ({
  ...endpointQuery(teamDevelopmentsApi.units, { params: { id } }),
  staleTime: ownStaleTime,
})

export const historyQuery = (id: string, unitId: string) => ({
  ...endpointQuery(teamDevelopmentsApi.history, { params: { id, unitId } }),
  staleTime: 0,
})

/** Also what the board and the lists count. */
export function invalidateDevelopments(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['api', 'developments'] }),
    client.invalidateQueries({ queryKey: ['api', 'agencies'] }),
  ])
}

export function putUnit(client: QueryClient, developmentId: string, unit: TeamUnit): void {
  client.setQueryData(unitsQuery(developmentId).queryKey, (units) =>
    units?.map((one) => (one.id === unit.id ? unit : one)),
  )
}
