import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { isThere, type UserRow, userColumns } from '#server/users/users.queries.ts'
import { users } from '#server/users/users.table.ts'
import type { UserChange } from '#shared/users/users.ts'

/** Undefined without such a user. */
export async function updatePreferences(
  db: Db,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> {
  const { language, currency, emailNotifications, pushNotifications, favoriteAlerts, publicProfile } = change
  const [row] = await db
    .update(users)
    .set({
      language,
      currency,
      emailNotifications,
      pushNotifications,
      favoriteAlerts,
      publicProfile,
      // Who switches mails on tries the address again.
      ...(emailNotifications && { bouncedEmail: null }),
      updatedAt: sql`now()`,
    })
    .where(isThere(id))
    .returning(userColumns)
  return row
}

export async function emptyUser(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({
      issuer: 'deleted',
      subject: id,
      firstName: null,
      lastName: null,
      email: null,
      emailVerified: false,
      bouncedEmail: null,
      profileImageUrl: null,
      emailNotifications: false,
      pushNotifications: false,
      publicProfile: false,
      updatedAt: sql`now()`,
      suspendedAt: null,
      suspensionReason: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, id))
}
