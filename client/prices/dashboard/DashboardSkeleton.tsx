import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function DashboardSkeleton({ text }: { text: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['total', 'above', 'below', 'average'].map((card) => (
          <Skeleton key={card} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-8 h-11 w-72 max-w-full" />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} className="h-52 rounded-lg" />
        ))}
      </div>
    </div>
  )
}
