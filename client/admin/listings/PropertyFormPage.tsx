import { useQuery } from '@tanstack/react-query'
import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { myListingQuery } from '#client/listings/mine/mine.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PropertyForm } from './PropertyForm.tsx'

export default function PropertyFormPage({ params }: PageProps) {
  return params.id ? <EditProperty key={params.id} id={params.id} /> : <PropertyForm />
}

function EditProperty({ id }: { id: string }) {
  const { moderation } = useWords('moderation')
  const { data: listing, error, refetch } = useQuery(myListingQuery(id))
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={moderation.form.gone}
        actions={<ButtonLink to={paths.adminDashboard('properties')}>{moderation.form.toList}</ButtonLink>}
      />
    )
  if (listing) return <PropertyForm listing={listing} />
  if (error) return <ErrorNote error={error} onRetry={refetch} />
  return (
    <PanelFrame title={moderation.form.editTitle} lead={moderation.form.newLead}>
      <Skeleton className="h-96 rounded-xl" />
    </PanelFrame>
  )
}
