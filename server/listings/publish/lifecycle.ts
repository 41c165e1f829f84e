import { AppError } from '#server/core/errors.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { ownerStatuses } from '#shared/listings/publishing.ts'

export interface Life {
  status: ListingStatus
  /** Null: never published. */
  firstPublishedAt: Date | null
  /** Set until resubmission. */
  rejectionReason: string | null
  heldStatus: ListingStatus | null
}

/**
 * Owners may set `ownerStatuses`; with moderation, a listing that was never approved or was rejected becomes
 * `pending` instead of `active`. Throws `invalid`.
 */
export function nextStatus(
  life: Life,
  wanted: ListingStatus,
  { isModerator, moderation }: { isModerator: boolean; moderation: boolean },
): ListingStatus {
  if (isModerator || wanted === life.status) return wanted
  if (!ownerStatuses.some((allowed) => allowed === wanted))
    throw new AppError('invalid', { fields: { status: 'not_a_choice' } })
  const approved = life.firstPublishedAt !== null && life.rejectionReason === null
  return wanted === 'active' && moderation && !approved ? 'pending' : wanted
}

/** Each activation confirms the listing. */
export function moveTo(life: Life, status: ListingStatus, now: Date) {
  if (status === life.status) return {}
  return {
    status,
    deletedAt: status === 'deleted' ? now : null,
    heldStatus: status === 'deleted' ? heldOnDeletion(life) : null,
    rejectionReason: status === 'active' || status === 'pending' ? null : life.rejectionReason,
    ...(status === 'closed' ? { closedAt: now } : {}),
    ...(status === 'active' ? { firstPublishedAt: life.firstPublishedAt ?? now, ...confirmed(now) } : {}),
  }
}

/** A paused listing returns paused, one that its owner's suspension closed as it was before. */
function heldOnDeletion({ status, heldStatus }: Life): ListingStatus {
  return status === 'draft' ? status : (heldStatus ?? status)
}

export function confirmed(now: Date) {
  return { lastConfirmedAt: now, remindedAt: null }
}
