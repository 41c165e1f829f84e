import pg from 'pg'
import type { Fallbacks } from '#server/core/fallbacks.ts'
import type { Logger } from '#server/core/log.ts'
import { type Circuit, CircuitOpen, createDb, guardConnections } from './connections.ts'
import { type Database, DatabaseProblem } from './database.ts'
import { listenOnPostgres } from './listen.ts'
import { createPresence } from './presence.ts'

/** Throws `DatabaseProblem` if unreachable. */
export async function openPostgres(
  url: string,
  replicaUrls: string[],
  { log, fallbacks }: { log: Logger; fallbacks: Pick<Fallbacks, 'use'> },
): Promise<Database> {
  const pool = createPool(url, log)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(`the database at ${withoutPassword(url)} cannot be reached: ${reason(error)}`, {
      cause: error,
    })
  }
  const probes = createPool(url, log, { max: 1 })
  const replicas = replicaUrls.map((replica) => openPool(replica, log))
  const db = createDb(pool)
  const copies = replicas.map(({ pool: replica, circuit }) => ({ db: createDb(replica), circuit }))
  const presence = createPresence(url)
  let next = 0
  return {
    db,
    get reads() {
      for (let tries = 0; tries < copies.length; tries++) {
        next = (next + 1) % copies.length
        const copy = copies[next]
        if (copy && !copy.circuit.isOpen()) return copy.db
      }
      if (copies.length > 0) fallbacks.use('replica', new CircuitOpen('every replica is away'))
      return db
    },
    pool,
    async probe(query) {
      await probes.query(query)
    },
    async withUnlimitedClient(work) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
      // An unhandled `error` ends the process.
      client.on('error', () => undefined)
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    isPglite: false,
    presence,
    listen: (channel, onNotice, onGap) => listenOnPostgres(url, channel, onNotice, onGap, log),
    async close() {
      await Promise.all([
        presence.release(),
        ...[pool, probes, ...replicas.map((replica) => replica.pool)].map((one) => one.end()),
      ])
    },
  }
}

export function createPool(connectionString: string, log: Logger, options?: { max: number }): pg.Pool {
  return openPool(connectionString, log, options).pool
}

function openPool(
  connectionString: string,
  log: Logger,
  { max = 10 } = {},
): { pool: pg.Pool; circuit: Circuit } {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    // For a server that hangs.
    query_timeout: 2500,
    statement_timeout: 2300,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'oga',
    // Compiling takes longer than these queries; parallel workers take CPU from other requests.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  })
  const circuit = guardConnections(pool, log)
  // An unhandled `error` ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return { pool, circuit }
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1@')
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
