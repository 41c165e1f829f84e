import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { isOwnedBy } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import { users } from '#server/users/users.table.ts'
import { inquiries } from './inquiries.table.ts'

/** Whether the user wrote it, by a verified address: anybody can type another's. */
function isFrom(db: Db, userId: string) {
  const own = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
  return inArray(sql`lower(${inquiries.email})`, own)
}

function isTo(db: Db, userId: string) {
  const own = db.select({ id: listings.id }).from(listings).where(isOwnedBy(userId))
  return inArray(inquiries.listingId, own)
}

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
    .where(isTo(db, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
}

/** Newest first. */
export function findSent(db: Db, userId: string) {
  return db
    .select(columns)
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(isFrom(db, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
}

export async function deleteInquiriesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(inquiries).where(or(isTo(tx, userId), isFrom(tx, userId)))
}
