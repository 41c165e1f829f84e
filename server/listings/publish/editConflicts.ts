import { changesSince } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import type { EditConflict } from '#shared/core/editConflict.ts'
import type { ListingFacts } from './draft.ts'

/**
 * `basedOn`: timestamp of the edited version. Throws `edited_meanwhile` with the fields that others have
 * changed.
 */
export async function requireUnchanged(
  tx: Db,
  row: ListingFacts,
  { basedOn, wanted }: { basedOn: string; wanted: ActivityChanges },
): Promise<void> {
  const base = new Date(basedOn)
  if (row.updatedAt.getTime() === base.getTime()) return
  const since = await changesSince(tx, row.id, base)
  const conflicts = Object.entries(wanted).flatMap(([field, [current]]): EditConflict[] => {
    const last = since.findLast(({ changes }) => changes && field in changes)
    return last ? [{ field, userName: last.userName, at: last.createdAt.toISOString(), value: current }] : []
  })
  if (conflicts.length > 0) throw new AppError('edited_meanwhile', { conflicts })
}
