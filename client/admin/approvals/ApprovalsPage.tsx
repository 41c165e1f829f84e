import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useBatch } from '#client/admin/listings/useBatch.ts'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { approvalsApi } from '#shared/listings/approvals.ts'
import { ApprovalCard, type Decision } from './ApprovalCard.tsx'

const limit = 10

export default function ApprovalsPage({ params }: PageProps) {
  const { approvals: w } = useWords('approvals')
  return (
    <PanelFrame title={w.title} lead={w.lead}>
      {params.id ? <OneApproval id={params.id} /> : <Queue />}
    </PanelFrame>
  )
}

function Queue() {
  const { moderation, approvals: w } = useWords('moderation', 'approvals')
  const pages = usePages(approvalsApi.list, { limit })
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map())
  const batch = useBatch()
  return (
    <PagedList
      pages={pages}
      more={moderation.list.more}
      total={w.open(pages.total - decisions.size)}
      empty={<EmptyState title={w.empty} text={w.emptyText} />}
    >
      {(items) => (
        <ul className="grid grid-cols-1 gap-6">
          {items.map((approval) => (
            <li key={approval.listing.id}>
              <ApprovalCard
                approval={approval}
                decision={decisions.get(approval.listing.id)}
                onDecision={(decision) =>
                  setDecisions((all) => new Map([...all, [approval.listing.id, decision]]))
                }
                batch={batch}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function OneApproval({ id }: { id: string }) {
  const { moderation } = useWords('moderation')
  const { data, error, refetch } = useQuery({
    ...endpointQuery(approvalsApi.get, { params: { id } }),
    staleTime: 0,
  })
  const batch = useBatch()
  const list = paths.adminDashboard('properties')
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        title={moderation.form.gone}
        actions={<ButtonLink to={list}>{moderation.form.toList}</ButtonLink>}
      />
    )
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <ListSkeleton />
  return (
    <>
      <ButtonLink
        to={list}
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        className="-ml-5 mb-3"
      >
        {moderation.form.toList}
      </ButtonLink>
      <ApprovalCard approval={data} batch={batch} />
    </>
  )
}
