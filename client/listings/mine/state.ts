import type { Tone } from '#client/ui/Badge.tsx'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import type { MyListing } from '#shared/listings/publishing.ts'

export const states = [
  'active',
  'reserved',
  'pending',
  'draft',
  'paused',
  'rejected',
  'expired',
  'closed',
] as const
export type State = (typeof states)[number]

export const stateTones: Record<State, Tone> = {
  active: 'positive',
  reserved: 'action',
  pending: 'warning',
  draft: 'neutral',
  paused: 'neutral',
  rejected: 'danger',
  expired: 'warning',
  closed: 'neutral',
}

/** Splits drafts into rejected, paused and never published. */
export function stateOf(listing: Pick<MyListing, 'status' | 'rejectionReason' | 'publishedAt'>): State {
  const { status, rejectionReason, publishedAt } = listing
  // While its deletion is in flight.
  if (status === 'deleted') return 'closed'
  if (status !== 'draft') return status
  if (rejectionReason !== null) return 'rejected'
  return publishedAt === null ? 'draft' : 'paused'
}

export const actions = [
  'renew',
  'activate',
  'reactivate',
  'edit',
  'view',
  'prices',
  'poster',
  'reserve',
  'pause',
  'close',
  'remove',
] as const
export type Action = (typeof actions)[number]

/** Most likely first. */
const actionsByState: Record<State, readonly Action[]> = {
  active: ['edit', 'view', 'prices', 'poster', 'renew', 'reserve', 'pause', 'close', 'remove'],
  reserved: ['reactivate', 'edit', 'view', 'prices', 'close', 'pause', 'remove'],
  pending: ['edit', 'view', 'pause', 'remove'],
  draft: ['activate', 'edit', 'view', 'prices', 'remove'],
  paused: ['reactivate', 'edit', 'view', 'prices', 'close', 'remove'],
  rejected: ['edit', 'activate', 'view', 'remove'],
  expired: ['renew', 'edit', 'view', 'prices', 'close', 'remove'],
  closed: ['reactivate', 'edit', 'view', 'prices', 'remove'],
}

const day = 86_400_000
const urgentUnder = 7

/** Calendar days in Paraguay; 0: today. */
export function daysLeft(
  { status, expiresAt }: Pick<MyListing, 'status' | 'expiresAt'>,
  now: number,
): number | null {
  if (status !== 'active' || expiresAt === null) return null
  return Math.max(0, (dateOf(Date.parse(expiresAt)) - dateOf(now)) / day)
}

const dateOf = (time: number) => Date.parse(dayInParaguay(new Date(time)))

export function isUrgent(days: number | null): boolean {
  return days !== null && days < urgentUnder
}

export function actionsOf(listing: MyListing, now: number): Action[] {
  const possible = actionsByState[stateOf(listing)]
  if (!isUrgent(daysLeft(listing, now))) return [...possible]
  return ['renew', ...possible.filter((action) => action !== 'renew')]
}
