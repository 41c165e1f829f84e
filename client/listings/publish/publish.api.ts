import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '#client/core/call.ts'
import { newKey } from '#client/core/newKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type ListingChangeInput, type NewListing, publishingApi } from '#shared/listings/publishing.ts'
import type { DraftStore, PublishDraft } from './form/draft.ts'

/**
 * Creates the listing once. If an earlier attempt succeeded without a response, updates the created listing.
 */
export async function publishListing(listing: NewListing, store: DraftStore): Promise<Listing> {
  const draft = store.get()
  if (!draft) return call(publishingApi.create, { body: listing })
  const { sent, key } = draft
  store.set({ ...draft, sent: sent ?? listing })
  try {
    return await call(publishingApi.create, { body: listing, idempotencyKey: key })
  } catch (error) {
    if (isMismatch(error)) return sent ? updateCreated(sent, listing, key) : publishAnother(listing, store)
    // Rejected: nothing was created under this key.
    if (error instanceof CallError && error.status < 500 && !sent) saveSent(store, null)
    throw error
  }
}

function isMismatch(error: unknown): boolean {
  return error instanceof CallError && error.body?.code === 'idempotency_mismatch'
}

/** Another tab has published the draft, and this one has changed it since. */
async function publishAnother(listing: NewListing, store: DraftStore): Promise<Listing> {
  const draft = store.get()
  if (draft) store.set({ ...draft, key: newKey(), sent: null })
  return publishListing(listing, store)
}

async function updateCreated(sent: NewListing, listing: NewListing, key: string): Promise<Listing> {
  const { id } = await call(publishingApi.create, { body: sent, idempotencyKey: key })
  return call(publishingApi.change, { params: { id }, body: listing })
}

function saveSent(store: DraftStore, sent: PublishDraft['sent']): void {
  const draft = store.get()
  if (draft) store.set({ ...draft, sent })
}

export function changeListing(id: string, change: ListingChangeInput): Promise<Listing> {
  return call(publishingApi.change, { params: { id }, body: change })
}

/** The response is not cached, as it has the exact location. */
export function removeListingQueries(client: QueryClient): void {
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, feature] }) => feature !== undefined && affectedFeatures.includes(feature),
  })
}

const affectedFeatures: readonly unknown[] = ['listings', 'price-analysis', 'search', 'users']
