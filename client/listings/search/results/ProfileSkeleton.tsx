import clsx from 'clsx'
import { ListingGridSkeleton } from '#client/listings/card/ListingGridSkeleton.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

const skeletons = ['1', '2', '3']

/** Of who publishes, with their listings. */
export function ProfileSkeleton({ isPerson = false }: { isPerson?: boolean }) {
  return (
    <>
      <div className="flex flex-col items-center gap-5 rounded-xl border bg-surface-raised px-5 py-7 sm:flex-row sm:px-8">
        <Skeleton className={clsx('size-24 sm:size-28', isPerson ? 'rounded-full' : 'rounded-xl')} />
        <div className="grid gap-3">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
      </div>
      <div className="mt-8">
        <ListingGridSkeleton ids={skeletons} />
      </div>
    </>
  )
}
