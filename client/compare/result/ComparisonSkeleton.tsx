import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'

export function ComparisonSkeleton({ count }: { count: number }) {
  const { core: w } = useWords('core')
  return (
    <div role="status" aria-busy="true" className="mt-8">
      <VisuallyHidden>{w.loading}</VisuallyHidden>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={index} className="h-80 rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-10 h-64 rounded-xl" />
    </div>
  )
}
