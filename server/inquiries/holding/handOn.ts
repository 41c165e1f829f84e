import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { takeTurn } from '#server/agencies/turns.ts'
import type { Db } from '#server/core/database/database.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { lockThread, type MessageServices } from '#server/inquiries/messages.service.ts'
import { workingMinutes } from '#shared/inquiries/workingTime.ts'
import { handOver } from './handovers.service.ts'

/** Unopened by its holder. */
const patience = 120
const batch = 200

/** Somebody else can take it, and it has not gone once around the agency. */
const isWaiting = and(
  isNotNull(inquiries.agencyId),
  isNotNull(inquiries.recipientUserId),
  isNull(inquiries.firstAnsweredAt),
  inquiries.isUnread,
  eq(inquiries.channel, 'form'),
  eq(inquiries.status, 'new'),
  sql`(select count(*) from inquiry_handovers h where h.inquiry_id = inquiries.id) < (
    select count(*) from agency_members m join users u on u.id = m.user_id and u.suspended_at is null
    where m.agency_id = inquiries.agency_id and m.user_id <> inquiries.recipient_user_id)`,
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
    if (agencyId === null || holder === null || workingMinutes(thread.heldSince, now) < patience) return false
    if ((await tx.$count(inquiries, and(eq(inquiries.id, id), isWaiting))) === 0) return false
    const next = await takeTurn(tx, agencyId, { except: holder })
    if (next === undefined) return false
    await handOver(tx, thread, { to: next, by: null, now }, services)
    return true
  })
}
