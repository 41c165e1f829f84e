import { applyDraft } from '#client/listings/publish/form/draft.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
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

/** What I did not touch is as it stands; of what both changed, what was chosen. */
export function mergeEdits({ before, mine, now, theirs }: Edits): FormFields {
  const merged = applyDraft(now, { fields: mine, before })
  const taken = theirs.flatMap(formFieldsOf).map((name) => [name, now[name]])
  return { ...merged, ...Object.fromEntries(taken) }
}
