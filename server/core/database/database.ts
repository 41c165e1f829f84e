import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Presence } from './presence.ts'

/** The handle that queries take first: the database or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** For reads that may be a moment old: a replica where there is one, else the same as `db`. */
  reads: Db
  pool: pg.Pool
  /** Throws unless the database answers a query; over a connection of its own, which no load keeps busy. */
  probe(query: string): Promise<void>
  /** A connection without time limits of its own, for migrations and bulk work; the embedded one lends its only one. */
  withUnlimitedClient<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>
  isPglite: boolean
  /** That this server lives, as other servers over the same database see it. */
  presence: Presence
  /** Calls back whenever the channel is notified, and `onGap` when it begins or ceases to listen. Gives the way to stop. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The database could not be opened; the message is a line for the person who started the server. */
export class DatabaseProblem extends Error {}
