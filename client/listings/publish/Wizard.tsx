import { type FormEvent, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { goToSignIn, useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { laterPart, lazyPart } from '#client/core/lazyPart.tsx'
import { noUploads } from '#client/media/usePhotos.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { neighborsOf, queryOfStep } from './form/steps.ts'
import { usePublishForm } from './form/usePublishForm.ts'
import { useSteps } from './form/useSteps.ts'
import { WizardProvider } from './form/wizard.ts'
import { usePublish } from './usePublish.ts'
import { CardPreview } from './wizard/CardPreview.tsx'
import { DraftNote } from './wizard/DraftNote.tsx'
import { LeaveGuard } from './wizard/LeaveGuard.tsx'
import { QualityMeter } from './wizard/QualityMeter.tsx'
import { StepButtons } from './wizard/StepButtons.tsx'
import { StepFields } from './wizard/StepFields.tsx'
import { StepHeading } from './wizard/StepHeading.tsx'
import { StepList } from './wizard/StepList.tsx'
import { WizardHeader } from './wizard/WizardHeader.tsx'

const SourceLocks = laterPart(
  () => import('#client/imports/locks/SourceLocks.tsx').then(({ SourceLocks }) => SourceLocks),
  null,
  'imports',
)
const ConflictDialog = lazyPart(
  () => import('./conflict/ConflictDialog.tsx').then(({ ConflictDialog }) => ConflictDialog),
  'listingFacts',
)

export function Wizard({ listing }: { listing?: MyListing }) {
  const { publish: w } = useWords('publish')
  const isSignedIn = Boolean(useUser())
  const [path] = useLocation()
  const query = useSearch()
  const publishForm = usePublishForm(listing)
  const { form, before, saveDraft } = publishForm
  const { heading, ...navigation } = useSteps(form)
  const { step, goTo } = navigation
  const [uploads, setUploads] = useState(noUploads)
  const comeBackTo = (to: Step) => `${path}${queryOfStep(query, to)}`
  const wizard = {
    ...navigation,
    listing,
    isSignedIn,
    signIn: (to: Step) => {
      saveDraft()
      goToSignIn(comeBackTo(to))
    },
    uploads,
    setUploads,
  }
  const { isBusy, check, submit, reason, edit, decide } = usePublish({ publishForm, wizard, isSignedIn })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { next } = neighborsOf(step)
    if (!next) void submit()
    else if (check(step)) goTo(next)
  }
  return (
    <FormProvider {...form}>
      <WizardProvider value={wizard}>
        <LeaveGuard isNeeded={uploads.underWay + uploads.unsent > 0} />
        <Suspense>{edit.conflict && <ConflictDialog edit={edit} onDecided={decide} />}</Suspense>
        <PageFrame>
          <WizardHeader />
          {listing && <SourceLocks id={listing.id} />}
          <div className="mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <form noValidate onSubmit={onSubmit} className="grid min-w-0 grid-cols-1 gap-5">
              <StepList />
              <DraftNote
                publishForm={publishForm}
                isEdit={Boolean(listing)}
                onDiscard={() => goTo('place')}
              />
              <div className="lg:hidden">
                <QualityMeter isCompact />
              </div>
              <StepHeading ref={heading} />
              <StepFields before={before} />
              {step === 'review' && reason && (
                <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
                  {reason}
                </p>
              )}
              <StepButtons isBusy={isBusy} />
            </form>
            <aside aria-label={w.preview} className="sticky top-20 hidden grid-cols-1 gap-5 lg:grid">
              <QualityMeter />
              <CardPreview />
            </aside>
          </div>
        </PageFrame>
      </WizardProvider>
    </FormProvider>
  )
}
