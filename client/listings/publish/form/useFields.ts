import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from './fields.ts'

/** Subscribes to all values of the form. */
export function useFields(): FormFields {
  const { control, getValues } = useFormContext<FormFields>()
  useWatch({ control })
  return getValues()
}
