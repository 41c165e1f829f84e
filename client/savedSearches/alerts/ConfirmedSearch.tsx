import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { CallError, call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import { LinkGone } from './LinkGone.tsx'
import { SavedSearchList } from './SavedSearchList.tsx'

/** Confirms the search of a mail's link, which may be repeated, and shows those of its address. */
export function ConfirmedSearch({ token }: { token: string }) {
  const { savedSearches: w } = useWords('savedSearches')
  const { data, error, refetch } = useQuery({
    queryKey: ['confirmSavedSearch', token],
    queryFn: ({ signal }) => call(savedSearchesApi.confirm, { body: { token }, signal }),
  })
  if (error) {
    const isGone = error instanceof CallError && (error.status === 404 || error.status === 422)
    return isGone ? <LinkGone text={w.confirmGone} /> : <ErrorNote error={error} onRetry={refetch} />
  }
  if (!data)
    return (
      <>
        <p role="status" className="mb-4 text-ink-muted">
          {w.confirming}
        </p>
        <ListSkeleton />
      </>
    )
  const { name, status } = data.savedSearch
  return (
    <>
      <div role="status" className="mb-4 flex items-start gap-3 rounded-lg bg-positive-soft px-4 py-3">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        <div className="min-w-0">
          <p className="font-semibold">{w.confirmed}</p>
          <p className="wrap-anywhere text-sm">
            {status === 'active' ? w.confirmedText(name) : w.confirmedPaused(name)}
          </p>
        </div>
      </div>
      <SavedSearchList token={data.token} />
    </>
  )
}
