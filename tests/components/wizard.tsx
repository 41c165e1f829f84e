import { screen, within } from '@testing-library/react'
import { draftStore } from '#client/listings/publish/form/draft.ts'
import { emptyFields, type FormFields } from '#client/listings/publish/form/fields.ts'
import { Wizard } from '#client/listings/publish/Wizard.tsx'
import type { Step } from '#shared/listings/fieldKinds.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { type Rendered, renderAt, words } from './render.tsx'
import { errorResponse, stubEndpoint } from './server.ts'

export function completeFields(overrides: Partial<FormFields> = {}): FormFields {
  return {
    ...emptyFields(2026),
    propertyType: 'apartment',
    city: 'Asunción',
    neighborhood: 'Villa Morra',
    address: 'Calle Uno 123',
    area: '85',
    yearBuilt: '2010',
    title: 'Depto con balcón',
    description: 'Luminoso, a dos cuadras del shopping.',
    amount: '135.000',
    ...overrides,
  }
}

type Options = NonNullable<Parameters<typeof renderAt>[1]> & {
  step?: Step
  draft?: FormFields
  aiModel?: boolean
}

/** Without market figures. */
export function openWizard({ step = 'place', draft, aiModel = false, ...options }: Options = {}): Rendered {
  stubEndpoint(pricesApi.calculate, errorResponse('no_comparables'))
  stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel, sendsMail: true })
  if (draft) draftStore().set({ fields: draft, before: null, key: 'a-draft', sent: null })
  return renderAt(<Wizard />, { url: `/publish?step=${step}`, ...options })
}

const { publish: w } = words.es

export const heading = (step: Step) =>
  screen.getByRole('heading', { level: 2, name: new RegExp(`${w.headings[step].replace(/[?]/g, '\\?')}$`) })
export const next = () => screen.getByRole('button', { name: new RegExp(`^(${w.next}|${w.toReview})$`) })
export const formSection = (name: string) => within(screen.getByRole('region', { name }))
