import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type ListingChangeInput, type NewListing, publishingApi } from '#shared/listings/publishing.ts'
import type { DraftStore, PublishDraft } from './form/draft.ts'

/** A listing to be changed, with its true place: asked for anew whenever its form is opened. */
export function editedQuery(id: string) {
  return { ...endpointQuery(publishingApi.own, { params: { id } }), gcTime: 0 }
}

/**
 * Creates the listing once, however often it is sent. Where an earlier try under the same key came through unnoticed and the
 * draft was changed since, that listing becomes what the draft says now.
 */
export async function publishListing(listing: NewListing, store: DraftStore): Promise<Listing> {
  const draft = store.get()
  if (!draft) return call(publishingApi.create, { body: listing })
  const { sent, key } = draft
  store.set({ ...draft, sent: sent ?? listing })
  try {
    return await call(publishingApi.create, { body: listing, idempotencyKey: key })
  } catch (error) {
    if (isMismatch(error) && sent) return overtake(sent, listing, key)
    // The server said no, so that nothing of this try is left.
    if (error instanceof CallError && error.status < 500 && !sent) rememberSent(store, null)
    throw error
  }
}

function isMismatch(error: unknown): boolean {
  return error instanceof CallError && error.body?.code === 'idempotency_mismatch'
}

async function overtake(sent: NewListing, listing: NewListing, key: string): Promise<Listing> {
  const { id } = await call(publishingApi.create, { body: sent, idempotencyKey: key })
  return call(publishingApi.change, { params: { id }, body: listing })
}

function rememberSent(store: DraftStore, sent: PublishDraft['sent']): void {
  const draft = store.get()
  if (draft) store.set({ ...draft, sent })
}

export function changeListing(id: string, change: ListingChangeInput): Promise<Listing> {
  return call(publishingApi.change, { params: { id }, body: change })
}

/** Lets go of every answer that may say otherwise; what a write answers has the true place, which no page shows. */
export function forgetListings(client: QueryClient): void {
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, feature] }) => feature !== undefined && touched.includes(feature),
  })
}

const touched: readonly unknown[] = ['listings', 'price-analysis', 'search', 'users']
