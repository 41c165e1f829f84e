import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import { type CheckNeeds, checkContext, checkRows, writeResults } from '#server/imports/check/checkImport.ts'
import { sayRow } from '#server/imports/check/checkRow.ts'
import { offerRelisting } from '#server/imports/check/relist.ts'
import { summarize } from '#server/imports/check/summary.ts'
import { toProblem } from '#server/imports/importAnswers.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import type { ImportRecord } from '#server/imports/imports.queries.ts'
import { readImport } from '#server/imports/imports.service.ts'
import { imports } from '#server/imports/imports.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import type { Language } from '#shared/core/language.ts'
import { defaultLimit, type Page, type Paging } from '#shared/core/paging.ts'
import type { ImportRow, RowResult } from '#shared/imports/imports.ts'

const cursor = z.object({ n: z.int() })

const isOf: Record<RowResult, SQL | undefined> = {
  create: eq(importRows.action, 'create'),
  update: eq(importRows.action, 'update'),
  unchanged: eq(importRows.action, 'unchanged'),
  withdraw: eq(importRows.action, 'withdraw'),
  refused: eq(importRows.action, 'refused'),
  warned: and(ne(importRows.action, 'refused'), sql`${importRows.warnings} <> '[]'`),
  kept: sql`${importRows.kept} <> '[]'`,
}

/** Checked ones, in the order of the sheet. Throws `bad_cursor`. */
export async function listRows(
  db: Db,
  found: ImportRecord,
  {
    result,
    limit = defaultLimit,
    cursor: at,
    language,
  }: Paging & { result: RowResult[] | undefined; language: Language },
): Promise<Page<ImportRow>> {
  const after = at === undefined ? undefined : readCursor(cursor, at).n
  const isShown = and(
    eq(importRows.importId, found.id),
    isNotNull(importRows.action),
    result && or(...result.map((one) => isOf[one])),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select({ row: importRows, title: titleOfRow(listings.id) })
      .from(importRows)
      .leftJoin(listings, eq(listings.id, importRows.listingId))
      .where(and(isShown, after === undefined ? undefined : gt(importRows.number, after)))
      .orderBy(asc(importRows.number))
      .limit(limit + 1),
    db.select({ count: count() }).from(importRows).where(isShown),
  ])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    items: items.map(({ row, title }) => toRow(row, title, found, language)),
    total: all?.count ?? 0,
    totalIsCapped: false,
    ...(last && { next: writeCursor({ n: last.row.number }) }),
  }
}

function toRow(
  row: typeof importRows.$inferSelect,
  listed: string | null,
  found: ImportRecord,
  language: Language,
): ImportRow {
  const column = found.mapping?.columns.indexOf('title') ?? -1
  const { title } = { title: undefined, ...row.draft }
  return {
    row: row.number,
    externalId: row.externalId?.startsWith('~') ? null : row.externalId,
    title: row.cells[column] || title || listed || '',
    listingId: row.listingId,
    result: row.action ?? 'unchanged',
    isDone: row.isDone,
    problems: row.problems.map((one) => toProblem(one, found, language)),
    warnings: row.warnings.map((one) => toProblem(one, found, language)),
    kept: row.kept,
  }
}

export interface RowChange {
  cells?: Record<string, string> | undefined
  take?: string[] | undefined
}

