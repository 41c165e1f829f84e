import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { galleryFrameClass } from './galleryClasses.ts'

export function PropertySkeleton() {
  const { core: w } = useWords('core')
  return (
    <div role="status" aria-label={w.loading}>
      <Skeleton className="h-6 w-80 max-sm:hidden" />
      <Skeleton className={`max-sm:rounded-none sm:mt-3 sm:rounded-xl ${galleryFrameClass}`} />
      <div className="mt-6 grid gap-8 px-4 sm:px-0 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  )
}
