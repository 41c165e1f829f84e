import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { administratorsApi } from '#shared/administrators/administrators.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export const administratorsQuery = queryOptions({
  queryKey: queryKey(administratorsApi.list),
  queryFn: ({ signal }) => call(administratorsApi.list, { signal }),
  staleTime: 0,
})
