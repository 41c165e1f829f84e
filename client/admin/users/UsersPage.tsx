import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { ListHead } from '#client/admin/paging/ListHead.tsx'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { usePages } from '#client/ui/list/usePages.ts'
import { panelUsersApi } from '#shared/admin/users.ts'
import { UserRow } from './UserRow.tsx'

const limit = 30
const filterNames = ['text', 'suspended'] as const

export default function UsersPage() {
  const { panelUsers: w } = useWords('panelUsers')
  const { filters, set, isFiltered, clear } = useAddressFilters(filterNames)
  const pages = usePages(panelUsersApi.list, { ...filters, limit })
  const hasItems = pages.items !== undefined && pages.items.length > 0
  return (
    <PanelFrame title={w.title} lead={w.lead}>
      <section aria-label={w.filters} className="flex flex-wrap items-center gap-x-6">
        <SearchField
          label={w.search}
          value={filters.text ?? ''}
          onSearch={(text) => set({ text })}
          className="w-full max-w-xl"
        />
        <Checkbox
          checked={filters.suspended === 'true'}
          onChange={(checked) => set({ suspended: checked ? 'true' : '' })}
        >
          {w.onlySuspended}
        </Checkbox>
      </section>
      <ListHead
        total={hasItems && w.total(pages.total)}
        clear={w.clear}
        onClear={isFiltered && hasItems ? clear : undefined}
      />
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
          <ul aria-label={w.title} className="divide-y rounded-lg border bg-surface-raised">
            {items.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        )}
      </PagedList>
    </PanelFrame>
  )
}
