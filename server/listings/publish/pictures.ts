import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { changesBetween } from '#server/activities/changes.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isOfNoDevelopment } from '#server/developments/pictures.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { uploadsOwner } from '#server/media/media.policy.ts'
import { media as pictures } from '#server/media/media.table.ts'
import { areUploadsOf } from '#server/media/uploads.service.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import type { NewListing } from '#shared/listings/publishing.ts'
import { type Author, picturesOf } from './listingRows.ts'

/** Throws `invalid` unless attached already or uploaded by the author. */
export async function requireOwnPictures(
  db: Db,
  media: NewListing['media'],
  author: Author,
  attached: ReadonlySet<string> = new Set(),
): Promise<void> {
  const added = media.map(({ id }) => id).filter((id) => !attached.has(id))
  // Against the sweep of unattached uploads.
  await db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, added)).for('key share')
  if (!(await areUploadsOf(db, added, uploadsOwner(author))))
    throw new AppError('invalid', { fields: { media: 'invalid' } })
}

/** Attached ones may stay. Throws `invalid`. */
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

/** Ids in order, the primary one first; `captions` likewise. */
export async function pictureChanges(
  tx: Db,
  listingId: string,
  media: NewListing['media'],
): Promise<ActivityChanges> {
  return changesBetween(await readPictures(tx, listingId), toldPictures(picturesOf(media, listingId)))
}

export async function readPictures(tx: Db, listingId: string): Promise<ToldPictures> {
  return (await readPicturesOf(tx, [listingId]))(listingId)
}

export async function readPicturesOf(tx: Db, ids: string[]): Promise<(listingId: string) => ToldPictures> {
  const { listingId, mediaId, caption, isPrimary } = listingMedia
  const rows = await tx
    .select({ listingId, mediaId, caption, isPrimary })
    .from(listingMedia)
    .where(inArray(listingMedia.listingId, ids))
    .orderBy(asc(listingMedia.position))
  return (id) => toldPictures(rows.filter((row) => row.listingId === id))
}

interface Told {
  mediaId: string
  caption?: string | null
  isPrimary?: boolean
}

type ToldPictures = ReturnType<typeof toldPictures>

function toldPictures(pictures: readonly Told[]) {
  const inOrder = pictures.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  return {
    media: inOrder.map(({ mediaId }) => mediaId),
    captions: inOrder.map(({ caption }) => caption ?? ''),
  }
}

/** SQL condition on `media`, for any status. */
export function isUnattached(db: Db): SQL {
  const listed = db.select({ one: sql`1` }).from(listingMedia).where(eq(listingMedia.mediaId, pictures.id))
  const isLogo = db.select({ one: sql`1` }).from(agencies).where(eq(agencies.logoId, pictures.id))
  return sql`not exists (${listed}) and not exists (${isLogo}) and ${isOfNoDevelopment(db)}`
}
