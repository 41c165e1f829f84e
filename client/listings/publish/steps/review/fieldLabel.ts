import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { type FieldName, rowOf } from '#shared/listings/listingFields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import type { Words } from '#shared/words.ts'

export function fieldLabel(
  name: FieldName,
  fields: FormFields,
  words: Pick<Words, 'publish' | 'listings'>,
): string {
  const traits = { ...traitsOf(fields), transactionType: fields.transactionType }
  return rowOf(name).label?.(words, traits) ?? words.publish.type
}
