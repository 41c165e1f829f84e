import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { serverFolder } from '#server/core/folders.ts'
import type { Database } from './database.ts'
import { advisoryLocks } from './locks.ts'

/** One server at a time. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withUnlimitedClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    try {
      await migrate(drizzle(client), { migrationsFolder: path.join(serverFolder, 'migrations') })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations])
    }
  })
}
