import { ArrowLeftRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { compareLimits } from '#shared/ai/aiLimits.ts'

interface CompareBarProps {
  count: number
  isPending: boolean
  onCompare: () => void
  onClear: () => void
}

export function CompareBar({ count, isPending, onCompare, onClear }: CompareBarProps) {
  const { compare: w } = useWords('compare')
  return (
    <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 animate-rise border-t bg-surface-raised shadow-overlay short:static md:bottom-0 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="font-semibold max-sm:text-sm">{w.bar(count, compareLimits.max)}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button variant="secondary" disabled={isPending} onClick={onClear} className="max-sm:flex-1">
            {w.clear}
          </Button>
          <Button
            busy={isPending}
            icon={<ArrowLeftRight aria-hidden="true" className="size-5" />}
            onClick={onCompare}
            className="max-sm:flex-1"
          >
            {isPending ? w.comparing : w.compare(count)}
          </Button>
        </div>
      </div>
    </div>
  )
}
