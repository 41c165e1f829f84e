import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callPage } from '#client/core/call.ts'
import { ownStaleTime } from '#client/core/queryClient.ts'
import type { AnswerOf, Endpoint, QueryOf } from '#shared/core/endpoint.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export type ItemOf<E extends Endpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never

/** Marks the keys of lists. */
export const pagesKey = 'pages'

/** Refetched at each visit, as others change the list. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  query: { [Name in keyof QueryOf<E>]?: unknown } & { limit: number },
  /** Distinguishes responses to the same call, such as the panel's. */
  scope = '',
  params?: Record<string, string>,
) {
  const pages = useInfiniteQuery({
    queryKey: [...queryKey(endpoint, { params, query }), pagesKey, scope],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      callPage(endpoint, { params, query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
    staleTime: ownStaleTime,
    placeholderData: keepPreviousData,
  })
  const all = pages.data?.pages
  const first = all?.[0]
  return {
    ...pages,
    items: all?.flatMap(({ items }): ItemOf<E>[] => items),
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
  }
}
