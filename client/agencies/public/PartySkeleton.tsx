import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function PartySkeleton() {
  return (
    <>
      <div className="flex flex-col items-center gap-5 rounded-xl border bg-surface-raised px-5 py-7 sm:flex-row sm:px-8">
        <Skeleton className="size-24 rounded-xl sm:size-28" />
        <div className="grid gap-3">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
      </div>
      <div className="mt-8">
        <ListingGridSkeleton ids={['1', '2', '3']} />
      </div>
    </>
  )
}
