import { z } from 'zod/mini'
import { draft, type Stored } from '#client/core/storage.ts'
import { sayNotStored } from '#client/ui/feedback/sayNotStored.ts'
import { newListing } from '#shared/listings/publishing.ts'
import { type FormFields, formFields } from './fields.ts'

const publishDraft = z.object({
  fields: formFields,
  before: z.catch(z.nullable(formFields), null),
  /** Timestamp of `before`. */
  basedOn: z.catch(z.nullish(z.string()), null),
  key: z.string(),
  /** Last sent with the key, while its response is unknown. */
  sent: z.catch(z.nullable(newListing), null),
})
export type PublishDraft = z.infer<typeof publishDraft>
export type DraftStore = Stored<PublishDraft | null>

const stores = new Map<string, DraftStore>()

export function draftStore(listingId?: string): DraftStore {
  const name = listingId === undefined ? 'publish' : `publish.${listingId}`
  const existing = stores.get(name)
  if (existing) return existing
  const store = draft<PublishDraft | null>(name, z.nullable(publishDraft), null, {
    onFailure: sayNotStored,
  })
  stores.set(name, store)
  return store
}

export function applyDraft(
  now: FormFields,
  { fields, before }: Pick<PublishDraft, 'fields' | 'before'>,
): FormFields {
  if (!before) return fields
  const initial = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial.get(name)),
  )
  return { ...now, ...Object.fromEntries(changed) }
}
