import { ExportLink } from '#client/admin/paging/ExportLink.tsx'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { usePages } from '#client/ui/list/usePages.ts'
import { activitiesApi, activityMonths } from '#shared/activities.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { filterNames } from './filterNames.ts'

const limit = 30

export default function ActivitiesPage() {
  const { activities: w } = useWords('activities')
  const { filters, set, isFiltered, clear } = useAddressFilters(filterNames)
  const pages = usePages(activitiesApi.list, { ...filters, limit })
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{w.title}</h1>
          <p className="mt-1.5 text-ink-muted">{w.lead(activityMonths)}</p>
        </div>
        <ExportLink name="activities" filters={filters} />
      </div>
      <ActivityFilters filters={filters} onChange={set} isFiltered={isFiltered} onClear={clear} />
      <PagedList
        pages={pages}
        more={w.more}
        total={w.total(pages.total, pages.totalIsCapped)}
        empty={
          <EmptyState
            title={isFiltered ? w.none : w.empty}
            actions={isFiltered && <Button onClick={clear}>{w.clear}</Button>}
          />
        }
      >
        {(items) => (
          <ul className="divide-y rounded-lg border bg-surface-raised">
            {items.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  )
}
