import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { UserChange } from '#shared/users.ts'
import { whereSeen } from './users.policy.ts'
import { users } from './users.table.ts'

/** Without the identity. */
const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerified: users.emailVerified,
  profileImageUrl: users.profileImageUrl,
  language: users.language,
  currency: users.currency,
  emailNotifications: users.emailNotifications,
  pushNotifications: users.pushNotifications,
  publicProfile: users.publicProfile,
  createdAt: users.createdAt,
} as const

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof columns>

const isThere = (id: string) => and(eq(users.id, id), isNull(users.deletedAt))

/** Undefined for deleted accounts. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select(columns).from(users).where(isThere(id))
  return row
}

/** Until the end of the transaction. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select(columns).from(users).where(isThere(id)).for('update')
  return row
}

/** Undefined without a public profile. */
export async function findPublicUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), whereSeen()))
  return row
}

/** Undefined where there is no such user. */
export async function updatePreferences(
  db: Db,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> {
  const { language, currency, emailNotifications, pushNotifications, publicProfile } = change
  const [row] = await db
    .update(users)
    .set({
      language,
      currency,
      emailNotifications,
      pushNotifications,
      publicProfile,
      updatedAt: sql`now()`,
    })
    .where(isThere(id))
    .returning(columns)
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
      profileImageUrl: null,
      emailNotifications: false,
      pushNotifications: false,
      publicProfile: false,
      updatedAt: sql`now()`,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, id))
}
