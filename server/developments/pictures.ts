import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError, type FieldProblem } from '#server/core/errors.ts'
import { media } from '#server/media/media.table.ts'
import { areUploadsOf } from '#server/media/uploads.service.ts'
import type { NewDevelopment } from '#shared/developments/teamDevelopments.ts'
import type { Developer } from './developments.policy.ts'
import { developmentPictures } from './developments.table.ts'
import { developmentUnitTypes } from './units.table.ts'

type Pictures = NonNullable<NewDevelopment['pictures']>

/** Throws `invalid` unless there already or uploaded by who writes. */
export async function requireOwnUploads(
  tx: Db,
  ids: readonly string[],
  by: Developer,
  field: string,
): Promise<void> {
  if (ids.length === 0) return
  // Against the sweep of unused uploads.
  await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .for('key share')
  const problem: Record<string, FieldProblem> = { [field]: 'invalid' }
  if (!(await areUploadsOf(tx, [...ids], by.kind === 'user' ? by.id : null)))
    throw new AppError('invalid', { fields: problem })
}

/** Throws `invalid`. */
export async function replacePictures(
  tx: Db,
  developmentId: string,
  pictures: Pictures,
  by: Developer,
): Promise<void> {
  const p = developmentPictures
  const attached = await tx.select({ id: p.mediaId }).from(p).where(eq(p.developmentId, developmentId))
  const known = new Set(attached.map(({ id }) => id))
  const added = pictures.map(({ id }) => id).filter((id) => !known.has(id))
  await requireOwnUploads(tx, added, by, 'pictures')
  await tx.delete(p).where(eq(p.developmentId, developmentId))
  if (pictures.length === 0) return
  await tx.insert(p).values(
    pictures.map(({ id, caption, month = null }, position) => ({
      developmentId,
      mediaId: id,
      position,
      caption: caption || null,
      month,
    })),
  )
}

/** SQL condition on `media`. */
export function isOfNoDevelopment(db: Db): SQL {
  const one = { one: sql`1` }
  const shown = db.select(one).from(developmentPictures).where(eq(developmentPictures.mediaId, media.id))
  const plan = db.select(one).from(developmentUnitTypes).where(eq(developmentUnitTypes.planId, media.id))
  return sql`not exists (${shown}) and not exists (${plan})`
}
