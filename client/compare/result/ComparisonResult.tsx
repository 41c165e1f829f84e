import { useQuery } from '@tanstack/react-query'
import { BackToFavorites } from '#client/compare/BackToFavorites.tsx'
import { useWords } from '#client/core/language.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { Analysis } from './Analysis.tsx'
import { ComparedCard } from './ComparedCard.tsx'
import { CompareTable } from './CompareTable.tsx'
import { ComparisonActions } from './ComparisonActions.tsx'
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx'
import { Highlights } from './Highlights.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PriceBars } from './PriceBars.tsx'

export function ComparisonResult({ ids }: { ids: readonly string[] }) {
  const { compare: w } = useWords('compare')
  const { data: listings, error, refetch } = useQuery(batchQuery(ids))
  const isComplete = listings && listings.length >= compareLimits.min
  return (
    <PageFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BackToFavorites />
        {isComplete && <ComparisonActions ids={listings.map(({ id }) => id)} />}
      </div>
      <h1 className="mt-2 text-3xl sm:text-4xl">{w.title}</h1>
      {error && <ErrorNote error={error} onRetry={() => refetch()} />}
      {!listings && !error && <ComparisonSkeleton count={ids.length} />}
      {listings && !isComplete && <TooFew asked={ids.length} />}
      {isComplete && <Comparison listings={listings} missing={ids.length - listings.length} />}
    </PageFrame>
  )
}

function TooFew({ asked }: { asked: number }) {
  const { compare, compareResult: w } = useWords('compare', 'compareResult')
  const isIncomplete = asked < compareLimits.min
  return (
    <EmptyState
      seed={17}
      title={isIncomplete ? compare.tooFew : w.gone}
      text={isIncomplete ? compare.tooFewText : w.goneText}
      actions={
        <>
          <ButtonLink to={paths.compare}>{w.choose}</ButtonLink>
          <ButtonLink to={paths.search()} variant="secondary">
            {compare.explore}
          </ButtonLink>
        </>
      }
    />
  )
}

function Comparison({ listings, missing }: { listings: readonly Listing[]; missing: number }) {
  const { compareResult: w } = useWords('compareResult')
  return (
    <>
      <p className="mt-1 text-ink-muted">{w.side(listings.length)}</p>
      {missing > 0 && (
        <p role="status" className="mt-4 rounded-lg bg-warning-soft px-4 py-2.5 text-sm">
          {w.missing(missing)}
        </p>
      )}
      <ol className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4 print:grid-cols-3 print:gap-2">
        {listings.map((listing, index) => (
          <li key={listing.id} className="min-w-0 break-inside-avoid">
            <ComparedCard listing={listing} rank={index + 1} />
          </li>
        ))}
      </ol>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PriceBars listings={listings} />
        <Highlights listings={listings} />
      </div>
      <CompareTable listings={listings} />
      <Analysis ids={listings.map(({ id }) => id)} />
      <NextSteps />
    </>
  )
}
