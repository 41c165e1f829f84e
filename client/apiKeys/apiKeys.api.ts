import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { keysApi } from '#shared/apiKeys/apiKeysApi.ts'

export const keysQuery = { ...endpointQuery(keysApi.list), staleTime: ownStaleTime }
