import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from './fields.ts'

/** All that stands in the form, followed as it changes. */
export function useFields(): FormFields {
  const { control, getValues } = useFormContext<FormFields>()
  useWatch({ control })
  return getValues()
}
