import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { changeListing, deleteListing } from '#server/listings/publish/change.ts'
import { lockListing } from '#server/listings/publish/lockListing.ts'
import {
  type BatchNeeds,
  changeNeeds,
  type ImportHead,
  type RowToWrite,
  unversioned,
  type Writer,
} from './runNeeds.ts'

/** Takes back what a row wrote, unless its listing was changed since. */
export async function undoRow(
  tx: Db,
  row: RowToWrite,
  { head, writer, needs }: { head: ImportHead & { sourceId: string }; writer: Writer; needs: BatchNeeds },
): Promise<void> {
  const { listingId, externalId, writtenAt } = row
  const isUndone = await tx
    .transaction(async (part) => {
      const facts = listingId === null ? undefined : await lockListing(part, listingId)
      if (!facts || !writtenAt || facts.updatedAt.getTime() !== writtenAt.getTime()) return false
      const editing = { actor: writer.actor, version: unversioned }
      const own = changeNeeds(needs, part)
      const key = and(
        eq(listingSources.sourceId, head.sourceId),
        eq(listingSources.externalId, externalId ?? ''),
      )
      if (row.action === 'create') {
        await deleteListing(own, facts.id, editing)
        await part.delete(listingSources).where(key)
        return true
      }
      const { change, source } = row.before ?? { change: {}, source: null }
      if (Object.keys(change).length > 0)
        await changeListing(own, facts.id, { ...change, confirmPrice: true, confirmLocation: true }, editing)
      await part
        .update(listingSources)
        .set({ ...source, withdrawnAt: null, rawHash: null })
        .where(key)
      return true
    })
    .catch((error: unknown) => {
      // Its place may have been taken away since, or what it was is no longer allowed.
      if (error instanceof AppError && error.status < 500) return false
      throw error
    })
  const kept = { code: 'changed_since', field: null, column: null, value: '' }
  await tx
    .update(importRows)
    .set({ isDone: false, ...(!isUndone && { warnings: [...row.warnings, kept] }) })
    .where(sql`${importRows.importId} = ${head.id} and ${eq(importRows.number, row.number)}`)
}
