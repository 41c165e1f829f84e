import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'

/**
 * Mends what a pool leaves to its users. A connection that is lost while it is checked out emits an error that nobody listens to,
 * which would end the process; one whose query timed out would go back with that query, or an open transaction, still on it.
 */
export function guardConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    // The query that it was lost in fails as well, and tells.
    client.on('error', () => undefined)
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const result: unknown = Reflect.apply(query, self, args)
        if (result instanceof Promise)
          result.catch((error: unknown) => {
            if (isTimeout(error)) void client.end()
          })
        return result
      },
    })
  })
}

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/** Queries over a pool. Transactions give their connection back however they end: Drizzle's own lose it where BEGIN fails. */
export function createDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failure: { reason: unknown } | undefined
    try {
      const watched: typeof work = async (tx) => {
        try {
          return await work(tx)
        } catch (reason) {
          failure = { reason }
          throw reason
        }
      }
      return await drizzle(client).transaction(watched, config)
    } catch (error) {
      // Where the rollback fails too, what it was rolled back for says more.
      throw failure ? failure.reason : error
    } finally {
      client.release()
    }
  }
  return db
}
