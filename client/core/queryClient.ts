import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#shared/core/endpoint.ts'
import { keyAddress, queryKey } from '#shared/core/queryKey.ts'
import { CallError, type CallOptions, call, callHeaders, fetchAnswer } from './call.ts'

const halfAnHour = 30 * 60_000

export const ownStaleTime = 5000

async function fetchKey({
  queryKey: key,
  signal,
}: {
  queryKey: QueryKey
  signal: AbortSignal
}): Promise<unknown> {
  const response = await fetchAnswer(keyAddress(key), {
    credentials: 'include',
    headers: callHeaders(),
    signal,
  })
  return response.json()
}

/** No retries, polling or background refetching. */
export function createQueryClient(gcTime = halfAnHour): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Of queries and mutations. Returns a function that stops. */
export function followErrors(client: QueryClient, listener: (error: unknown) => void): () => void {
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') listener(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') listener(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallOptions<E>, 'params' | 'query'> = {},
) {
  return queryOptions<AnswerOf<E>>({
    queryKey: queryKey(endpoint, { params, query }),
    queryFn: ({ signal }) => call(endpoint, { params, query, signal }),
  })
}

/** Null on `not_found`. */
export function findQuery<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallOptions<E>, 'params' | 'query'> = {},
) {
  return queryOptions<AnswerOf<E> | null>({
    queryKey: queryKey(endpoint, { params, query }),
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoint, { params, query, signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  })
}

/**
 * Makes a value once for a client, of which browsers have one and the server one at a time. Only the last is kept, and
 * in no `WeakMap`: collections of V8's young generation keep the values of one, and with them each rendered page.
 */
export function oncePerClient<Value>(create: (client: QueryClient) => Value): (client: QueryClient) => Value {
  let last: { client: QueryClient; value: Value } | undefined
  return (client) => {
    if (last?.client !== client) last = { client, value: create(client) }
    return last.value
  }
}
