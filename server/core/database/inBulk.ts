import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context } from '#server/core/context.ts'
import type { Db } from './database.ts'

export async function inBulk<T>(
  { database, db }: Pick<Context, 'database' | 'db'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return database.isPglite ? work(db) : database.withUnlimitedClient((client) => work(drizzle(client)))
}
