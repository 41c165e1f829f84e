import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'

/** For so many days a listing stays active after its owner last confirmed it. */
export const listingLifeDays = 60

const atOnce = 1000

/** Lets listings expire that nobody has confirmed for too long; gives how many. Several servers may call it at once. */
export async function expireListings(db: Db): Promise<number> {
  let expired = 0
  for (;;) {
    const { rows } = await db.execute(sql`
      update listings set status = 'expired', updated_at = now()
      where id in (
        select id from listings
        where status = 'active' and last_confirmed_at <= now() - ${listingLifeDays}::int * interval '1 day'
        order by id limit ${atOnce} for update skip locked
      ) returning id`)
    expired += rows.length
    if (rows.length < atOnce) return expired
  }
}
