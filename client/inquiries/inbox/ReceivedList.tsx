import { useLanguage, useWords } from '#client/core/language.tsx'
import { localTitle } from '#client/inquiries/localTitle.ts'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { usePages } from '#client/ui/list/usePages.ts'
import { inboxApi, inboxPageSize } from '#shared/inquiries/inbox.ts'
import { withValues } from '#shared/paths.ts'
import { filterNames, InboxFilters } from './InboxFilters.tsx'
import { InboxRow } from './InboxRow.tsx'
import type { InboxScope } from './scope.ts'

export function ReceivedList({ scope, current }: { scope: InboxScope; current: string | undefined }) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const filters = useAddressFilters(filterNames)
  const pages = usePages(inboxApi.list, { ...filters.filters, limit: inboxPageSize }, scope.name)
  const isTeam = pages.items?.some(({ holder }) => holder !== undefined) || 'heldBy' in filters.filters
  return (
    <div className="grid grid-cols-1 gap-4">
      {(filters.isFiltered || pages.items?.length !== 0) && <InboxFilters {...filters} isTeam={isTeam} />}
      <PagedList
        pages={pages}
        more={w.more}
        total={w.total(pages.total)}
        empty={<Nothing scope={scope} onClear={filters.isFiltered ? filters.clear : undefined} />}
      >
        {(items) => (
          <ul
            aria-label={w.received}
            className="divide-y overflow-hidden rounded-lg border bg-surface-raised"
          >
            {items.map((inquiry) => (
              <InboxRow
                key={inquiry.id}
                inquiry={inquiry}
                name={inquiry.name ?? w.whatsappLead}
                detail={localTitle(inquiry.listing, language)}
                href={withValues(scope.thread(inquiry.id), filters.filters)}
                isCurrent={inquiry.id === current}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function Nothing({ scope, onClear }: { scope: InboxScope; onClear: (() => void) | undefined }) {
  const { inbox: w } = useWords('inbox')
  const sendsMail = useSendsMail()
  if (onClear) return <EmptyState title={w.none} actions={<Button onClick={onClear}>{w.clear}</Button>} />
  if (scope.name === 'panel')
    return (
      <div data-empty>
        <EmptyState title={w.empty} text={w.emptyAll} />
      </div>
    )
  return (
    <div data-empty>
      <EmptyState
        title={w.empty}
        text={sendsMail ? w.emptyText : w.emptyAll}
        actions={<ButtonLink to={paths.publish}>{w.emptyAction}</ButtonLink>}
      />
    </div>
  )
}
