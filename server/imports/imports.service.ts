import { and, count, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { toSend } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { listings } from '#server/listings/listings.table.ts'
import { headerKey } from '#shared/imports/headers.ts'
import { repeatedFields } from '#shared/imports/importFields.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { approveFeed, stopFeed } from './feeds/approveFeed.ts'
import { importPictures, importRows } from './importRows.table.ts'
import { type OfParty, requireOfParty } from './imports.policy.ts'
import { findImport, type ImportRecord } from './imports.queries.ts'
import { importSources, imports } from './imports.table.ts'
import { end, rowDays, writtenActions } from './run/finish.ts'
import { checkSheet, fetchPictures, runSheet, undoSheet } from './run/importJobs.ts'
import type { RunNeeds } from './run/runNeeds.ts'

const notNow = (sentence: 'notRunnable' | 'runsAlready' = 'notRunnable') =>
  new AppError('conflict', { sentence: (language) => words(language).imports[sentence] })

/** Throws `not_found`, and `forbidden` to members without the right. */
export async function readImport(
  db: Db,
  id: string,
  actor: Actor,
  right: 'change' | 'remove' = 'change',
): Promise<ImportRecord> {
  const found = await findImport(db, id)
  requireOfParty(actor, found, right)
  return found
}

/** Locked against its own jobs. */
async function lockImport(tx: Db, id: string, actor: Actor, right: 'change' | 'remove' = 'change') {
  const found = await readImport(tx, id, actor, right)
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!row) throw new AppError('not_found')
  return { ...found, ...row }
}

/** Its sheet is checked anew by a job. Throws `invalid`, and `conflict` once it was run. */
export async function mapImport(
  db: Db,
  id: string,
  mapping: ImportMapping,
  { actor, queue }: { actor: Actor; queue: Pick<Queue, 'send'> },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, id, actor)
    if (!['mapping', 'checking', 'ready'].includes(found.state) || found.isPaused) throw notNow()
    requireColumns(mapping, found.columns.length)
    const sourceId = await saveSource(tx, found, mapping)
    const version = found.checkVersion + 1
    await tx
      .update(imports)
      .set({ ...{ sourceId, mapping, state: 'checking', checkVersion: version, rowsDone: 0 } })
      .where(eq(imports.id, id))
    await queue.send(checkSheet, { importId: id, version }, { tx })
  })
}

function requireColumns({ columns }: ImportMapping, width: number): void {
  const fields = columns.filter((field) => field !== null)
  const isTwice = fields.some((field, at) => fields.indexOf(field) !== at && !repeatedFields.includes(field))
  if (columns.length !== width || isTwice || fields.length === 0)
    throw new AppError('invalid', { fields: { columns: 'invalid' } })
}

/** What is remembered for the party's next sheet of that name. */
async function saveSource(
  tx: Db,
  { userId, agencyId, columns }: ImportRecord,
  mapping: ImportMapping,
): Promise<string> {
  const headers = Object.fromEntries(
    columns.map(({ header }, at) => [headerKey(header), mapping.columns[at] ?? null] as const).toReversed(),
  )
  const { values, currency, emptyDeletes } = mapping
  const remembered = { headers, mapping: { values, currency, emptyDeletes }, usedAt: new Date() }
  const party = agencyId === null ? { userId, agencyId: null } : { userId: null, agencyId }
  const { userId: ofUser, agencyId: ofAgency, name, id } = importSources
  const [row] = await tx
    .insert(importSources)
    .values({ id: newId(), ...party, name: mapping.source, ...remembered })
    .onConflictDoUpdate({ target: [ofUser, ofAgency, name], set: remembered })
    .returning({ id })
  if (!row) throw new AppError('internal')
  return row.id
}

export type RunDependencies = Pick<RunNeeds, 'db' | 'queue' | 'notifier'>

/** Also goes on after a pause. Throws `conflict`. */
export async function runImportOf(
  { db, queue }: RunDependencies,
  id: string,
  { withdraw, actor }: { withdraw: boolean; actor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, id, actor)
    if (found.state !== 'ready' || !found.sourceId) throw notNow()
    await requireAlone(tx, found)
    if (!withdraw && !found.isPaused)
      await tx.delete(importRows).where(and(eq(importRows.importId, id), eq(importRows.action, 'withdraw')))
    await tx
      .update(imports)
      .set({ ...{ state: 'running', phase: 'import', isPaused: false, failures: 0 } })
      .where(eq(imports.id, id))
    const waiting = await tx
      .selectDistinct({ number: importPictures.number })
      .from(importPictures)
      .where(and(eq(importPictures.importId, id), eq(importPictures.state, 'pending')))
    if (found.feedId !== null) await approveFeed(tx, found)
    await queue.send(runSheet, { importId: id }, { tx })
    if (waiting.length > 0)
      await queue.sendAll(
        waiting.map(({ number }) => toSend(fetchPictures, { importId: id, number })),
        { tx },
      )
  })
}

async function requireAlone(tx: Db, { id, sourceId }: ImportRecord): Promise<void> {
  const [other] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.sourceId, sourceId ?? ''), eq(imports.state, 'running'), ne(imports.id, id)))
    .limit(1)
  if (other) throw notNow('runsAlready')
}

/** Throws `conflict` unless it runs. */
export async function pauseImport(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, id, actor)
    if (found.state !== 'running' || found.phase !== 'import') throw notNow()
    await tx.update(imports).set({ state: 'ready', isPaused: true }).where(eq(imports.id, id))
  })
}

/** What was written stays. Throws `conflict` unless it runs or is paused. */
export async function stopImport({ db, notifier }: RunDependencies, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, id, actor)
    if (found.phase !== 'import' || (found.state !== 'running' && !found.isPaused)) throw notNow()
    await tx
      .update(importPictures)
      .set({ state: 'failed', problem: 'stopped' })
      .where(and(eq(importPictures.importId, id), eq(importPictures.state, 'pending')))
    await end(tx, id, 'done', { notifier })
  })
}

/** Throws `conflict` where anything that it wrote was changed since. */
export async function undoImport({ db, queue }: RunDependencies, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, id, actor, 'remove')
    if (!isUndoable(found)) throw notNow()
    await requireAlone(tx, found)
    const [changed] = await tx
      .select({ count: count() })
      .from(importRows)
      .innerJoin(listings, eq(listings.id, importRows.listingId))
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.isDone, true),
          inArray(importRows.action, [...writtenActions]),
          isNotNull(importRows.writtenAt),
          or(
            gt(listings.updatedAt, importRows.writtenAt),
            sql`${listings.updatedAt} < ${importRows.writtenAt}`,
          ),
        ),
      )
    if ((changed?.count ?? 0) > 0)
      throw new AppError('conflict', {
        sentence: (language) => words(language).imports.report.changedSince,
      })
    await tx
      .update(imports)
      .set({ ...{ state: 'running', phase: 'undo', failures: 0 } })
      .where(eq(imports.id, id))
    // Else it would write the same again.
    if (found.feedId !== null) await stopFeed(tx, found.feedId)
    await queue.send(undoSheet, { importId: id }, { tx })
  })
}

export function isUndoable({ state, phase, rowsDone, createdAt }: ImportRecord & OfParty): boolean {
  const isRecent = Date.now() - createdAt.getTime() < (rowDays - 1) * 86_400_000
  return state === 'done' && phase === 'import' && rowsDone > 0 && isRecent
}
