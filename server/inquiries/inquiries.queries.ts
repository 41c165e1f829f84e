import { desc, eq, or } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import { whereReceivedBy, whereSentBy } from './inquiries.policy.ts'
import { inquiries } from './inquiries.table.ts'

const columns = {
  id: inquiries.id,
  listingId: inquiries.listingId,
  listingTitle: titleOfRow(listings.id),
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  message: inquiries.message,
  inquiryType: inquiries.inquiryType,
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

export async function deleteInquiriesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(inquiries).where(or(whereReceivedBy(tx, userId), whereSentBy(tx, userId)))
}
