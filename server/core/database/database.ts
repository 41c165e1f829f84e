import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { codeOf } from '#server/core/log.ts'
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

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57014',
  '53300',
  '25006',
])

export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = codeOf(one)
    if (code && (awayCodes.has(code) || code.startsWith('57P') || code.startsWith('08'))) return true
    // The socket of a stopped Postgres.
    if (code === 'ENOENT' && 'syscall' in one && one.syscall === 'connect') return true
    if (
      /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error))/.test(
        one.message,
      )
    )
      return true
  }
  return false
}
