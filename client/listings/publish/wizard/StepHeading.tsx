import type { Ref } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { steps } from '#shared/listings/fieldKinds.ts'

export function StepHeading({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  const { publish: w } = useWords('publish')
  const { listing, step } = useWizard()
  return (
    <h2 ref={ref} tabIndex={-1} className="scroll-mt-24 rounded text-2xl outline-none sm:text-3xl">
      <span className="block font-sans font-semibold text-action text-sm tracking-normal">
        {w.stepOf(steps.indexOf(step) + 1, steps.length)}
        <span className="sm:hidden"> · {w.steps[step]}</span>
        <span className="sr-only">. </span>
      </span>
      {step === 'review' && listing ? w.editReview : w.headings[step]}
    </h2>
  )
}
