import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { AppError } from '#server/core/errors.ts'
import { validate } from '#server/core/http/validate.ts'
import { newId } from '#server/core/ids.ts'
import { toSend } from '#server/core/jobs/job.ts'
import { codeOf } from '#server/core/log.ts'
import { keepRawHashes } from '#server/imports/feeds/rawHash.ts'
import { importPictures, importRows, listingSources } from '#server/imports/importRows.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { Publication } from '#server/listings/publish/listingRows.ts'
import { publishListings } from '#server/listings/publish/publish.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import { newListing } from '#shared/listings/publishing.ts'
import { fetchPictures } from './importJobs.ts'
import type { BatchNeeds, ImportHead, RowToWrite, Writer } from './runNeeds.ts'
import { writeChange } from './writeChange.ts'

/** In the transaction of a batch. A row that cannot be written is refused with its reason, and costs no other. */
export async function writeRows(
  tx: Db,
  rows: RowToWrite[],
  { head, writer, needs }: { head: ImportHead & { sourceId: string }; writer: Writer; needs: BatchNeeds },
): Promise<void> {
  const created = rows.filter(({ action }) => action === 'create')
  await createAll(tx, created, { head, writer, needs })
  for (const row of rows)
    if (row.action !== 'create')
      await orRefuse(tx, row, needs, (part) => writeChange(part, row, { head, writer, needs }))
  await tx
    .update(importRows)
    .set({ isDone: true })
    .where(sql`${importRows.importId} = ${head.id} and ${inArray(importRows.number, numbersOf(rows))}`)
  await markWritten(tx, head.id, rows)
  if (head.feedId !== null) await keepRawHashes(tx, head.id)
  await queuePictures(tx, rows, head, needs)
}

const numbersOf = (rows: RowToWrite[]) => rows.map(({ number }) => number)

interface Needs {
  head: ImportHead & { sourceId: string }
  writer: Writer
  needs: BatchNeeds
}

/** Together, which is many times faster; one by one where one of them is refused. */
async function createAll(tx: Db, rows: RowToWrite[], all: Needs): Promise<void> {
  if (rows.length === 0) return
  try {
    await tx.transaction((part) => create(part, rows, all))
  } catch (error) {
    if (!isOfRow(error)) throw error
    for (const row of rows) await orRefuse(tx, row, all.needs, (part) => create(part, [row], all))
  }
}

async function create(tx: Db, rows: RowToWrite[], { head, writer, needs }: Needs): Promise<void> {
  const { moderation } = await readSettings(tx)
  const shown = moderation ? 'pending' : 'active'
  const publications = rows.map(
    ({ draft, said }): Publication => ({
      id: newId(),
      draft: validate(newListing, draft, 'invalid'),
      author: writer.author,
      status: said?.status === 'draft' ? 'draft' : shown,
    }),
  )
  // Priced once all are written (`priceListings`).
  const ids = await publishListings(tx, publications, needs.rate)
  const sources = rows.map(({ externalId, hash, said, pictures }, at) => ({
    ...{ sourceId: head.sourceId, externalId: externalId ?? '', listingId: ids[at] ?? '' },
    ...{ hash: hash ?? '', written: said ?? {}, pictures: pictures?.map(({ url }) => url) ?? [] },
    lockedFields: [],
  }))
  await insertMany(tx, listingSources, sources)
  const links = rows.map(({ number }, at) => ({ number, id: ids[at] }))
  await tx.execute(sql`
    update import_rows r set listing_id = x.id from json_to_recordset(${JSON.stringify(links)}::json) x(number int, id text)
    where r.import_id = ${head.id} and r.number = x.number`)
}

/** Of the row itself: other errors end the batch, which is tried again. */
const isOfRow = (error: unknown): boolean =>
  error instanceof AppError ? error.status < 500 : /^2[23]/.test(codeOf(error) ?? '')

/** SQLSTATE where another row came, or one that was referred to went. */
const concurrent: readonly unknown[] = ['23503', '23505']

async function orRefuse(
  tx: Db,
  row: RowToWrite,
  { log }: Pick<BatchNeeds, 'log'>,
  write: (part: Db) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(write)
  } catch (error) {
    if (!isOfRow(error)) throw error
    const isConcurrent = concurrent.includes(codeOf(error))
    const code = error instanceof AppError ? error.code : isConcurrent ? 'written_meanwhile' : 'invalid'
    if (!(error instanceof AppError || isConcurrent))
      log.error({ err: error, importId: row.importId, row: row.number }, 'a row could not be written')
    await tx
      .update(importRows)
      .set({ action: 'refused', problems: [{ code, field: null, column: null, value: '' }] })
      .where(sql`${importRows.importId} = ${row.importId} and ${eq(importRows.number, row.number)}`)
  }
}

/** The listings' versions, by which an undo knows that nothing else changed. */
async function markWritten(tx: Db, importId: string, rows: RowToWrite[]): Promise<void> {
  await tx.execute(sql`
    update import_rows r set written_at = ${listings}.updated_at from ${listings}
    where ${listings}.id = r.listing_id and r.import_id = ${importId} and r.number in ${numbersOf(rows)} and r.action <> 'refused'`)
}

async function queuePictures(
  tx: Db,
  rows: RowToWrite[],
  { id, sourceId }: { id: string; sourceId: string },
  { queue }: BatchNeeds,
): Promise<void> {
  const pictures = rows.flatMap(({ number, pictures: given, action }) =>
    (action === 'withdraw' ? [] : (given ?? [])).map((one, position) => ({
      ...one,
      ...{ importId: id, sourceId, number, position, state: 'pending' as const, attempts: 0 },
    })),
  )
  if (pictures.length === 0) return
  await insertMany(tx, importPictures, pictures)
  const numbers = [...new Set(pictures.map(({ number }) => number))]
  await queue.sendAll(
    numbers.map((number) => toSend(fetchPictures, { importId: id, number })),
    { tx },
  )
}
