import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { changeOf } from '#client/listings/publish/form/fromListing.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import { fieldNames } from '#shared/listings/listingFields.ts'

/** Fields of the API that are several of the form, or another. */
const composed: Record<string, readonly FieldName[]> = {
  price: ['amount', 'currency', 'confirmed'],
  latitude: ['point'],
  longitude: ['point'],
  locationPrecision: ['point', 'locationPrecision'],
  office: ['officeHours', 'meetingRooms', 'services', 'deskTypes'],
  media: ['photos'],
  captions: ['photos'],
  state: ['city'],
}

function formFieldsOf(field: string): readonly FieldName[] {
  return composed[field] ?? fieldNames.filter((name) => name === field)
}

interface Edits {
  /** What the edit started from, what it says, and what stands now. */
  before: FormFields
  mine: FormFields
  now: FormFields
  /** Of the API: those where the other's change stays. */
  theirs: readonly string[]
}

/**
 * What I did not change is as it stands; of what both changed, what was chosen. Text that is only written
 * differently, such as a price with dots, is no change.
 */
export function mergeEdits({ before, mine, now, theirs }: Edits): FormFields {
  const take = (from: FormFields, fields: readonly string[]) =>
    Object.fromEntries(fields.flatMap(formFieldsOf).map((name) => [name, from[name]]))
  return { ...now, ...take(mine, Object.keys(changeOf(before, mine))), ...take(now, theirs) }
}
