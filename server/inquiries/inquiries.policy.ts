import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { isOwnedBy } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { inquiries } from './inquiries.table.ts'

/*
 * Whose an inquiry is, as conditions on the table: of who sent it and of who received it, and of nobody else.
 */

/** That the user sent it, by a verified address: anybody can type another's. */
export function whereSentBy(db: Db, userId: string): SQL {
  const own = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
  return inArray(sql`lower(${inquiries.email})`, own)
}

/** That it is about a listing of the user's. */
export function whereReceivedBy(db: Db, userId: string): SQL {
  const own = db.select({ id: listings.id }).from(listings).where(isOwnedBy(userId))
  return inArray(inquiries.listingId, own)
}
