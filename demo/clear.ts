import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/core/database/database.ts'
import { demoAdministrator, demoIdentities } from './people/identities.ts'

export async function holdsOwnData(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ own: boolean }>(sql`
    select exists (select from users where issuer <> ${demoIdentities.issuer})
      or exists (select from administrators where username <> ${demoAdministrator.username})
      or exists (select from media where origin = 'upload') as own`)
  return rows[0]?.own === true
}

/** Keeps exchange rates and settings. */
export async function clearDatabase(database: Database): Promise<void> {
  await database.withUnlimitedClient((client) =>
    client.query(
      'truncate activities, users, administrators, agencies, agents, media, listings, searches, terms, sessions cascade',
    ),
  )
}
