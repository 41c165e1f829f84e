import { z } from 'zod/mini'
import { draft, type Stored } from '#client/core/storage.ts'
import { newListing } from '#shared/listings/publishing.ts'
import { type FormFields, formFields } from './fields.ts'

/** What was typed and not yet published. */
const publishDraft = z.object({
  fields: formFields,
  /** Of a listing that is there: what its form said when the changes began. */
  before: z.catch(z.nullable(formFields), null),
  /** Under this the listing is created once, however often it is sent. */
  key: z.string(),
  /** What was last sent under the key without an answer having come. */
  sent: z.catch(z.nullable(newListing), null),
})
export type PublishDraft = z.infer<typeof publishDraft>
export type DraftStore = Stored<PublishDraft | null>

const stores = new Map<string, DraftStore>()

/** The draft of a new listing, or of the changes to one that is there. */
export function draftStore(listingId?: string): DraftStore {
  const name = listingId === undefined ? 'publish' : `publish.${listingId}`
  const known = stores.get(name)
  if (known) return known
  const store = draft<PublishDraft | null>(name, z.nullable(publishDraft), null)
  stores.set(name, store)
  return store
}

/** The changes of a draft, upon the listing as it is now: what was not touched keeps up with it. */
export function changesUpon(now: FormFields, { fields, before }: PublishDraft): FormFields {
  if (!before) return fields
  const old = new Map<string, unknown>(Object.entries(before))
  const touched = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  )
  return { ...now, ...Object.fromEntries(touched) }
}

/** A name that no other draft has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
