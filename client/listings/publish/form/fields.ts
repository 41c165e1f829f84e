import { z } from 'zod/mini'
import { column } from '#shared/core/records.ts'
import { listingFields } from '#shared/listings/listingFields.ts'

/**
 * What stands in the form: figures as they are typed, so that nothing is lost and nothing jumps under the fingers. It is also
 * what is kept of a draft: a field that an older version kept otherwise starts anew, the others stay.
 */
export const formFields = z.object(column(listingFields, 'form'))
export type FormFields = z.infer<typeof formFields>

/** A form nobody has touched. `year`: the current one, which is where the year of construction starts. */
export function emptyFields(year = new Date().getFullYear()): FormFields {
  return { ...formFields.parse({}), yearBuilt: String(year) }
}
