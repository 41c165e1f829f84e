import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { ExportLink } from '#client/admin/paging/ExportLink.tsx'
import { ListHead } from '#client/admin/paging/ListHead.tsx'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
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
  const pages = usePages(activitiesApi.list, { ...filters, grouped: true, limit })
  const hasItems = pages.items !== undefined && pages.items.length > 0
  return (
    <PanelFrame title={w.title} lead={w.lead(activityMonths)}>
      <div className="grid grid-cols-1 gap-2">
        <ActivityFilters filters={filters} onChange={set} />
        <ListHead
          total={hasItems && w.total(pages.total, pages.totalIsCapped)}
          clear={w.clear}
          onClear={isFiltered && hasItems ? clear : undefined}
        >
          <ExportLink name="activities" filters={filters} isSmall />
        </ListHead>
        <PagedList
          pages={pages}
          more={w.more}
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
      </div>
    </PanelFrame>
  )
}
