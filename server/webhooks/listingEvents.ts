import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { ChangeConsumer } from '#server/listings/outbox/consumer.ts'
import type { ListingChange } from '#server/listings/outbox/listingChange.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { WebhookEvent } from '#shared/webhooks/webhookEvents.ts'
import { type NewEvent, partyOf, recordEvents } from './recordEvents.ts'
import { webhooks } from './webhooks.table.ts'

interface ListingNow {
  id: string
  status: ListingStatus
  agencyId: string | null
  ownerUserId: string | null
}

/** Tells endpoints what became of their listings. */
export const listingEvents: ChangeConsumer = {
  name: 'webhooks',
  async consume(tx, changes) {
    if (!(await hasEndpoints(tx))) return
    const listed = await readListings(tx, [...new Set(changes.map(({ listingId }) => listingId))])
    const events = changes.flatMap((change): NewEvent[] => {
      const listing = listed.get(change.listingId)
      const type = listing && typeOf(change, listing)
      return !listing || type === undefined ? [] : eventsOf(listing, type, change.changedAt, change.newStatus)
    })
    await recordEvents(tx, events)
  },
  /** What was offered may have changed. */
  async resync(tx) {
    const { rows } = await tx.execute<ListingNow & Record<string, unknown>>(sql`
      select l.id, l.status, l.agency_id as "agencyId", l.owner_user_id as "ownerUserId"
      from ${listings} l join ${webhooks} w
        on (w.agency_id = l.agency_id or (l.agency_id is null and w.agency_id is null and w.user_id = l.owner_user_id))
      where l.status in ('active', 'reserved') and w.off_reason is null
      group by l.id`)
    const now = new Date()
    await recordEvents(
      tx,
      rows.flatMap((listing) => eventsOf(listing, 'listing.changed', now, null)),
    )
  },
}

async function hasEndpoints(tx: Db): Promise<boolean> {
  const [found] = await tx.select({ id: webhooks.id }).from(webhooks).limit(1)
  return found !== undefined
}

async function readListings(tx: Db, ids: string[]): Promise<Map<string, ListingNow>> {
  const { id, status, agencyId, ownerUserId } = listings
  const rows = await tx.select({ id, status, agencyId, ownerUserId }).from(listings).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const isOffered = (status: ListingStatus | null) => status === 'active' || status === 'reserved'

/** Undefined: nobody saw it. A change of what is shown with it has no status of its own. */
function typeOf({ oldStatus, newStatus }: ListingChange, { status }: ListingNow): WebhookEvent | undefined {
  if (oldStatus === null && newStatus === null) return isOffered(status) ? 'listing.changed' : undefined
  if (isOffered(newStatus)) return isOffered(oldStatus) ? 'listing.changed' : 'listing.published'
  return isOffered(oldStatus) ? 'listing.closed' : undefined
}

function eventsOf(
  { id, status, agencyId, ownerUserId }: ListingNow,
  type: WebhookEvent,
  at: Date,
  then: ListingStatus | null,
): NewEvent[] {
  const audience = partyOf({ agencyId, userId: ownerUserId })
  const data = { listingId: id, status: then ?? status }
  return audience === undefined ? [] : [{ audience, type, subject: `listing ${id}`, data, at }]
}
