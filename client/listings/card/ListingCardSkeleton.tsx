import clsx from 'clsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { CardLayout } from '#shared/page/listLayout.ts'

export function ListingCardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <div
      className={clsx(
        'flex overflow-hidden rounded-lg border bg-surface-raised',
        layout === 'list' ? 'flex-row' : 'flex-col',
      )}
    >
      <Skeleton
        className={clsx(
          'shrink-0 rounded-none',
          layout === 'list' ? 'min-h-36 w-[38%] sm:max-w-80' : 'aspect-4/3',
        )}
      />
      <div className="flex flex-1 flex-col gap-2.5 p-4">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-2 h-5 w-11/12" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-3 h-5 w-3/4" />
        <Skeleton className="mt-3 h-4 w-1/3" />
      </div>
    </div>
  )
}
