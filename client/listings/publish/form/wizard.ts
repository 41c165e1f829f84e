import { createContext, use } from 'react'
import type { Language } from '#shared/core/language.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import type { FieldRejection } from './useSteps.ts'

/** What every step may know of the wizard around it. */
export interface WizardOfPage {
  /** The listing that is changed; undefined for a new one. */
  listing: OwnListing | undefined
  step: Step
  /** Goes to a step, and there to a field; fields that the server rejected say why. */
  goTo: (step: Step, field?: FieldName, rejections?: readonly FieldRejection[]) => void
  /** Leaves to sign in, with all that was typed, and comes back to a step. */
  signIn: (step: Step) => void
  /** In which language title and description are shown. */
  textLanguage: Language
  setTextLanguage: (language: Language) => void
  arePhotosBusy: boolean
  setPhotosBusy: (busy: boolean) => void
}

const Context = createContext<WizardOfPage | null>(null)
export const WizardProvider = Context

export function useWizard(): WizardOfPage {
  const wizard = use(Context)
  if (!wizard) throw new Error('useWizard needs a WizardProvider above it')
  return wizard
}
