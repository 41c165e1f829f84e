import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { ExportLink } from '#client/admin/paging/ExportLink.tsx'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { useWords } from '#client/core/language.tsx'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { managedListingsApi, maxBatch } from '#shared/listings/managed.ts'
import { PropertyFilters } from './PropertyFilters.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useBatch } from './useBatch.ts'
import { usePropertyFilters } from './usePropertyFilters.ts'

const limit = 25

export function PropertiesTab() {
  const { managed, reviews } = useWords('managed', 'reviews')
  const w = managed.list
  const { filters, query, set, isFiltered, clear } = usePropertyFilters()
  const pages = usePages(managedListingsApi.list, { ...query, limit })
  const batch = useBatch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = pages.items ?? []
  const selected = shown.filter(({ id }) => chosen.has(id))

  function choose(id: string, isChosen: boolean) {
    const next = new Set(selected.map((one) => one.id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={panelPaths.reviews}
          variant="secondary"
          size="sm"
          icon={<ClipboardCheck aria-hidden="true" className="size-4.5" />}
          className="min-h-11"
        >
          {reviews.title}
        </ButtonLink>
        <ExportLink name="properties" filters={query} />
      </div>
      <PropertyFilters filters={filters} onChange={set} isFiltered={isFiltered} onClear={clear} />
      <SelectionBar
        selected={selected}
        isAll={shown.length > 0 && selected.length === Math.min(shown.length, maxBatch)}
        batch={batch}
        onAll={(isAll) => setChosen(new Set(isAll ? shown.slice(0, maxBatch).map(({ id }) => id) : []))}
      />
      <PagedList
        pages={pages}
        more={w.more}
        total={w.total(pages.total)}
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
                isFull={selected.length >= maxBatch}
                onSelect={(isSelected) => choose(listing.id, isSelected)}
                batch={batch}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
