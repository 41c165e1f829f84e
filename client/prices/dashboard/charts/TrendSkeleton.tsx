import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function TrendSkeleton() {
  const { dashboard: w } = useWords()
  return (
    <div className="mt-6 border-t pt-5">
      <p role="status" className="sr-only">
        {w.trendLoading}
      </p>
      <Skeleton className="h-56 rounded-lg" />
    </div>
  )
}
