import { sql } from 'drizzle-orm'
import type { AgencyHooks } from '#server/agencies/agencyHooks.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { bringListings, handOverListings } from '#server/listings/publish/handOver.ts'
import { bringConversations, handOverConversations } from './holding/departures.ts'

const workload = selection({
  userId: string(sql`m.user_id`),
  listings: whole(sql`(select count(*) from listings l
    where l.agency_id = m.agency_id and l.owner_user_id = m.user_id and l.status = 'active')`),
  conversations: whole(sql`(select count(*) from inquiries i
    where i.agency_id = m.agency_id and i.recipient_user_id = m.user_id and i.channel = 'form' and i.status = 'new')`),
})

/** What agencies own, of listings and inquiries. */
export const agencyHooks: AgencyHooks = {
  async bringListings(tx, userId, agencyId) {
    const brought = await bringListings(tx, userId, agencyId)
    await bringConversations(tx, agencyId, brought)
  },
  async handOver(tx, agencyId, members) {
    await handOverListings(tx, agencyId, members)
    await handOverConversations(tx, agencyId, members)
  },
  async readWorkloads(db, agencyId) {
    const rows = await workload.read(
      db,
      (columns) => sql`select ${columns} from agency_members m where m.agency_id = ${agencyId}`,
    )
    return new Map(rows.map(({ userId, ...counts }) => [userId, counts]))
  },
}
