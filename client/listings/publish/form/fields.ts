import { z } from 'zod/mini'
import { column } from '#shared/core/records.ts'
import { listingFields } from '#shared/listings/listingFields.ts'

/** Numbers as typed. Also parses drafts: an invalid field resets to its default. */
export const formFields = z.object(column(listingFields, 'form'))
export type FormFields = z.infer<typeof formFields>

/** `year`: initial year of construction. */
export function emptyFields(year = new Date().getFullYear()): FormFields {
  return { ...formFields.parse({}), yearBuilt: String(year) }
}
