import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { keysApi } from '#shared/keys/keysApi.ts'

export const keysQuery = { ...endpointQuery(keysApi.list), staleTime: ownStaleTime }
