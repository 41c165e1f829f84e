import { createContext, use } from 'react'
import type { UploadCounts } from '#client/media/usePhotos.ts'
import type { Language } from '#shared/core/language.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import type { FieldRejection } from './useSteps.ts'

export interface WizardValue {
  /** Undefined for a new listing. */
  listing: MyListing | undefined
  isSignedIn: boolean
  step: Step
  goTo: (step: Step, field?: FieldName, rejections?: readonly FieldRejection[]) => void
  /** Saves the draft, and returns to `step` afterwards. */
  signIn: (step: Step) => void
  textLanguage: Language
  setTextLanguage: (language: Language) => void
  uploads: UploadCounts
  setUploads: (counts: UploadCounts) => void
}

const Context = createContext<WizardValue | null>(null)
export const WizardProvider = Context

export function useWizard(): WizardValue {
  const wizard = use(Context)
  if (!wizard) throw new Error('useWizard needs a WizardProvider above it')
  return wizard
}
