import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { importPictures, importRows } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { ImportEnded, type RunNeeds } from './runNeeds.ts'

export const writtenActions = ['create', 'update', 'withdraw'] as const

/** Ends a run of which nothing is left to do, once, and tells who brought it. */
export async function finishIfDone(
  tx: Db,
  importId: string,
  { notifier }: Pick<RunNeeds, 'notifier'>,
): Promise<void> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
  if (found?.state !== 'running' || found.phase !== 'import') return
  const [rows] = await tx
    .select({ open: count() })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.isDone, false),
        inArray(importRows.action, [...writtenActions]),
      ),
    )
  const [pictures] = await tx
    .select({ open: count() })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'pending')))
  if ((rows?.open ?? 0) + (pictures?.open ?? 0) > 0) return
  await end(tx, importId, 'done', { notifier })
}

/** With its last counts. */
/** Of a fault that trying again does not mend. */
export async function endEarly(
  { db, log, notifier }: Pick<RunNeeds, 'db' | 'log' | 'notifier'>,
  importId: string,
  error: unknown,
): Promise<void> {
  log.error({ err: error, importId }, 'an import ended before its end')
  const problem = error instanceof ImportEnded ? error.problem : 'unexpected'
  await db.transaction((tx) => end(tx, importId, 'failed', { notifier, problem }))
}

export async function end(
  tx: Db,
  importId: string,
  state: 'done' | 'failed' | 'undone',
  { notifier, problem = null }: Pick<RunNeeds, 'notifier'> & { problem?: string | null },
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; count: number }>(sql`
    select action as name, count(*)::int as count from import_rows
    where import_id = ${importId} and (is_done or action in ('unchanged', 'refused')) group by 1`)
  const of = (name: string) => rows.find((row) => row.name === name)?.count ?? 0
  const [ended] = await tx
    .update(imports)
    .set({ state, problem, isPaused: false, finishedAt: new Date(), counts: withWarned(importId) })
    .where(eq(imports.id, importId))
    .returning({ userId: imports.userId, fileName: imports.fileName, feedId: imports.feedId })
  // Feeds run twice a day.
  if (!ended || ended.feedId !== null) return
  const { userId, fileName } = ended
  const [failed] = await tx
    .select({ pictures: count() })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'failed')))
  await notifier.notify(
    userId,
    {
      kind: 'import_ended',
      ...{ importId, fileName, state },
      ...{ created: of('create'), updated: of('update'), unchanged: of('unchanged') },
      ...{ withdrawn: of('withdraw'), refused: of('refused'), picturesFailed: failed?.pictures ?? 0 },
    },
    { tx },
  )
}

/** Pictures that did not come are told with their rows. */
const withWarned = (importId: string) => sql`
  ${imports.counts} || jsonb_build_object('warned', (
    select count(*) from ${importRows} r where r.import_id = ${importId} and r.action <> 'refused' and r.warnings <> '[]'))`

/** Rows are needed to take a run back; later only its counts stay. */
export const rowDays = 30

export async function purgeRows(db: Db): Promise<void> {
  const old = sql`now() - ${rowDays}::int * interval '1 day'`
  const ids = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(lt(imports.createdAt, old), inArray(imports.state, ['mapping', 'ready', 'failed', 'checking'])),
    )
  await db.delete(imports).where(inArray(imports.id, ids))
  const ended = db.select({ id: imports.id }).from(imports).where(lt(imports.createdAt, old))
  await db.delete(importRows).where(inArray(importRows.importId, ended))
  await db
    .delete(importPictures)
    .where(and(inArray(importPictures.importId, ended), eq(importPictures.state, 'failed')))
}
