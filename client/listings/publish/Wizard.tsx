import clsx from 'clsx'
import { ArrowLeft, ArrowRight, LogIn, Send } from 'lucide-react'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { goToSignIn, useUser } from '#client/auth/auth.api.ts'
import { useLeaving } from '#client/core/history/useLeaving.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { noUploads } from '#client/media/usePhotos.ts'
import { Button } from '#client/ui/Button.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { type Step, steps } from '#shared/listings/fieldKinds.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { queryOfStep } from './form/steps.ts'
import { usePublishForm } from './form/usePublishForm.ts'
import { useSteps } from './form/useSteps.ts'
import { WizardProvider } from './form/wizard.ts'
import { FactsStep } from './steps/FactsStep.tsx'
import { PhotosStep } from './steps/PhotosStep.tsx'
import { PlaceStep } from './steps/PlaceStep.tsx'
import { PriceStep } from './steps/PriceStep.tsx'
import { ReviewStep } from './steps/ReviewStep.tsx'
import { usePublish } from './usePublish.ts'
import { CardPreview } from './wizard/CardPreview.tsx'
import { DraftNote } from './wizard/DraftNote.tsx'
import { QualityMeter } from './wizard/QualityMeter.tsx'
import { StepList } from './wizard/StepList.tsx'

/** Loaded with the first photo. */
const LeaveDialog = lazyPart(() => import('./wizard/LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog))

/** Loaded where two edit at once. */
const ConflictDialog = lazyPart(() =>
  import('./conflict/ConflictDialog.tsx').then(({ ConflictDialog }) => ConflictDialog),
)

export function Wizard({ listing }: { listing?: OwnListing }) {
  const { publish: w } = useWords('publish')
  const user = useUser()
  const [path] = useLocation()
  const query = useSearch()
  const publishForm = usePublishForm(listing)
  const { form, saveDraft } = publishForm
  const { heading, ...navigation } = useSteps(form)
  const { step, goTo } = navigation
  const [uploads, setUploads] = useState(noUploads)
  const hasPending = uploads.underWay + uploads.unsent > 0
  const leaveDialog = useLeaveDialog(hasPending)
  const leaving = useLeaving(hasPending && leaveDialog !== 'missing')
  // Stays mounted once shown, so that uploads continue behind the other steps.
  const [hasPhotos, setHasPhotos] = useState(step === 'photos')
  if (step === 'photos' && !hasPhotos) setHasPhotos(true)
  const comeBackTo = (to: Step) => `${path}${queryOfStep(query, to)}`
  const wizard = {
    ...navigation,
    listing,
    isSignedIn: Boolean(user),
    signIn: (to: Step) => {
      saveDraft()
      goToSignIn(comeBackTo(to))
    },
    uploads,
    setUploads,
  }
  const { isBusy, check, submit, reason, edit, decide } = usePublish({
    publishForm,
    wizard,
    isSignedIn: Boolean(user),
  })
  const index = steps.indexOf(step)
  const [back, next] = [steps[index - 1], steps[index + 1]]

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!next) void submit()
    else if (check(step)) goTo(next)
  }
  const submitText = listing ? w.submitEdit : user ? w.submit : w.submitSignIn
  const headingText = step === 'review' && listing ? w.editReview : w.headings[step]
  return (
    <FormProvider {...form}>
      <WizardProvider value={wizard}>
        {leaveDialog === 'loaded' && <LeaveDialog {...leaving} />}
        <Suspense>{edit.conflict && <ConflictDialog edit={edit} onDecided={decide} />}</Suspense>
        <PageFrame>
          <h1 className="text-2xl sm:text-3xl">{listing ? w.editTitle : w.title}</h1>
          <p className={clsx('mt-1 max-w-reading text-ink-muted', step !== 'place' && 'max-sm:hidden')}>
            {listing ? w.editIntro : w.intro}
          </p>
          {listing?.rejectionReason && (
            <p className="mt-3 max-w-reading rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
              {w.rejected}: {listing.rejectionReason}
            </p>
          )}
          <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <form noValidate onSubmit={onSubmit} className="grid min-w-0 gap-5">
              <StepList />
              <DraftNote
                publishForm={publishForm}
                isEdit={Boolean(listing)}
                onDiscard={() => goTo('place')}
              />
              <div className="lg:hidden">
                <QualityMeter isCompact />
              </div>
              <h2
                ref={heading}
                tabIndex={-1}
                className="scroll-mt-24 rounded text-2xl outline-none sm:text-3xl"
              >
                <span className="block font-sans font-semibold text-action text-sm tracking-normal">
                  {w.stepOf(index + 1, steps.length)}
                  <span className="sm:hidden"> · {w.steps[step]}</span>
                  <span className="sr-only">. </span>
                </span>
                {headingText}
              </h2>
              {step === 'place' && <PlaceStep />}
              {step === 'facts' && <FactsStep />}
              {hasPhotos && (
                <div hidden={step !== 'photos'}>
                  <PhotosStep />
                </div>
              )}
              {step === 'price' && <PriceStep listingId={listing?.id} />}
              {step === 'review' && <ReviewStep before={publishForm.before} />}
              {step === 'review' && reason && (
                <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
                  {reason}
                </p>
              )}
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
                  <Button
                    type="submit"
                    size="lg"
                    busy={isBusy}
                    icon={
                      user ? (
                        <Send aria-hidden="true" className="size-5" />
                      ) : (
                        <LogIn aria-hidden="true" className="size-5" />
                      )
                    }
                  >
                    {isBusy ? (listing ? w.busyEdit : w.busy) : submitText}
                  </Button>
                )}
              </div>
            </form>
            <aside aria-label={w.preview} className="sticky top-20 hidden gap-5 lg:grid">
              <QualityMeter />
              <CardPreview />
            </aside>
          </div>
        </PageFrame>
      </WizardProvider>
    </FormProvider>
  )
}

/** Where its code is missing, after a deploy, nobody is kept from leaving, nor from filling in the form. */
function useLeaveDialog(isNeeded: boolean): 'loading' | 'loaded' | 'missing' {
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading')
  useEffect(() => {
    if (!isNeeded) return
    LeaveDialog.load().then(
      () => setState('loaded'),
      () => setState('missing'),
    )
  }, [isNeeded])
  return state
}
