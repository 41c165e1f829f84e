import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { nullable, selection, string } from '#server/core/database/selection.ts'
import { markAnswering } from '#server/listings/history/answering.ts'

const days = 180
const minInquiries = 5
/** Of those inquiries, answered within a day. */
const minShare = 0.8

const parties = selection({
  userId: nullable(string(sql`case when i.agency_id is null then i.recipient_user_id end`)),
  agencyId: nullable(string(sql`i.agency_id`)),
})

/** Marks the listings of those who answer their inquiries: they rank a little higher. */
export async function refreshAnswering(db: Db): Promise<void> {
  const answering = await parties.read(
    db,
    (columns) => sql`
    select ${columns} from inquiries i
    where i.channel = 'form' and i.status <> 'spam' and i.created_at > now() - ${days}::int * interval '1 day'
      and (i.first_answered_at is not null or i.created_at < now() - interval '1 day')
    group by 1, 2
    having count(*) >= ${minInquiries}::int
      and count(*) filter (where i.first_answered_at - i.created_at <= interval '1 day') >= ${minShare}::float8 * count(*)`,
  )
  await markAnswering(db, answering)
}
