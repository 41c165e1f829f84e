import { desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import { handOverAll } from './holding/departures.ts'
import { inquiryNotes } from './inbox/inquiryNotes.table.ts'
import { whereReceivedBy, whereSentBy } from './inquiries.policy.ts'
import { inquiries } from './inquiries.table.ts'
import { inquiryTemplates } from './templates/inquiryTemplates.table.ts'

const columns = {
  id: inquiries.id,
  listingId: inquiries.listingId,
  listingTitle: titleOfRow(listings.id),
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  message: inquiries.message,
  channel: inquiries.channel,
  inquiryType: inquiries.inquiryType,
  messages: sql<unknown>`(select coalesce(json_agg(json_build_object('side', m.side, 'author', m.author,
    'text', m.text, 'createdAt', m.created_at) order by m.created_at, m.id), '[]')
    from inquiry_messages m where m.inquiry_id = inquiries.id)`,
  createdAt: inquiries.createdAt,
} as const

/** Newest first. */
export function findReceived(db: Db, userId: string) {
  return db
    .select(columns)
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(whereReceivedBy(db, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
}

/** Newest first. */
export function findSent(db: Db, userId: string) {
  return db
    .select(columns)
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(whereSentBy(db, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
}

/** Newest first. */
export function findNotes(db: Db, userId: string) {
  const { inquiryId, text, createdAt } = inquiryNotes
  return db
    .select({ inquiryId, text, createdAt })
    .from(inquiryNotes)
    .where(eq(inquiryNotes.userId, userId))
    .orderBy(desc(createdAt), inquiryNotes.id)
}

export function findTemplates(db: Db, userId: string) {
  const { name, text, createdAt } = inquiryTemplates
  return db
    .select({ name, text, createdAt })
    .from(inquiryTemplates)
    .where(eq(inquiryTemplates.userId, userId))
    .orderBy(name)
}

export async function deleteInquiriesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(inquiryNotes).where(eq(inquiryNotes.userId, userId))
  await tx.delete(inquiryTemplates).where(eq(inquiryTemplates.userId, userId))
  await tx.delete(inquiries).where(or(whereReceivedBy(tx, userId), whereSentBy(tx, userId)))
  await handOverAll(tx, userId)
}
