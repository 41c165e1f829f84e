import { useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useHash } from '#client/core/history/useHash.ts'
import { useWords } from '#client/core/language.tsx'
import { savedUrl } from '#client/savedSearches/savedSearches.api.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { openSavedSearch } from './openSavedSearch.ts'
import { SavedSearchActions, type SavedSearchActionsProps } from './SavedSearchActions.tsx'
import { SavedSearchSummary } from './SavedSearchSummary.tsx'

export function SavedSearchRow(props: SavedSearchActionsProps) {
  const { savedSearches: w } = useWords('savedSearches')
  const client = useQueryClient()
  const { saved, token } = props
  const row = useRef<HTMLLIElement>(null)
  // A mail's link names the saved search that it tells of.
  const isLedTo = useHash() === `#${saved.id}`
  useEffect(() => {
    if (isLedTo) row.current?.scrollIntoView({ block: 'center' })
  }, [isLedTo])
  return (
    <li
      ref={row}
      aria-current={isLedTo || undefined}
      className="rounded-lg border bg-surface-raised p-4 shadow-card aria-[current]:border-action aria-[current]:ring-1 aria-[current]:ring-action sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="wrap-anywhere min-w-0 font-sans font-semibold text-lg leading-snug">
          <Link
            href={savedUrl(saved)}
            onClick={() => void openSavedSearch(client, saved, token)}
            className="hover:text-action hover:underline"
          >
            {saved.name}
          </Link>
        </h2>
        {saved.newCount > 0 && <Badge tone="accent">{w.news(saved.newCount)}</Badge>}
        {saved.status === 'paused' && (
          <Badge tone="warning" icon={<BellOff aria-hidden="true" className="size-3.5" />}>
            {w.paused}
          </Badge>
        )}
      </div>
      <SavedSearchSummary saved={saved} />
      <SavedSearchActions {...props} />
    </li>
  )
}
