import { and, asc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { createTurns } from '#server/core/threads/turns.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { type ReadLocalFigures, requireLocalFigures } from '#server/listings/publish/localFigures.ts'
import { readListings } from '#server/listings/publish/lockListing.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import {
  type CheckContext,
  type Checked,
  checkRow,
  isUnchanged,
  type KnownSource,
  type RowToCheck,
  sayRow,
} from './checkRow.ts'

const batchSize = 100

export interface CheckNeeds {
  db: Db
  rate: () => Promise<number>
  readLocalFigures: ReadLocalFigures
}

/** Of one market once for all its rows. */
export function checkContext(
  { db, readLocalFigures }: Pick<CheckNeeds, 'db' | 'readLocalFigures'>,
  mapping: ImportMapping,
  rate: number,
): CheckContext {
  const figures = new Map<string, ReturnType<ReadLocalFigures>>()
  const read: ReadLocalFigures = (tx, market, without) => {
    const key = JSON.stringify([market, without === undefined])
    const known = figures.get(key) ?? readLocalFigures(tx, market, without)
    figures.set(key, known)
    return known
  }
  return {
    ...{ mapping, rate },
    requireLocal: (draft, without) =>
      requireLocalFigures(db, draft, { rate, read, ...(without !== undefined && { without }) }),
  }
}

interface CheckedRows {
  seen: Set<string>
  isComplete: boolean
  sourceId: string
  mapping: ImportMapping
  isFeed: boolean
}

/** Undefined: another check does it. `isComplete`: each has a code; `seen`: the codes, with those given. */
export async function checkAllRows(
  needs: CheckNeeds,
  importId: string,
  version: number,
  seen = new Set<string>(),
): Promise<CheckedRows | undefined> {
  const { db } = needs
  const [found] = await db.select().from(imports).where(eq(imports.id, importId))
  const isDue = found?.state === 'checking' && found.checkVersion === version
  const { sourceId, mapping } = found ?? {}
  if (!isDue || !sourceId || !mapping) return undefined
  const context = checkContext(needs, mapping, await needs.rate())
  await db.delete(importRows).where(and(eq(importRows.importId, importId), lt(importRows.number, 0)))
  let isComplete = true
  let writing: Promise<void> = Promise.resolve()
  for (let after = 0; ; ) {
    const rows = await readRows(db, importId, after)
    const last = rows.at(-1)
    if (!last) break
    const said = await sayRows(rows, mapping)
    for (const { externalId } of said) if (externalId === '') isComplete = false
    const results = await checkRows(db, sourceId, { rows, said, seen }, context)
    // The database writes while the next ones are checked.
    await writing
    writing = writeResults(db, importId, results)
    writing.catch(() => undefined)
    after = last.number
    const [{ checkVersion } = { checkVersion: -1 }] = await db
      .update(imports)
      .set({ rowsDone: sql`${imports.rowsDone} + ${rows.length}` })
      .where(eq(imports.id, importId))
      .returning({ checkVersion: imports.checkVersion })
    if (checkVersion !== version) {
      await writing
      return undefined
    }
  }
  await writing
  return { seen, isComplete, sourceId, mapping, isFeed: found.feedId !== null }
}

async function sayRows(rows: RowToCheck[], mapping: ImportMapping): Promise<Batch['said']> {
  const takeTurns = createTurns()
  const said: Batch['said'] = []
  for (const row of rows) {
    said.push(sayRow(row, mapping))
    await takeTurns()
  }
  return said
}

function readRows(db: Db, importId: string, after: number): Promise<RowToCheck[]> {
  const { number, cells, takes } = importRows
  return db
    .select({ number, cells, takes })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(number, after)))
    .orderBy(asc(number))
    .limit(batchSize)
}

interface Batch {
  rows: RowToCheck[]
  said: ReturnType<typeof sayRow>[]
  /** Codes of earlier rows. */
  seen: Set<string>
  /** That the source knows them by, where those are others. */
  codes?: ReadonlyMap<string, string>
}

