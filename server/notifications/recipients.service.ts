import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { users } from '#server/users/users.table.ts'

/** Undefined if the account is gone. */
export async function recipientOf(db: Db, userId: string) {
  const [found] = await db
    .select({
      // Only verified addresses count, and those that take mail.
      email: sql<string | null>`case when ${users.emailVerified}
        and ${users.bouncedEmail} is distinct from ${users.email} then ${users.email} end`,
      /** Whether it takes mail or not. */
      ownEmail: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
      language: users.language,
      emailNotifications: users.emailNotifications,
      pushNotifications: users.pushNotifications,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found
}
