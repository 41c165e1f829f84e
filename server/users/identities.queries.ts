import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Identity, IdentityProfile } from './identity.ts'
import { users } from './users.table.ts'

/** Never a deleted account: the same person gets a new one. */
export async function upsertIdentity(
  db: Db,
  id: string,
  { issuer, subject }: Identity,
  { firstName, lastName, email, emailVerified, profileImageUrl }: IdentityProfile,
): Promise<string> {
  const hasName = firstName !== null || lastName !== null
  const [row] = await db
    .insert(users)
    .values({ id, issuer, subject, firstName, lastName, email, emailVerified, profileImageUrl })
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
