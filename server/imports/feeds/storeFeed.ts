import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { feedColumns } from './formats/feedFormat.ts'
import { rawHashOf } from './rawHash.ts'

const batchSize = 500
/** Rows by which values are counted. */
const guessedRows = 2000
const codeAt = feedColumns.indexOf('externalId')

export interface Stored {
  /** Codes of listings that say what they said, which get no rows. */
  unchanged: Set<string>
  rowCount: number
  /** The first ones. */
  rows: { number: number; cells: string[] }[]
}

/** `sourceId` null: nothing is known yet. */
export async function storeFeed(
  db: Db,
  { importId, sourceId }: { importId: string; sourceId: string | null },
  listed: AsyncIterable<string[]>,
): Promise<Stored> {
  const stored: Stored = { unchanged: new Set(), rowCount: 0, rows: [] }
  let batch: { number: number; cells: string[] }[] = []
  async function store(): Promise<void> {
    const known = sourceId === null ? new Map() : await knownHashes(db, sourceId, batch)
    const rows = batch.filter(({ cells }) => {
      const code = cells[codeAt] ?? ''
      const isUnchanged = known.get(code) === rawHashOf(cells)
      if (isUnchanged) stored.unchanged.add(code)
      return !isUnchanged
    })
    await insertMany(
      db,
      importRows,
      rows.map((row) => ({
        ...{ ...row, importId, takes: [], problems: [], warnings: [], kept: [], isDone: false },
      })),
    )
    batch = []
  }
  for await (const cells of listed) {
    const row = { number: ++stored.rowCount, cells }
    if (stored.rows.length < guessedRows) stored.rows.push(row)
    batch.push(row)
    if (batch.length === batchSize) await store()
  }
  await store()
  const skipped = stored.unchanged.size
  await db.update(imports).set({ rowCount: stored.rowCount, skipped }).where(eq(imports.id, importId))
  return stored
}

/** Of those that are neither hidden nor gone. */
async function knownHashes(
  db: Db,
  sourceId: string,
  rows: readonly { cells: string[] }[],
): Promise<Map<string, string | null>> {
  const { externalId, rawHash, withdrawnAt, listingId } = listingSources
  const codes = rows.map(({ cells }) => cells[codeAt] ?? '')
  const found = await db
    .select({ externalId, rawHash })
    .from(listingSources)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(
      and(
        eq(listingSources.sourceId, sourceId),
        inArray(externalId, codes),
        isNull(withdrawnAt),
        isNotNull(rawHash),
        ne(listings.status, 'deleted'),
        sql`${externalId} <> ''`,
      ),
    )
  return new Map(found.map((row) => [row.externalId, row.rawHash]))
}
