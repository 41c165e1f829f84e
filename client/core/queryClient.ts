import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#shared/core/endpoint.ts'
import { keyAddress, queryKey } from '#shared/core/queryKey.ts'
import { type CallOptions, call, callError, chosenLanguage } from './call.ts'

const halfAnHour = 30 * 60_000

/** Milliseconds for which one's own figures count as fresh: long enough for a page not to ask again for what it came with. */
export const ownStaleTime = 5000

/** GETs the address that the key's parts make, joined by slashes. */
async function fetchKey({
  queryKey: key,
  signal,
}: {
  queryKey: QueryKey
  signal: AbortSignal
}): Promise<unknown> {
  const response = await fetch(keyAddress(key), {
    credentials: 'include',
    headers: { Accept: 'application/json', 'Accept-Language': chosenLanguage() },
    signal,
  })
  if (!response.ok) throw await callError(response)
  return response.json()
}

/** The cache of every answer: nothing is retried, polled or fetched again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: halfAnHour,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Query options of an endpoint: key and fetch from the same place. `query` as it stands in the address. */
export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallOptions<E>, 'params' | 'query'> = {},
) {
  return queryOptions<AnswerOf<E>>({
    queryKey: queryKey(endpoint, { params, query }),
    queryFn: ({ signal }) => call(endpoint, { params, query, signal }),
  })
}
