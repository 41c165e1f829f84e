import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'

interface Pages<Item> {
  items: readonly Item[] | undefined
  error: unknown
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface Props<Item> {
  pages: Pages<Item>
  /** Without items. */
  empty: ReactNode
  more: string
  /** Total count. */
  total?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** While a filter changes, previous rows stay, dimmed. */
export function PagedList<Item>({ pages, empty, more, total, children }: Props<Item>) {
  const { core: w } = useWords('core')
  const { items, error, isPlaceholderData } = pages
  if (!items) return error ? <ErrorNote error={error} onRetry={() => pages.refetch()} /> : <ListSkeleton />
  if (items.length === 0) return empty
  return (
    <div
      aria-busy={isPlaceholderData}
      className={clsx('grid grid-cols-1 gap-3', isPlaceholderData && 'opacity-60')}
    >
      {total && (
        <p role="status" className="text-ink-muted text-sm">
          {total}
        </p>
      )}
      {children(items)}
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-center font-medium text-danger text-sm">
          {w.noConnection}
        </p>
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          className="justify-self-center"
        >
          {more}
        </Button>
      )}
    </div>
  )
}
