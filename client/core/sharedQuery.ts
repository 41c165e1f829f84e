import { type QueryClient, QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query'
import { oncePerClient } from './queryClient.ts'

type Options<Data> = Parameters<typeof useQuery<Data, Error, Data, readonly unknown[]>>[0]

interface SharedResult<Data> {
  data: Data | undefined
  isError: boolean
}

/**
 * A hook for a query that many components of a page read: `useQuery` in browsers. The server renders once: an observer
 * for each would take it longer than their elements.
 */
export function sharedQuery<Data>(options: Options<Data>): () => SharedResult<Data> {
  if (!import.meta.env.SSR) return () => useQuery(options)
  const resultFor = oncePerClient((client) => resultOf(client, options))
  return function useOneResult() {
    return resultFor(useQueryClient())
  }
}

function resultOf<Data>(client: QueryClient, options: Options<Data>): SharedResult<Data> {
  const observer = new QueryObserver<Data, Error, Data, Data, readonly unknown[]>(client, options)
  return observer.getOptimisticResult(client.defaultQueryOptions(options))
}
