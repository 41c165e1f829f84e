import type { listingOutbox } from './outbox.table.ts'

/** A listing before and after a transaction: `oldStatus` is null where it did not exist, `newStatus` where it no longer does. */
type States = Omit<typeof listingOutbox.$inferSelect, 'counted'>

export interface ListingChange extends States {
  /** At least one. */
  kinds: readonly ChangeKind[]
}

/** `updated`: anything else that visitors see. */
export const changeKinds = [
  'created',
  'published',
  'price_changed',
  'unpublished',
  'closed',
  'deleted',
  'updated',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * All that a change was. `published`: it became active, for the first time where `firstPublished`; `price_changed`: its price
 * as typed or its monthly rent, of a listing that was there before.
 */
export function kindsOf(change: States): ChangeKind[] {
  const { oldStatus, newStatus } = change
  const changes: Record<Exclude<ChangeKind, 'updated'>, boolean> = {
    created: oldStatus === null && newStatus !== null,
    published: newStatus === 'active' && oldStatus !== 'active',
    price_changed: oldStatus !== null && newStatus !== null && hasNewPrice(change),
    unpublished: oldStatus === 'active' && newStatus !== 'active',
    closed: newStatus === 'closed' && oldStatus !== 'closed',
    deleted: isGone(newStatus) && !isGone(oldStatus),
  }
  const kinds = changeKinds.filter((kind) => kind !== 'updated' && changes[kind])
  return kinds.length > 0 ? kinds : ['updated']
}

const isGone = (status: States['newStatus']) => status === null || status === 'deleted'

function hasNewPrice(change: States): boolean {
  return (
    change.oldAmount !== change.newAmount ||
    change.oldCurrency !== change.newCurrency ||
    change.oldMonthlyRent !== change.newMonthlyRent
  )
}