/** It alone is checked anew. Throws `not_found`, and `conflict` where the sheet is not ready. */
export async function changeRow(
  needs: CheckNeeds,
  { id, number }: { id: string; number: number },
  { cells = {}, take }: RowChange,
  { actor, language }: { actor: Actor; language: Language },
): Promise<ImportRow> {
  const rate = await needs.rate()
  return needs.db.transaction(async (tx) => {
    const found = await readImport(tx, id, actor)
    const [{ state, isPaused } = { state: undefined, isPaused: false }] = await tx
      .select({ state: imports.state, isPaused: imports.isPaused })
      .from(imports)
      .where(eq(imports.id, id))
      .for('update')
    const key = and(eq(importRows.importId, id), eq(importRows.number, number))
    const [row] = await tx.select().from(importRows).where(key)
    if (!row || row.number < 0) throw new AppError('not_found')
    if (state !== 'ready' || isPaused || !found.mapping || !found.sourceId)
      throw new AppError('conflict', { sentence: (spoken) => words(spoken).imports.notRunnable })
    const changed = { number, cells: changedCells(row.cells, cells, found), takes: take ?? row.takes }
    await tx.update(importRows).set({ cells: changed.cells, takes: changed.takes }).where(key)
    const said = sayRow(changed, found.mapping)
    const seen = new Set(await earlierCodes(tx, { id, number }, said.externalId))
    const context = checkContext({ db: tx, readLocalFigures: needs.readLocalFigures }, found.mapping, rate)
    const { sourceId, mapping } = found
    const codes = await knownCodes(tx, sourceId, row, said.externalId)
    const results = await checkRows(tx, sourceId, { rows: [changed], said: [said], seen, codes }, context)
    await writeResults(tx, id, results)
    await offerRelisting(
      tx,
      { ...needs, rate },
      { importId: id, sourceId, mapping, seen: await codesOf(tx, id) },
    )
    await tx
      .delete(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.action, 'withdraw'),
          eq(importRows.externalId, said.externalId),
        ),
      )
    await summarize(tx, id)
    const page = await listRows(tx, found, {
      result: undefined,
      limit: 1,
      cursor: writeCursor({ n: number - 1 }),
      language,
    })
    const [shown] = page.items
    if (!shown) throw new AppError('not_found')
    return shown
  })
}

function changedCells(old: string[], cells: Record<string, string>, { columns }: ImportRecord): string[] {
  const changed = columns.map((_, at) => old[at] ?? '')
  for (const [at, value] of Object.entries(cells)) {
    if (Number(at) >= columns.length) throw new AppError('invalid', { fields: { cells: 'invalid' } })
    changed[Number(at)] = value.trim()
  }
  return changed
}

async function earlierCodes(
  tx: Db,
  { id, number }: { id: string; number: number },
  code: string,
): Promise<string[]> {
  const rows = await tx
    .select({ code: importRows.externalId })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.externalId, code),
        gt(importRows.number, 0),
        or(
          lt(importRows.number, number),
          and(gt(importRows.number, number), inArray(importRows.action, ['create', 'update', 'unchanged'])),
        ),
      ),
    )
    .limit(1)
  return rows.flatMap(({ code: one }) => one ?? [])
}

/** Where its listing has another code: it came again. */
async function knownCodes(
  tx: Db,
  sourceId: string,
  { listingId, externalId }: typeof importRows.$inferSelect,
  code: string,
): Promise<Map<string, string>> {
  if (listingId === null || externalId !== code) return new Map()
  const [source] = await tx
    .select({ known: listingSources.externalId })
    .from(listingSources)
    .where(and(eq(listingSources.sourceId, sourceId), eq(listingSources.listingId, listingId)))
    .orderBy(desc(eq(listingSources.externalId, code)))
    .limit(1)
  return new Map(source && [[code, source.known]])
}

async function codesOf(tx: Db, importId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ code: importRows.externalId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.number, 0)))
  return new Set(rows.flatMap(({ code }) => code ?? []))
}

const exportedAtOnce = 500

/** As they came, with their numbers and reasons. */
export async function* refusedCells(
  db: Db,
  found: ImportRecord,
  language: Language,
): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, found.id), isOf.refused, gt(importRows.number, after)))
      .orderBy(asc(importRows.number))
      .limit(exportedAtOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => [
      String(row.number),
      row.problems
        .map((one) => toProblem(one, found, language))
        .map(({ column, value, remedy }) => `${column ?? ''}${value ? ` «${value}»` : ''}: ${remedy}`.trim())
        .join(' · '),
      ...found.columns.map((_, at) => row.cells[at] ?? ''),
    ])
    after = last.number
  }
}