type NumberedResult = Checked & { number: number }

/** What becomes of each, to be written; of two rows with one code the first counts. */
export async function checkRows(
  db: Db,
  sourceId: string,
  { rows, said, seen, codes }: Batch,
  context: CheckContext,
): Promise<NumberedResult[]> {
  const codeOf = ({ externalId }: { externalId: string }) => codes?.get(externalId) ?? externalId
  const known = await readKnown(db, sourceId, said.map(codeOf))
  const changed = rows.flatMap((row, at) => {
    const own = said[at]
    const source = own && known.get(codeOf(own))
    return source && !isUnchanged(row, own, source) ? source.listingId : []
  })
  const facts = await readListings(db, changed)
  const results: NumberedResult[] = []
  const takeTurns = createTurns()
  for (const [at, row] of rows.entries()) {
    const own = said[at]
    if (!own) continue
    if (own.externalId !== '' && seen.has(own.externalId))
      own.problems.push({
        ...{ code: 'duplicate_code', field: 'externalId', value: own.externalId },
        column: context.mapping.columns.indexOf('externalId'),
      })
    seen.add(own.externalId)
    const source = known.get(codeOf(own))
    const both = { known: source, facts: source && facts.get(source.listingId) }
    results.push({ ...(await checkRow(row, own, both, context)), number: row.number })
    await takeTurns()
  }
  return results
}

async function readKnown(db: Db, sourceId: string, codes: string[]): Promise<Map<string, KnownSource>> {
  const rows = await db
    .select()
    .from(listingSources)
    .where(and(eq(listingSources.sourceId, sourceId), inArray(listingSources.externalId, codes)))
  return new Map(rows.map((row) => [row.externalId, row]))
}

export async function writeResults(db: Db, importId: string, results: NumberedResult[]): Promise<void> {
  const records = results.map(({ externalId, listingId, ...rest }) => ({
    ...{ ...rest, import_id: importId, external_id: externalId, listing_id: listingId },
  }))
  await db.execute(sql`
    update import_rows r set action = x.action, external_id = x.external_id, hash = x.hash, problems = x.problems,
      warnings = x.warnings, kept = x.kept, draft = x.draft, said = x.said, pictures = x.pictures, listing_id = x.listing_id
    from json_populate_recordset(null::import_rows, ${JSON.stringify(records)}::json) x
    where r.import_id = ${importId} and r.number = x.number`)
}

type Gone = Pick<typeof listingSources.$inferSelect, 'externalId' | 'listingId' | 'missingRuns'>

/** What the source had, is offered, and is not among those seen, but for what its owner keeps offered. */
export async function findGone(tx: Db, sourceId: string, seen: ReadonlySet<string>): Promise<Gone[]> {
  const { externalId, listingId, missingRuns } = listingSources
  const rows = await tx
    .select({ externalId, listingId, missingRuns })
    .from(listingSources)
    .innerJoin(listings, eq(listings.id, listingSources.listingId))
    .where(
      and(
        eq(listingSources.sourceId, sourceId),
        isNull(listingSources.withdrawnAt),
        sql`not 'status' = any(${listingSources.ownerLocks})`,
        notInArray(listings.status, ['deleted', 'closed', 'draft', 'expired']),
      ),
    )
    .orderBy(asc(listingSources.externalId))
  return rows.filter((row) => !seen.has(row.externalId))
}

/** As rows of their own. */
export async function addWithdrawn(tx: Db, importId: string, gone: readonly Gone[]): Promise<void> {
  await insertMany(
    tx,
    importRows,
    gone.map(({ externalId, listingId }, at) => ({
      ...{ externalId, listingId, importId },
      number: -1 - at,
      cells: [],
      takes: [],
      action: 'withdraw' as const,
      draft: { status: 'draft' as const },
      problems: [],
      warnings: [],
      kept: [],
      isDone: false,
    })),
  )
}
