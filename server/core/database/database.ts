import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Presence } from './presence.ts'

/** The first parameter of queries: the database or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** For reads that may lag: a replica where there is one, else `db`. */
  reads: Db
  pool: pg.Pool
  /** Throws unless the database responds, over a connection of its own that no load occupies. */
  probe(query: string): Promise<void>
  /** A connection without time limits, for migrations and bulk work; PGlite lends its only one. */
  withUnlimitedClient<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>
  isPglite: boolean
  /** Shows other servers on the same database that this one is alive. */
  presence: Presence
  /**
   * Calls back for each notification; `onGap` when listening begins or ends. Returns the function that stops.
   */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The database could not be opened; the message is for the terminal. */
export class DatabaseProblem extends Error {}
