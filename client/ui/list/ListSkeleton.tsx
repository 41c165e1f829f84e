import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function ListSkeleton() {
  const { core: w } = useWords('core')
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {w.loading}
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 rounded-lg" />
      ))}
    </div>
  )
}
