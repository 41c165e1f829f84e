import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { readFields } from '#client/listings/publish/form/problems.ts'
import { firstProblem } from '#client/listings/publish/form/steps.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { steps } from '#shared/listings/fieldKinds.ts'

export function StepList() {
  const { publish: w } = useWords('publish')
  const rate = useRate()
  const fields = useFields()
  const { step: current, goTo } = useWizard()
  const read = readFields(fields, rate)
  const problems = 'problems' in read ? read.problems : {}
  const currentIndex = steps.indexOf(current)
  return (
    <nav aria-label={w.stepsLabel} className="max-sm:-my-3">
      <ol className="grid grid-cols-5 gap-1.5 sm:gap-3">
        {steps.map((step, index) => {
          const isCurrent = step === current
          const isDone =
            step !== 'review' &&
            !firstProblem(problems, [step]) &&
            (step !== 'photos' || fields.photos.length > 0)
          return (
            <li key={step} className="min-w-0">
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => goTo(step)}
                className="group flex min-h-11 w-full min-w-0 flex-col justify-center gap-1.5 rounded text-left"
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'h-1.5 rounded-full transition-colors forced-colors:border',
                    isCurrent
                      ? 'bg-action'
                      : index < currentIndex
                        ? 'bg-action/45'
                        : 'bg-line group-hover:bg-action/30',
                  )}
                />
                <span
                  className={clsx(
                    'flex min-w-0 items-center gap-1 text-sm max-sm:sr-only',
                    isCurrent ? 'font-semibold text-action' : 'text-ink-muted group-hover:text-ink',
                  )}
                >
                  {isDone && (
                    <Check aria-hidden="true" className="size-4 shrink-0 text-positive" strokeWidth={2.5} />
                  )}
                  <span className="truncate">{w.steps[step]}</span>
                  {isDone && <span className="sr-only">({w.stepDone})</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
