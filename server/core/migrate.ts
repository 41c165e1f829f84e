import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

/** Any number; the same for every server, so that two that start at once migrate one after the other. */
const lockKey = 7_420_001

/** Brings the schema up to date. Safe to call from several servers at once; a second call does nothing. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withPatientClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    try {
      await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey])
    }
  })
}

/** `server/migrations`, from the sources and from the built server alike. */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url))
  return path.basename(here) === 'core' ? path.join(here, '../migrations') : path.join(here, 'migrations')
}
