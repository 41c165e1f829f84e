import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { membershipOf } from '#server/agencies/memberships.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { mailInquiry } from '#server/inquiries/mails/inquiryMail.ts'
import type { MessageServices, Thread } from '#server/inquiries/messages.service.ts'
import { readTexts } from '#server/listings/listingTexts.ts'
import { users } from '#server/users/users.table.ts'
import { nameOf } from '#shared/core/personName.ts'
import type { InquiryHandover } from '#shared/inquiries/inbox.ts'
import { inquiryHandovers } from './inquiryHandovers.table.ts'

/** Throws `invalid` for who does not work for the thread's agency. */
export async function requireColleague(tx: Db, { agencyId }: Thread, userId: string): Promise<void> {
  const membership = await membershipOf(tx, userId)
  if (agencyId === null || membership?.agencyId !== agencyId)
    throw new AppError('invalid', { fields: { holder: 'not_a_choice' } })
}

/** Of the locked thread, told to both; `by`: null for the clock. */
export async function handOver(
  tx: Db,
  thread: Thread,
  { to, by, now = new Date() }: { to: string; by: string | null; now?: Date },
  { queue, notifier }: MessageServices,
): Promise<void> {
  const { id, recipientUserId: from, listingId } = thread
  if (from === to) return
  await tx
    .update(inquiries)
    .set({ recipientUserId: to, heldSince: now, isUnread: true })
    .where(eq(inquiries.id, id))
  const handoverId = newId()
  await tx
    .insert(inquiryHandovers)
    .values({ id: handoverId, inquiryId: id, fromUserId: from, toUserId: to, byUserId: by, createdAt: now })
  await queue.send(
    mailInquiry,
    { inquiryId: id, to: 'recipient', messageId: null },
    { tx, key: `${handoverId} recipient` },
  )
  const texts = await readTexts(tx, listingId)
  const about = { listingId, title: texts.es?.title ?? '', titleEn: texts.en?.title || null, inquiryId: id }
  const name = thread.name ?? ''
  await notifier.push(to, { kind: 'inquiry_received', ...about, name }, { tx })
  if (from !== null && from !== by)
    await notifier.notify(
      from,
      { kind: 'inquiry_handed_over', ...about, name, to: await nameOfUser(tx, to) },
      { tx },
    )
}

async function nameOfUser(db: Db, id: string): Promise<string | null> {
  const { firstName, lastName } = users
  const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, id))
  return (user && nameOf(user)) ?? null
}

const [f, t, b] = [alias(users, 'f'), alias(users, 't'), alias(users, 'b')]

/** Oldest first. */
export async function findHandovers(db: Db, inquiryId: string): Promise<InquiryHandover[]> {
  const rows = await db
    .select({
      at: inquiryHandovers.createdAt,
      byUserId: inquiryHandovers.byUserId,
      from: { firstName: f.firstName, lastName: f.lastName },
      to: { firstName: t.firstName, lastName: t.lastName },
      by: { firstName: b.firstName, lastName: b.lastName },
    })
    .from(inquiryHandovers)
    .leftJoin(f, eq(f.id, inquiryHandovers.fromUserId))
    .leftJoin(t, eq(t.id, inquiryHandovers.toUserId))
    .leftJoin(b, eq(b.id, inquiryHandovers.byUserId))
    .where(eq(inquiryHandovers.inquiryId, inquiryId))
    .orderBy(asc(inquiryHandovers.createdAt), inquiryHandovers.id)
  const name = (user: { firstName: string | null; lastName: string | null } | null) =>
    (user && nameOf(user)) ?? null
  return rows.map((row) => ({
    at: row.at.toISOString(),
    from: name(row.from),
    to: name(row.to),
    by: name(row.by),
    isByClock: row.byUserId === null,
  }))
}
