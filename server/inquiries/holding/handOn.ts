import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { takeTurn } from '#server/agencies/turns.ts'
import type { Db } from '#server/core/database/database.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { lockThread, type MessageServices } from '#server/inquiries/messages.service.ts'
import { workingMinutes } from '#shared/inquiries/workingTime.ts'
import { handOver } from './handovers.service.ts'
import { inquiryHandovers } from './inquiryHandovers.table.ts'

/** Unopened by its holder. */
const patience = 120
const batch = 200

const isWaiting = and(
  isNotNull(inquiries.agencyId),
  isNotNull(inquiries.recipientUserId),
  isNull(inquiries.firstAnsweredAt),
  inquiries.isUnread,
  eq(inquiries.channel, 'form'),
  eq(inquiries.status, 'new'),
)

/** What was not opened in two working hours goes to whose turn it is; once around the agency at most. Returns how many went on. */
export async function handOnUnopened(db: Db, services: MessageServices, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - patience * 60_000)
  const waiting = await db
    .select({ id: inquiries.id, heldSince: inquiries.heldSince })
    .from(inquiries)
    .where(
      and(
        isWaiting,
        lte(inquiries.heldSince, oldest),
        sql`${inquiries.createdAt} > now() - interval '14 days'`,
      ),
    )
    .orderBy(inquiries.heldSince)
    .limit(batch)
  let count = 0
  for (const { id, heldSince } of waiting)
    if (workingMinutes(heldSince, now) >= patience && (await handOn(db, id, services, now))) count += 1
  return count
}

function handOn(db: Db, id: string, services: MessageServices, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id)
    const { agencyId, recipientUserId: holder } = thread
    const isOver = thread.firstAnsweredAt !== null || !thread.isUnread || thread.status !== 'new'
    if (isOver || agencyId === null || holder === null) return false
    if (workingMinutes(thread.heldSince, now) < patience) return false
    const had = await tx.$count(inquiryHandovers, eq(inquiryHandovers.inquiryId, id))
    const team = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from agency_members where agency_id = ${agencyId}`,
    )
    if (had + 1 >= Number(team.rows[0]?.count ?? 0)) return false
    const next = await takeTurn(tx, agencyId, { except: holder })
    if (next === undefined) return false
    await handOver(tx, thread, { to: next, by: null, now }, services)
    return true
  })
}
