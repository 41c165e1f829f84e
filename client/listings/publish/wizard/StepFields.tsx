import { useState } from 'react'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { FactsStep } from '#client/listings/publish/steps/FactsStep.tsx'
import { PhotosStep } from '#client/listings/publish/steps/PhotosStep.tsx'
import { PlaceStep } from '#client/listings/publish/steps/PlaceStep.tsx'
import { PriceStep } from '#client/listings/publish/steps/PriceStep.tsx'
import { ReviewStep } from '#client/listings/publish/steps/ReviewStep.tsx'

/** `before`: the initial form of an existing listing. */
export function StepFields({ before }: { before: FormFields | null }) {
  const { listing, step } = useWizard()
  // Stays mounted: uploads continue during other steps.
  const [hasPhotos, setHasPhotos] = useState(step === 'photos')
  if (step === 'photos' && !hasPhotos) setHasPhotos(true)
  return (
    <>
      {step === 'place' && <PlaceStep />}
      {step === 'facts' && <FactsStep />}
      {hasPhotos && (
        <div hidden={step !== 'photos'}>
          <PhotosStep />
        </div>
      )}
      {step === 'price' && <PriceStep listingId={listing?.id} />}
      {step === 'review' && <ReviewStep before={before} />}
    </>
  )
}
