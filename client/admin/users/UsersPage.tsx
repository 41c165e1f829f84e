import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { usePages } from '#client/ui/list/usePages.ts'
import { managedUsersApi } from '#shared/admin/users.ts'
import { UserRow } from './UserRow.tsx'

const limit = 30
const filterNames = ['text', 'suspended'] as const

export default function UsersPage() {
  const { managedUsers: w } = useWords('managedUsers')
  const { filters, set, isFiltered, clear } = useAddressFilters(filterNames)
  const pages = usePages(managedUsersApi.list, { ...filters, limit })
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.title}</h1>
      <p className="mt-1.5 text-ink-muted">{w.lead}</p>
      <section aria-label={w.filters} className="my-6 flex flex-wrap items-center gap-x-6 gap-y-2">
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
      <PagedList
        pages={pages}
        more={w.more}
        total={w.total(pages.total)}
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
    </PageFrame>
  )
}
