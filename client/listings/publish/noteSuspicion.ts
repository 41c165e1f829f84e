import type { UseFormReturn } from 'react-hook-form'
import type { ErrorAnswer } from '#shared/core/errors.ts'
import type { FormFields } from './form/fields.ts'
import { priceFingerprint } from './form/toInput.ts'

/** Keeps what the server asks about price or area, to be confirmed at the price. Returns the messages by field of the API. */
export function noteSuspicion(
  form: Pick<UseFormReturn<FormFields>, 'getValues' | 'setValue'>,
  answer: ErrorAnswer | undefined,
): Record<string, string> {
  const { area, ...fields } = answer?.fields ?? {}
  if (answer?.code !== 'price_currency_suspect') return answer?.fields ?? {}
  form.setValue('suspected', priceFingerprint(form.getValues()))
  form.setValue('suspicion', answer.error)
  return area === undefined ? fields : { price: area, ...fields }
}
