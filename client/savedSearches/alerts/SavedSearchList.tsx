import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { savedSearchesQuery } from '#client/savedSearches/savedSearches.api.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { AlertsSignIn } from './AlertsSignIn.tsx'
import { LinkGone } from './LinkGone.tsx'
import { LinkNote } from './LinkNote.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'

/** `token`: of a mail's link, instead of the session. */
export function SavedSearchList({ token }: { token?: string | undefined }) {
  const { savedSearches: w } = useWords('savedSearches')
  const count = useRef<HTMLParagraphElement>(null)
  const { data: list, error, refetch } = useQuery(savedSearchesQuery(token))
  const hasRemoved = useRef(false)
  const length = list?.length
  // Its dialog, which holds the focus, goes with the row.
  useEffect(() => {
    if (length === undefined || !hasRemoved.current) return
    hasRemoved.current = false
    count.current?.focus()
  }, [length])
  if (!list && error) {
    const status = error instanceof CallError ? error.status : undefined
    if (token !== undefined && (status === 404 || status === 422)) return <LinkGone text={w.tokenGone} />
    if (token === undefined && status === 401) return <AlertsSignIn />
    return <ErrorNote error={error} onRetry={refetch} />
  }
  if (!list) return <ListSkeleton />
  return (
    <>
      {token !== undefined && <LinkNote token={token} list={list} />}
      <p ref={count} role="status" tabIndex={-1} className="mb-4 text-ink-muted outline-none">
        {list.length > 0 && w.count(list.length)}
      </p>
      {list.length === 0 ? (
        <EmptyState
          title={w.empty}
          text={w.emptyText}
          actions={
            <ButtonLink to={paths.search()} icon={<Search aria-hidden="true" className="size-5" />}>
              {w.explore}
            </ButtonLink>
          }
        />
      ) : (
        <ul aria-label={w.list} className="grid gap-4">
          {list.map((saved) => (
            <SavedSearchRow
              key={saved.id}
              saved={saved}
              token={token}
              onRemoved={() => {
                hasRemoved.current = true
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}
