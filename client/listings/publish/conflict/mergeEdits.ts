import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { changeOf } from '#client/listings/publish/form/fromListing.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import { fieldNames } from '#shared/listings/listingFields.ts'

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
  /** Base, my edit and the current version. */
  before: FormFields
  mine: FormFields
  now: FormFields
  /** API fields whose current value wins. */
  theirs: readonly string[]
}

/** Three-way merge; ignores formatting of amounts. */
export function mergeEdits({ before, mine, now, theirs }: Edits): FormFields {
  const take = (from: FormFields, fields: readonly string[]) =>
    Object.fromEntries(fields.flatMap(formFieldsOf).map((name) => [name, from[name]]))
  return { ...now, ...take(mine, Object.keys(changeOf(before, mine))), ...take(now, theirs) }
}
