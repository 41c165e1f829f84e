import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'

/** The handle that queries take first: the database or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** For reads that may be a moment old: a replica where there is one, else the same as `db`. */
  reads: Db
  pool: pg.Pool
  /** A connection without time limits of its own, for migrations and bulk work; the embedded one lends its only one. */
  withPatientClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  embedded: boolean
  /** Calls back whenever the channel is notified; gives the way to stop. */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The database could not be opened; the message is a line for the person who started the server. */
export class DatabaseProblem extends Error {}

/** Opens the configured Postgres, or the embedded one under `DATA_DIR`. Throws `DatabaseProblem`. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR, log)
  const pool = createPool(env.DATABASE_URL, log)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(`the database at ${withoutPassword(env.DATABASE_URL)} cannot be reached: ${reason(error)}`)
  }
  const replicas = env.DATABASE_REPLICA_URLS.map((url) => createPool(url, log))
  const db: Db = drizzle(pool)
  const copies = replicas.map((replica): Db => drizzle(replica))
  let turn = 0
  return {
    db,
    get reads() {
      turn = (turn + 1) % Math.max(copies.length, 1)
      return copies[turn] ?? db
    },
    pool,
    async withPatientClient(work) {
      const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    embedded: false,
    listen: (channel, onNotice, onGap) => listenOnPostgres(String(env.DATABASE_URL), channel, onNotice, onGap, log),
    async close() {
      await Promise.all([pool, ...replicas].map((one) => one.end()))
    },
  }
}

function createPool(connectionString: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    // A frozen server must not hold an answer back for longer than a visitor waits.
    query_timeout: 2500,
    statement_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'oga',
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}

async function listenOnPostgres(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, keepAlive: true })
    client = next
    let lost = false
    const again = () => {
      if (lost || stopped) return
      lost = true
      onGap()
      next.end().catch(() => undefined)
      setTimeout(connect, 1000).unref()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      // What was said while nobody listened is lost: the listener must not trust what it knew.
      onGap()
    } catch (error) {
      log.debug({ err: error }, 'listening for changes failed, trying again')
      again()
    }
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end().catch(() => undefined)
  }
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1@')
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
