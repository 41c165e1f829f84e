import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { likePattern } from '#server/core/sql/likePattern.ts'
import { fold } from '#shared/core/text.ts'
import { whereSeen } from './users.policy.ts'
import { users, userText } from './users.table.ts'

/** Without the identity. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerified: users.emailVerified,
  bouncedEmail: users.bouncedEmail,
  profileImageUrl: users.profileImageUrl,
  language: users.language,
  currency: users.currency,
  emailNotifications: users.emailNotifications,
  pushNotifications: users.pushNotifications,
  favoriteAlerts: users.favoriteAlerts,
  publicProfile: users.publicProfile,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  suspensionReason: users.suspensionReason,
} as const

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>

export const isThere = (id: string) => and(eq(users.id, id), isNull(users.deletedAt))

/** Undefined for deleted accounts. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select(userColumns).from(users).where(isThere(id))
  return row
}

export function whereNamed(text: string): SQL | undefined {
  const words = fold(text).split(' ').slice(0, 8)
  const isNamed = words.map((word) => sql`${userText} like ${likePattern(word)}`)
  return or(eq(users.id, text), and(...isNamed))
}

/** Until the end of the transaction. `key share`: against deletion only. */
export async function lockUser(
  tx: Db,
  id: string,
  strength: 'update' | 'key share' = 'update',
): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(isThere(id)).for(strength)
  return row
}

/** Undefined without a public profile. */
export async function findPublicUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, id), whereSeen()))
  return row
}
