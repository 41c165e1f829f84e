import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { importRows } from '#server/imports/importRows.table.ts'
import { imports } from '#server/imports/imports.table.ts'
import { end, endEarly, finishIfDone, writtenActions } from './finish.ts'
import { priceSheet } from './importJobs.ts'
import { type BatchNeeds, batchNeeds, ImportEnded, type RunNeeds, writerOf } from './runNeeds.ts'
import { undoRow } from './undoRow.ts'
import { writeRows } from './writeRows.ts'

/** Few enough that others' requests wait little beside one. */
const batchSize = 50
/** Of one batch, in a row. */
const maxFailures = 8
/** Milliseconds from one batch to the next: 20,000 rows take no less than 40 s, so that others have their turn. */
const pace = 100
const leastRest = 5

type Phase = 'import' | 'undo'

/** Batch by batch, each whole or not at all, until nothing is left or it is paused. */
export async function runImport(needs: RunNeeds, importId: string, phase: Phase): Promise<void> {
  const step = phase === 'import' ? importBatch : undoBatch
  try {
    for (let start = performance.now(); ; start = performance.now()) {
      const own = await batchNeeds(needs)
      if (!(await needs.db.transaction((tx) => step(tx, importId, own)))) return
      await pause(Math.max(leastRest, start + pace - performance.now()))
    }
  } catch (error) {
    await onFailure(needs, importId, error)
  }
}

async function onFailure(needs: RunNeeds, importId: string, error: unknown): Promise<void> {
  const [found] = await needs.db
    .update(imports)
    .set({ failures: sql`${imports.failures} + 1` })
    .where(and(eq(imports.id, importId), eq(imports.state, 'running')))
    .returning({ failures: imports.failures })
  const isOver = error instanceof ImportEnded || (found?.failures ?? 0) >= maxFailures
  if (!found || !isOver) throw error
  await endEarly(needs, importId, error)
}

/** Locked: batches of one import do not run beside each other. */
async function lockRunning(tx: Db, importId: string, phase: Phase) {
  const [found] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
  const { sourceId } = found ?? {}
  return found?.state === 'running' && found.phase === phase && sourceId ? { ...found, sourceId } : undefined
}

/** Whether there may be more. */
async function importBatch(tx: Db, importId: string, needs: BatchNeeds): Promise<boolean> {
  const head = await lockRunning(tx, importId, 'import')
  if (!head) return false
  const rows = await tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.isDone, false),
        inArray(importRows.action, [...writtenActions]),
      ),
    )
    .orderBy(asc(importRows.action), asc(importRows.number))
    .limit(batchSize)
  if (rows.length === 0) {
    await needs.queue.send(priceSheet, { importId }, { tx, key: importId })
    await finishIfDone(tx, importId, needs)
    return false
  }
  await writeRows(tx, rows, { head, writer: await writerOf(tx, head), needs })
  await tx
    .update(imports)
    .set({ rowsDone: sql`${imports.rowsDone} + ${rows.length}`, failures: 0 })
    .where(eq(imports.id, importId))
  return true
}

async function undoBatch(tx: Db, importId: string, needs: BatchNeeds): Promise<boolean> {
  const head = await lockRunning(tx, importId, 'undo')
  if (!head) return false
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.isDone, true)))
    .orderBy(asc(importRows.number))
    .limit(batchSize)
  if (rows.length === 0) {
    await end(tx, importId, 'undone', needs)
    return false
  }
  const writer = await writerOf(tx, head)
  for (const row of rows) await undoRow(tx, row, { head, writer, needs })
  await tx
    .update(imports)
    .set({ rowsDone: sql`greatest(0, ${imports.rowsDone} - ${rows.length})`, failures: 0 })
    .where(eq(imports.id, importId))
  return true
}
