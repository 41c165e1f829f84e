import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { Skeleton } from './Skeleton.tsx'

export function PageSkeleton() {
  const { core: w } = useWords('core')
  return (
    <PageFrame className="min-h-[80dvh]">
      <p role="status" className="sr-only">
        {w.loading}
      </p>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
      <Skeleton className="mt-8 h-64 w-full rounded-lg" />
    </PageFrame>
  )
}
