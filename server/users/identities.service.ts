import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { users } from './users.table.ts'

export interface Identity {
  issuer: string
  subject: string
}

/** Null: unknown to the provider. */
export interface IdentityProfile {
  firstName: string | null
  lastName: string | null
  email: string | null
  /** Whether the provider has verified it. */
  emailVerified: boolean
  profileImageUrl: string | null
}

/** The user's id. Keeps the user's own choices; never a deleted account: the same person gets a new one. */
export async function signInIdentity(
  db: Db,
  { issuer, subject }: Identity,
  { firstName, lastName, email, emailVerified, profileImageUrl }: IdentityProfile,
): Promise<string> {
  const hasName = firstName !== null || lastName !== null
  const [row] = await db
    .insert(users)
    .values({ id: newId(), issuer, subject, firstName, lastName, email, emailVerified, profileImageUrl })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        ...(hasName ? { firstName, lastName } : {}),
        ...(email === null ? {} : { email, emailVerified }),
        ...(profileImageUrl === null ? {} : { profileImageUrl }),
        updatedAt: sql`now()`,
      },
    })
    .returning({ id: users.id })
  if (!row) throw new Error('an upsert answers with its row')
  return row.id
}
