import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { agenciesApi, agentsApi } from '#shared/admin/agents.ts'
import { queryKey } from '#shared/core/queryKey.ts'

/** Refetched when the tab opens: other administrators change them too. */
export const agentsQuery = queryOptions({
  queryKey: queryKey(agentsApi.list),
  queryFn: ({ signal }) => call(agentsApi.list, { signal }),
  staleTime: 0,
})

export const agenciesQuery = queryOptions({
  queryKey: queryKey(agenciesApi.list),
  queryFn: ({ signal }) => call(agenciesApi.list, { signal }),
  staleTime: 0,
})

/** Also agencies, which come with agents, and the dashboard. `keep`: the agents as they stand, until the tab is next opened. */
export async function invalidateAgents(
  client: QueryClient,
  { agents = 'refetch' }: { agents?: 'refetch' | 'keep' } = {},
): Promise<void> {
  const refetchType = agents === 'keep' ? 'none' : 'active'
  await Promise.all([
    client.invalidateQueries({ queryKey: agentsQuery.queryKey, refetchType }),
    ...['agencies', 'administrators', 'stats', 'activities'].map((part) =>
      client.invalidateQueries({ queryKey: ['api', 'admin', part] }),
    ),
  ])
}
