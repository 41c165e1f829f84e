import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { uploadsOwner } from '#server/media/media.policy.ts'
import { media as pictures } from '#server/media/media.table.ts'
import { areUploadsOf } from '#server/media/uploads.service.ts'
import type { NewListing } from '#shared/listings/publishing.ts'
import { type Author, picturesOf } from './rows.ts'

/** Throws `invalid` (field `media`) unless each picture is an upload of the author's own, or is among those that may stay. */
export async function requireOwnPictures(
  db: Db,
  media: NewListing['media'],
  author: Author,
  mayStay: ReadonlySet<string> = new Set(),
): Promise<void> {
  const added = media.map(({ id }) => id).filter((id) => !mayStay.has(id))
  // Held, so that none is swept away before it is attached.
  await db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, added)).for('key share')
  if (!(await areUploadsOf(db, added, uploadsOwner(author))))
    throw new AppError('invalid', { fields: { media: 'invalid' } })
}

/** Gives a listing these pictures instead of those it has, which may be among them whoever uploaded them. Throws `invalid`. */
export async function replacePictures(
  tx: Db,
  listingId: string,
  media: NewListing['media'],
  author: Author,
): Promise<void> {
  const attached = await tx
    .select({ id: listingMedia.mediaId })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId))
  await requireOwnPictures(tx, media, author, new Set(attached.map(({ id }) => id)))
  await tx.delete(listingMedia).where(eq(listingMedia.listingId, listingId))
  const rows = picturesOf(media, listingId)
  if (rows.length > 0) await tx.insert(listingMedia).values(rows)
}

/** That no listing of any status shows a picture, as a condition on a row of `media`. */
export function isInNoListing(db: Db): SQL {
  const listed = db.select({ one: sql`1` }).from(listingMedia).where(eq(listingMedia.mediaId, pictures.id))
  return sql`not exists (${listed})`
}
