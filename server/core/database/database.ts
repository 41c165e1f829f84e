import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Presence } from './presence.ts'

export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** A replica, which may lag; else `db`. */
  reads: Db
  pool: pg.Pool
  /** Uses its own connection. */
  probe(query: string): Promise<void>
  /** A connection without timeouts; PGlite's only one. */
  withUnlimitedClient<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>
  isPglite: boolean
  presence: Presence
  /** `onGap`: listening begins or ends. Returns a stop function. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

export class DatabaseProblem extends Error {}
