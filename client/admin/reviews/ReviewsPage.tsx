import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useBatch } from '#client/admin/listings/useBatch.ts'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { reviewsApi } from '#shared/listings/reviews.ts'
import { ReviewCard } from './ReviewCard.tsx'

const limit = 10

export default function ReviewsPage({ params }: PageProps) {
  const { reviews: w } = useWords('reviews')
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.title}</h1>
      <p className="mt-1.5 mb-6 text-ink-muted">{w.lead}</p>
      {params.id ? <OneReview id={params.id} /> : <Queue />}
    </PageFrame>
  )
}

function Queue() {
  const { managed, reviews: w } = useWords('managed', 'reviews')
  const pages = usePages(reviewsApi.list, { limit })
  const batch = useBatch()
  return (
    <PagedList
      pages={pages}
      more={managed.list.more}
      total={w.open(pages.total)}
      empty={<EmptyState title={w.empty} text={w.emptyText} />}
    >
      {(items) => (
        <ul className="grid grid-cols-1 gap-6">
          {items.map((review) => (
            <li key={review.listing.id}>
              <ReviewCard review={review} batch={batch} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function OneReview({ id }: { id: string }) {
  const { managed } = useWords('managed')
  const { data, error, refetch } = useQuery({
    ...endpointQuery(reviewsApi.get, { params: { id } }),
    staleTime: 0,
  })
  const batch = useBatch()
  const list = paths.adminDashboard('properties')
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        title={managed.form.gone}
        actions={<ButtonLink to={list}>{managed.form.toList}</ButtonLink>}
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
        {managed.form.toList}
      </ButtonLink>
      <ReviewCard review={data} batch={batch} />
    </>
  )
}
