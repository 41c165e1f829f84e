import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'

/** What a query found; while it loads a skeleton, where it failed a note that tries again. */
export function QueryPart<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
}
