import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { webhooksApi } from '#shared/webhooks/webhooksApi.ts'

export const webhooksQuery = { ...endpointQuery(webhooksApi.list), staleTime: ownStaleTime }

/** Tells webhooks apart where their whole address is too long. */
export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
