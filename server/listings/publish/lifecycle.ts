import { AppError } from '#server/core/errors.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { ownerStatuses } from '#shared/listings/publishing.ts'

/** Where a listing stands in its life. */
export interface Life {
  status: ListingStatus
  /** Null: never approved. */
  firstPublishedAt: Date | null
  /** Why it was refused, until it is shown or asked for again. */
  rejectionReason: string | null
}

/**
 * The status that a listing gets where somebody wants `wanted`. Who moderates it may set any, others those of `ownerStatuses`;
 * with moderation on, what was never approved or was refused then waits for approval instead of being shown.
 * Throws `invalid` (field `status`).
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

/** What a status brings with it, as columns: its first activation is its publication, and each one confirms it for a time. */
export function moveTo(life: Life, status: ListingStatus, now: Date) {
  if (status === life.status) return {}
  return {
    status,
    deletedAt: status === 'deleted' ? now : null,
    rejectionReason: status === 'active' || status === 'pending' ? null : life.rejectionReason,
    ...(status === 'active' ? { firstPublishedAt: life.firstPublishedAt ?? now, ...confirmed(now) } : {}),
  }
}

/** It still stands: it is shown for another while, and its owner may be reminded again. */
export function confirmed(now: Date) {
  return { lastConfirmedAt: now, remindedAt: null }
}
