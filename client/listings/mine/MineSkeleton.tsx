import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'

export function MineSkeleton() {
  const { mine: w } = useWords('mine')
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {w.loading}
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-80 rounded-lg sm:h-52" />
      ))}
    </div>
  )
}
