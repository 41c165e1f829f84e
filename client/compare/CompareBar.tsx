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
  const { compare: w, core } = useWords('compare', 'core')
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 animate-rise border-t px-safe bg-surface-raised shadow-overlay large-text:static short:static md:bottom-0 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
        <p className="flex-1 font-semibold max-sm:text-sm">{w.bar(count, compareLimits.max)}</p>
        <Button variant="secondary" disabled={isPending} aria-label={w.clear} onClick={onClear}>
          <span className="sm:hidden">{core.clear}</span>
          <span className="max-sm:hidden">{w.clear}</span>
        </Button>
        <Button
          busy={isPending}
          icon={<ArrowLeftRight aria-hidden="true" className="size-5" />}
          onClick={onCompare}
          className="max-sm:w-full"
        >
          {isPending ? w.comparing : w.compare(count)}
        </Button>
      </div>
    </div>
  )
}
