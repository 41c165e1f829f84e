import type { Database } from '#server/core/database/database.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { buildBase, type MaxListings } from './build.ts'
import { buildInWorker } from './buildInWorker.ts'
import { sourceOf } from './source.ts'

/** Reading fewer is faster than starting a thread. */
const minForThread = 10_000

export async function buildFrom(
  { pool }: Pick<Database, 'pool'>,
  url: string | undefined,
  max: MaxListings,
  signal: AbortSignal,
): Promise<Base> {
  // PGlite's only connection belongs to this thread.
  if (url === undefined || (await isSmall(pool))) return buildBase(sourceOf(pool), max)
  return buildInWorker(url, max, signal)
}

async function isSmall(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from listings where status = 'active' limit ${minForThread}`)
  return rows.length < minForThread
}
