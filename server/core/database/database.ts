import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Presence } from './presence.ts'

export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** May lag: a replica where there is one, else `db`. */
  reads: Db
  pool: pg.Pool
  /** Throws unless the database responds; uses its own connection. */
  probe(query: string): Promise<void>
  /** A connection without time limits; PGlite lends its only one. */
  withUnlimitedClient<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>
  isPglite: boolean
  presence: Presence
  /** `onGap`: listening begins or ends. Returns the function that stops. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

export class DatabaseProblem extends Error {}
