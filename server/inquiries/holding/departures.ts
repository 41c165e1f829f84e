import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'

/** An agency's conversations that a member held go to another one. */
export async function handOverConversations(
  tx: Db,
  agencyId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(inquiries)
    .set({ recipientUserId: to, heldSince: new Date() })
    .where(and(eq(inquiries.recipientUserId, from), eq(inquiries.agencyId, agencyId)))
}

/** What a user held for agencies goes to whoever owns them longest, or to nobody. */
export async function handOverAll(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update inquiries set held_since = now(), recipient_user_id = (
      select user_id from agency_members m where m.agency_id = inquiries.agency_id and user_id <> ${userId}
      order by role <> 'owner', joined_at, user_id limit 1)
    where recipient_user_id = ${userId} and agency_id is not null`)
}

/** With the listings that become the agency's. */
export async function bringConversations(tx: Db, agencyId: string, listingIds: string[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx.update(inquiries).set({ agencyId }).where(inArray(inquiries.listingId, listingIds))
}

/** From one agency to another, or to who holds them. */
export async function moveConversations(tx: Db, from: string, agencyId: string | null): Promise<void> {
  await tx.update(inquiries).set({ agencyId }).where(eq(inquiries.agencyId, from))
}
