import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function ListSkeleton() {
  const { core: w } = useWords('core')
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {w.loading}
      </p>
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-16 rounded-lg" />
      ))}
    </div>
  )
}
