import { and, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { whereRetried } from '#server/imports/values/retriedPictures.ts'
import { listings } from '#server/listings/listings.table.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import { cellsOf, copyOf, type FeedEntry } from './sources/feedEntry.ts'

const batchSize = 500
/** Rows by which values are counted. */
const guessedRows = 2000

export interface Stored {
  /** Codes of listings that say what they said, which get no rows. */
  unchanged: Set<string>
  rowCount: number
  /** The first ones. */
  rows: { number: number; cells: string[] }[]
}

/** `sourceId` null: nothing is known yet; `onBatch`: it is still at work. */
export async function storeFeed(
  db: Db,
  { importId, sourceId }: { importId: string; sourceId: string | null },
  listed: AsyncIterable<FeedEntry>,
  onBatch: () => Promise<void>,
): Promise<Stored> {
  const stored: Stored = { unchanged: new Set(), rowCount: 0, rows: [] }
  let batch: FeedEntry[] = []
  async function store(): Promise<void> {
    const known = sourceId === null ? new Map() : await knownHashes(db, sourceId, batch)
    const rows: (typeof importRows.$inferInsert)[] = []
    for (const entry of batch) {
      const number = ++stored.rowCount
      if (known.get(entry.code) === entry.hash) {
        stored.unchanged.add(entry.code)
        continue
      }
      const listing = await entry.read()
      const row = { number, cells: cellsOf(listing) }
      if (stored.rows.length < guessedRows) stored.rows.push({ number, cells: row.cells.map(copyOf) })
      rows.push({
        ...{ ...row, importId, takes: [], problems: [], warnings: [], kept: [], isDone: false },
        ...{ rawHash: entry.hash, contact: contactOf(listing.contact) },
      })
    }
    await insertMany(db, importRows, rows)
    batch = []
    await onBatch()
  }
  for await (const entry of listed) {
    batch.push(entry)
    if (batch.length === batchSize) await store()
  }
  await store()
  const skipped = stored.unchanged.size
  await db.update(imports).set({ rowCount: stored.rowCount, skipped }).where(eq(imports.id, importId))
  return stored
}

const contactOf = (told = '') => (isEmail(told) && told.length <= 200 ? told : null)

/** Of those that are neither hidden nor gone, and have their pictures. */
async function knownHashes(
  db: Db,
  sourceId: string,
  entries: readonly FeedEntry[],
): Promise<Map<string, string | null>> {
  const { externalId, rawHash, withdrawnAt, listingId } = listingSources
  const codes = entries.map(({ code }) => code)
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
        not(whereRetried()),
        ne(listings.status, 'deleted'),
        sql`${externalId} <> ''`,
      ),
    )
  return new Map(found.map((row) => [row.externalId, row.rawHash]))
}
