import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from './fields.ts'

export function useFields(): FormFields {
  const { control, getValues } = useFormContext<FormFields>()
  useWatch({ control })
  return getValues()
}
