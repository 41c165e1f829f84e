import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockFolder } from '#server/core/files/folderLock.ts'
import type { Logger } from '#server/core/log.ts'
import { createDb } from './connections.ts'
import { type Database, DatabaseProblem } from './database.ts'
import { createPglitePresence } from './presence.ts'

/** It fills them as it starts. The default of 128 MB would be the largest part of a development server. */
const sharedBuffers = '8MB'

/** Milliseconds: a query of the pool inside a transaction would wait for ever. */
const longestWait = 120_000

/** One connection: inside a transaction, a query of the pool fails once it has waited. */
export async function openPglite(dataDir: string, log: Logger): Promise<Database> {
  const folder = path.join(dataDir, 'postgres')
  const unlock = lockFolder(dataDir)
  let lite: PGlite
  try {
    lite = await PGlite.create(folder, {
      extensions: { pg_trgm, unaccent },
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    })
  } catch (error) {
    unlock()
    throw new DatabaseProblem(`the embedded database in ${folder} cannot be opened: ${String(error)}`)
  }
  const config = createPgConfig(lite)
  patchParse(config.connection)
  const pool = new pg.Pool({ ...config, max: 1, connectionTimeoutMillis: longestWait })
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database reported an error'))
  holdConnection(pool)
  const db = createDb(pool)
  return {
    db,
    reads: db,
    pool,
    async probe(query) {
      await pool.query(query)
    },
    withUnlimitedClient: (work) => withConnection(pool, work),
    isPglite: true,
    presence: createPglitePresence(),
    async listen(channel, onNotice, onGap) {
      // Between the messages of a query on the connection, it would drop that query's portal.
      const unlisten = await withConnection(pool, () => lite.listen(channel, onNotice))
      onGap(true)
      return () => withConnection(pool, () => unlisten())
    },
    async close() {
      await pool.end()
      await lite.close()
      unlock()
    },
  }
}

async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** The pool sets `release` after emitting `acquire`, hence the microtask. */
function holdConnection(pool: pg.Pool): void {
  pool.on('acquire', (client) => {
    queueMicrotask(() => {
      const release = client.release
      client.release = () => release()
    })
  })
}

interface Parsing {
  parse(query: { types?: unknown }): unknown
}

/** The bridge calls `types.forEach`, which Drizzle's object lacks. */
function patchParse(connection: object): void {
  const target = connection as Partial<Parsing>
  const parse = target.parse?.bind(connection)
  if (!parse) return
  target.parse = (query) => parse(Array.isArray(query.types) ? query : { ...query, types: undefined })
}
