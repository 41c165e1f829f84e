import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { fold } from '#shared/core/text.ts'
import type { UserChange } from '#shared/users/users.ts'
import { whereSeen } from './users.policy.ts'
import { users, userText } from './users.table.ts'

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
  suspendedAt: users.suspendedAt,
  suspensionReason: users.suspensionReason,
} as const

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof columns>

const isThere = (id: string) => and(eq(users.id, id), isNull(users.deletedAt))

/** Undefined for deleted accounts. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select(columns).from(users).where(isThere(id))
  return row
}

export function whereNamed(text: string): SQL | undefined {
  const words = fold(text).split(' ').slice(0, 8)
  const isNamed = words.map((word) => sql`${userText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return or(eq(users.id, text), and(...isNamed))
}

/** Until the end of the transaction. `key share`: against deletion only. */
export async function lockUser(
  tx: Db,
  id: string,
  strength: 'update' | 'key share' = 'update',
): Promise<UserRow | undefined> {
  const [row] = await tx.select(columns).from(users).where(isThere(id)).for(strength)
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

/** Undefined without such a user. */
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
      suspendedAt: null,
      suspensionReason: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, id))
}

const position = z.object({
  s: z.literal('users'),
  k: microseconds,
  i: z.string().regex(/^[0-9a-z-]{1,64}$/),
})
const moment = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`

interface UserFilters {
  text?: string | undefined
  suspended?: boolean | undefined
}

function whereFound({ text, suspended }: UserFilters): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    text === undefined ? undefined : whereNamed(text),
    suspended === undefined
      ? undefined
      : suspended
        ? isNotNull(users.suspendedAt)
        : isNull(users.suspendedAt),
  )
}

/** Newest first. Throws `bad_cursor`. */
export function findUsers(
  db: Db,
  filters: UserFilters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db
    .select({ ...columns, moment })
    .from(users)
    .where(and(whereFound(filters), whereAfter(cursor)))
    .orderBy(sql`created_at desc nulls last, id`)
    .limit(limit)
}

function whereAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { k, i } = readCursor(position, cursor)
  const at = sql`(timestamptz 'epoch' + ${k}::float8 * interval '1 microsecond')`
  return sql`(${users.createdAt} < ${at} or (${users.createdAt} = ${at} and ${users.id} > ${i}))`
}

export function cursorAfterUser({ moment, id }: { moment: string; id: string }): string {
  return writeCursor({ s: 'users', k: moment, i: id } satisfies z.input<typeof position>)
}

export async function countUsers(db: Db, filters: UserFilters): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users).where(whereFound(filters))
  return row?.count ?? 0
}
