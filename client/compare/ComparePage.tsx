import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import { CompareSelection } from './CompareSelection.tsx'
import { readComparedIds } from './comparedIds.ts'

const ComparisonResult = lazyPart(
  () => import('./result/ComparisonResult.tsx').then(({ ComparisonResult }) => ComparisonResult),
  'compareResult',
  'fieldLabels',
  'listingFacts',
  'prices',
)

/** The selection; with `?ids=a,b` the comparison. */
export default function ComparePage() {
  const ids = readComparedIds(useSearch())
  if (ids.length === 0) return <CompareSelection />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ComparisonResult key={ids.join()} ids={ids} />
    </Suspense>
  )
}
