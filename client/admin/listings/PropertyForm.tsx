import { Send } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useLeaving } from '#client/core/history/useLeaving.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { stepFields } from '#client/listings/publish/form/steps.ts'
import { usePublishForm } from '#client/listings/publish/form/usePublishForm.ts'
import type { FieldRejection } from '#client/listings/publish/form/useSteps.ts'
import { WizardProvider } from '#client/listings/publish/form/wizard.ts'
import { FactsStep } from '#client/listings/publish/steps/FactsStep.tsx'
import { PhotosStep } from '#client/listings/publish/steps/PhotosStep.tsx'
import { PlaceStep } from '#client/listings/publish/steps/PlaceStep.tsx'
import { PriceStep } from '#client/listings/publish/steps/PriceStep.tsx'
import { DraftNote } from '#client/listings/publish/wizard/DraftNote.tsx'
import { LeaveDialog } from '#client/listings/publish/wizard/LeaveDialog.tsx'
import { noUploads } from '#client/media/usePhotos.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Language } from '#shared/core/language.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { CityChoice } from './CityChoice.tsx'
import { usePropertySubmit } from './usePropertySubmit.ts'

const ConflictDialog = lazyPart(
  () =>
    import('#client/listings/publish/conflict/ConflictDialog.tsx').then(
      ({ ConflictDialog }) => ConflictDialog,
    ),
  'listingFacts',
)

export function PropertyForm({ listing }: { listing?: MyListing }) {
  const { publish, moderation } = useWords('publish', 'moderation')
  const w = moderation.form
  const publishForm = usePublishForm(listing, listing ? `admin.${listing.id}` : 'admin')
  const { form } = publishForm
  const [textLanguage, setTextLanguage] = useState<Language>('es')
  const [uploads, setUploads] = useState(noUploads)
  const hasPending = uploads.underWay + uploads.unsent > 0
  const leaving = useLeaving(hasPending)

  function goTo(step: Step, field?: FieldName, rejections?: readonly FieldRejection[]) {
    if (!field) return
    setTextLanguage(field === 'titleEn' || field === 'descriptionEn' ? 'en' : 'es')
    if (!rejections) void form.trigger([...stepFields[step]])
    for (const { name, text } of rejections ?? []) form.setError(name, { type: 'server', message: text })
    requestAnimationFrame(() => form.setFocus(field))
  }
  const wizard = {
    listing,
    step: 'place' as const,
    isSignedIn: true,
    goTo,
    signIn: () => undefined,
    textLanguage,
    setTextLanguage,
    uploads,
    setUploads,
  }
  const { isBusy, submit, reason, edit, decide } = usePropertySubmit({ publishForm, wizard })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }
  const text = listing ? (isBusy ? w.saving : w.save) : isBusy ? w.publishing : w.publish
  return (
    <FormProvider {...form}>
      <WizardProvider value={wizard}>
        <Suspense>
          {hasPending && <LeaveDialog {...leaving} />}
          {edit.conflict && <ConflictDialog edit={edit} onDecided={decide} />}
        </Suspense>
        <PanelFrame title={listing ? w.editTitle : w.newTitle} lead={w.newLead}>
          {listing?.rejectionReason && (
            <p className="mb-4 max-w-reading rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
              {publish.rejected}: {listing.rejectionReason}
            </p>
          )}
          <form noValidate onSubmit={onSubmit} className="grid max-w-4xl gap-6">
            <DraftNote publishForm={publishForm} isEdit={Boolean(listing)} onDiscard={() => undefined} />
            <h2 className="sr-only">{publish.steps.place}</h2>
            <PlaceStep cities={<CityChoice />} marksAddress />
            <h2 className="sr-only">{publish.steps.facts}</h2>
            <FactsStep />
            <section className="grid gap-3">
              <h2 className="text-xl">{publish.steps.photos}</h2>
              <PhotosStep />
            </section>
            <h2 className="sr-only">{publish.steps.price}</h2>
            <PriceStep listingId={listing?.id} />
            {reason && (
              <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
                {reason}
              </p>
            )}
            <div>
              <Button
                type="submit"
                size="lg"
                busy={isBusy}
                icon={<Send aria-hidden="true" className="size-5" />}
              >
                {text}
              </Button>
            </div>
          </form>
        </PanelFrame>
      </WizardProvider>
    </FormProvider>
  )
}
