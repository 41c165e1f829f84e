import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { maxCompared } from './compare.store.ts'

export function CompareBar({ count, onClear }: { count: number; onClear: () => void }) {
  const { compare: w } = useWords('compare')
  return (
    <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 animate-rise border-t bg-surface-raised shadow-overlay short:static md:bottom-0">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="font-semibold">{w.bar(count, maxCompared)}</p>
        <Button variant="secondary" onClick={onClear}>
          {w.clear}
        </Button>
      </div>
    </div>
  )
}
