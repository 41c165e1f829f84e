import { ArrowLeft, ArrowRight, LogIn, Send } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { neighborsOf } from '#client/listings/publish/form/steps.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { Button } from '#client/ui/Button.tsx'

export function StepButtons({ isBusy }: { isBusy: boolean }) {
  const { publish: w } = useWords('publish')
  const { step, goTo } = useWizard()
  const { back, next } = neighborsOf(step)
  return (
    <div className="flex items-center justify-between gap-3 pt-1">
      {back ? (
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={() => goTo(back)}
          className="-ml-3"
        >
          {w.back}
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Button type="submit" size="lg">
          {next === 'review' ? w.toReview : w.next}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <PublishButton isBusy={isBusy} />
      )}
    </div>
  )
}

function PublishButton({ isBusy }: { isBusy: boolean }) {
  const { publish: w } = useWords('publish')
  const { listing, isSignedIn } = useWizard()
  const text = listing ? w.submitEdit : isSignedIn ? w.submit : w.submitSignIn
  const busyText = listing ? w.busyEdit : w.busy
  const Icon = isSignedIn ? Send : LogIn
  return (
    <Button type="submit" size="lg" busy={isBusy} icon={<Icon aria-hidden="true" className="size-5" />}>
      {isBusy ? busyText : text}
    </Button>
  )
}
