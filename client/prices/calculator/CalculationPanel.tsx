import clsx from 'clsx'
import { Calculator as CalculatorIcon, RotateCcw } from 'lucide-react'
import type { Ref } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { CalculationResult } from './CalculationResult.tsx'
import { ComparableList } from './ComparableList.tsx'
import { type Calculator, calculationFailure } from './useCalculator.ts'

export function CalculationPanel(props: { calculator: Calculator; heading: Ref<HTMLHeadingElement> }) {
  const { calculator: w, core } = useWords('calculator', 'core')
  const { analyzed, result, exclude, excludeOnly, isChanged, isBusy } = props.calculator
  if (!analyzed) return <EmptyState title={w.waiting} text={w.waitingText} seed={41} />
  const { data, error, isPlaceholderData } = result
  return (
    <div className="grid gap-10">
      {isChanged && (
        <p role="status" className="-mb-4 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
          {w.changed}
        </p>
      )}
      {data && (
        <div
          aria-busy={isPlaceholderData || isBusy}
          className={clsx('transition-opacity', (isPlaceholderData || isChanged) && 'opacity-60')}
        >
          <CalculationResult calculation={data} question={analyzed} heading={props.heading} />
        </div>
      )}
      {error && (
        <div role="alert" className="rounded-xl border bg-surface-raised p-6 text-center">
          <CalculatorIcon aria-hidden="true" className="mx-auto mb-3 size-8 text-warning" strokeWidth={1.6} />
          <p className="mx-auto max-w-reading">{calculationFailure(error, w)}</p>
          <Button
            variant="secondary"
            className="mt-4"
            icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
            onClick={() => (exclude.length > 0 ? excludeOnly([]) : void result.refetch())}
          >
            {exclude.length > 0 ? w.comparables.restore : core.retry}
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton className="h-96 w-full rounded-xl" />}
      {(data || exclude.length > 0) && (
        <ComparableList question={analyzed} exclude={exclude} onExclude={excludeOnly} />
      )}
    </div>
  )
}
