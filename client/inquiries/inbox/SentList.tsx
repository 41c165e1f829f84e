import { useLanguage, useWords } from '#client/core/language.tsx'
import { localTitle } from '#client/inquiries/localTitle.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { conversationsApi, inboxPageSize } from '#shared/inquiries/inbox.ts'
import { InboxRow } from './InboxRow.tsx'

export function SentList({ current }: { current: string | undefined }) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const pages = usePages(conversationsApi.sent, { limit: inboxPageSize })
  return (
    <PagedList
      pages={pages}
      more={w.more}
      total={w.total(pages.total)}
      empty={
        <div data-empty>
          <EmptyState
            title={w.emptySent}
            text={w.emptySentText}
            actions={<ButtonLink to={paths.search()}>{w.emptySentAction}</ButtonLink>}
          />
        </div>
      }
    >
      {(items) => (
        <ul aria-label={w.sent} className="divide-y overflow-hidden rounded-lg border bg-surface-raised">
          {items.map((inquiry) => (
            <InboxRow
              key={inquiry.id}
              inquiry={inquiry}
              name={localTitle(inquiry.listing, language)}
              detail={[inquiry.listing.neighborhood, inquiry.listing.city].filter(Boolean).join(', ')}
              href={paths.inboxSentThread(inquiry.id)}
              isCurrent={inquiry.id === current}
            />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
