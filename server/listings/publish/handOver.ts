import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { isOwnedBy, isPersonalOf } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'

/** An agency's listings in the charge of a member go to another one. Returns their number. */
export async function handOverListings(
  tx: Db,
  agencyId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const moved = await tx
    .update(listings)
    .set({ ownerUserId: to })
    .where(and(isOwnedBy(from), eq(listings.agencyId, agencyId)))
    .returning({ id: listings.id })
  return moved.length
}

/** What a user had in charge for agencies goes to whoever owns them longest. */
export async function handOverAll(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update listings set owner_user_id = heir.user_id
    from (select distinct on (agency_id) agency_id, user_id from agency_members
      where user_id <> ${userId} order by agency_id, role <> 'owner', joined_at, user_id) as heir
    where listings.owner_user_id = ${userId} and listings.agency_id = heir.agency_id`)
}

/** A user's own listings become the agency's, in the user's charge. Returns their ids. */
export async function bringListings(tx: Db, userId: string, agencyId: string): Promise<string[]> {
  const brought = await tx
    .update(listings)
    .set({ agencyId })
    .where(isPersonalOf(userId))
    .returning({ id: listings.id })
  return brought.map(({ id }) => id)
}
