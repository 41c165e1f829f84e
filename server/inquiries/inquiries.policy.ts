import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { isOwnedBy } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { inquiries } from './inquiries.table.ts'

/* An inquiry belongs to who sent it and who received it, and to nobody else. */

/** By a verified address: anybody can type another's. */
export function whereSentBy(db: Db, userId: string): SQL {
  const own = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
  return inArray(sql`lower(${inquiries.email})`, own)
}

export function whereReceivedBy(db: Db, userId: string): SQL {
  const own = db.select({ id: listings.id }).from(listings).where(isOwnedBy(userId))
  return inArray(inquiries.listingId, own)
}
