import { useState } from 'react'
import { ExportLink } from '#client/admin/paging/ExportLink.tsx'
import { ListHead } from '#client/admin/paging/ListHead.tsx'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import {
  type ModeratedListing,
  maxBatch,
  moderationApi,
  moderationState,
} from '#shared/listings/moderation.ts'
import { PropertyFilters } from './PropertyFilters.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useBatch } from './useBatch.ts'
import { usePropertyFilters } from './usePropertyFilters.ts'

const limit = 25

export function PropertiesTab() {
  const { moderation } = useWords('moderation')
  const w = moderation.list
  const { filters, query, set, isFiltered, clear } = usePropertyFilters()
  const pages = usePages(moderationApi.list, { ...query, limit })
  const batch = useBatch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = pages.items ?? []
  const selected = shown.filter(({ id }) => chosen.has(id))
  const isStill = (listing: ModeratedListing) => isIn(filters.status, listing)
  const gone = pages.totalIsCapped ? 0 : shown.filter((listing) => !isStill(listing)).length
  const total = pages.total - gone

  function choose(id: string, isChosen: boolean) {
    const next = new Set(selected.map((one) => one.id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <PropertyFilters filters={filters} onChange={set} />
      <ListHead
        start={
          shown.length > 0 && (
            <SelectAll
              isAll={selected.length === Math.min(shown.length, maxBatch)}
              onAll={(isAll) => setChosen(new Set(isAll ? shown.slice(0, maxBatch).map(({ id }) => id) : []))}
            />
          )
        }
        total={shown.length > 0 && w.total(total, pages.totalIsCapped)}
        clear={w.clear}
        onClear={isFiltered && shown.length > 0 ? clear : undefined}
      >
        <ExportLink name="properties" filters={query} isSmall />
      </ListHead>
      <PagedList
        pages={pages}
        more={w.more}
        empty={
          <EmptyState
            level={3}
            title={isFiltered ? w.none : w.empty}
            actions={isFiltered && <Button onClick={clear}>{w.clear}</Button>}
          />
        }
      >
        {(items) => (
          <ul aria-label={w.label} className="divide-y overflow-hidden rounded-lg border bg-surface-raised">
            {items.map((listing) => (
              <PropertyRow
                key={listing.id}
                listing={listing}
                isSelected={chosen.has(listing.id)}
                isGone={listing.status === 'deleted' && !isStill(listing)}
                isFull={selected.length >= maxBatch}
                onSelect={(isSelected) => choose(listing.id, isSelected)}
                batch={batch}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <SelectionBar selected={selected} batch={batch} onClear={() => setChosen(new Set())} />
    </div>
  )
}

/** Rows that an action took out of the filter stay until the list is read again. */
function isIn(state: string | undefined, listing: ModeratedListing): boolean {
  return state ? moderationState(listing) === state : listing.status !== 'deleted'
}

function SelectAll({ isAll, onAll }: { isAll: boolean; onAll: (isAll: boolean) => void }) {
  const { moderation: w } = useWords('moderation')
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isAll}
        onChange={({ target }) => onAll(target.checked)}
        className="size-5 accent-action"
      />
      {w.list.selectAll}
    </label>
  )
}
