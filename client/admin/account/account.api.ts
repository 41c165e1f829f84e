import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { accountApi } from '#shared/administrators/account.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export const accountQuery = queryOptions({
  queryKey: queryKey(accountApi.get),
  queryFn: ({ signal }) => call(accountApi.get, { signal }),
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: queryKey(accountApi.sessions),
  queryFn: ({ signal }) => call(accountApi.sessions, { signal }),
  staleTime: 0,
})

export const invalidateAccount = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKey(accountApi.get) })
