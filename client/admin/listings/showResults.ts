import type { QueryClient } from '@tanstack/react-query'
import { changeRows } from '#client/admin/paging/changeRows.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { type BatchResult, type ModeratedListing, moderationApi } from '#shared/listings/moderation.ts'

interface Work {
  action: BatchAction
  reason?: string | undefined
}

/** In the rows of the lists. */
export function showResults(client: QueryClient, results: readonly BatchResult[], work: Work): void {
  const byId = new Map(results.map((result) => [result.id, result]))
  changeRows(client, moderationApi.list, (listing) => changedBy(listing, byId.get(listing.id), work))
}

function changedBy(
  listing: ModeratedListing,
  result: BatchResult | undefined,
  { action, reason }: Work,
): ModeratedListing {
  if (!result || result.outcome === 'failed') return listing
  const { outcome, status } = result
  const isDecided = action === 'approve' || action === 'reject'
  return {
    ...listing,
    ...(status && { status }),
    ...(outcome === 'done' && { updatedAt: new Date().toISOString() }),
    featured: action === 'feature' || (action !== 'unfeature' && listing.featured),
    changed: listing.changed && !isDecided,
    held: action === 'pause' || (action !== 'resume' && listing.held),
    rejectionReason: action === 'reject' ? (reason ?? null) : isDecided ? null : listing.rejectionReason,
  }
}
