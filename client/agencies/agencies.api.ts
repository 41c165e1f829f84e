import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'

/** Null: works for none. */
export const agencyQuery = { ...endpointQuery(agenciesApi.mine), staleTime: ownStaleTime }

export const membersQuery = (id: string) => ({
  ...endpointQuery(agenciesApi.members, { params: { id } }),
  staleTime: ownStaleTime,
})

export const invitationsQuery = (id: string) => ({
  ...endpointQuery(agenciesApi.invitations, { params: { id } }),
  staleTime: ownStaleTime,
})

export const figuresQuery = (id: string) => ({
  ...endpointQuery(agencyWorkApi.figures, { params: { id } }),
  staleTime: ownStaleTime,
})

export function putAgency(client: QueryClient, agency: TeamAgency | null): void {
  client.setQueryData(agencyQuery.queryKey, agency)
}

/** Also what an agency has: listings and conversations. */
export function invalidateAgency(client: QueryClient): Promise<unknown> {
  return Promise.all(
    ['agencies', 'listings', 'inquiries'].map((part) =>
      client.invalidateQueries({ queryKey: ['api', part] }),
    ),
  )
}
