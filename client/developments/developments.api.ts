import { endpointQuery, findQuery } from '#client/core/queryClient.ts'
import type { DevelopmentsQuery } from '#shared/developments/developments.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'

export const developmentsQuery = (filters: { [name in keyof DevelopmentsQuery]?: unknown }) =>
  endpointQuery(developmentsApi.list, { query: filters })

export const developmentQuery = (slug: string) => findQuery(developmentsApi.one, { params: { id: slug } })

/** What is free changes by the minute. */
export const unitsQuery = (slug: string) => ({
  ...endpointQuery(developmentsApi.units, { params: { id: slug } }),
  staleTime: 60_000,
})
