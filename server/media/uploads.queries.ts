import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { whereUploadOf } from './media.policy.ts'
import { media } from './media.table.ts'
import { mediaUploads } from './mediaUploads.table.ts'

export interface PictureRow {
  id: string
  width: number
  height: number
  placeholder: string | null
}

/** Until the end of the transaction. */
export async function lockPicture(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${id}`}, 0))`)
}

export async function findUpload(db: Db, id: string): Promise<PictureRow | undefined> {
  const [row] = await db
    .select({ id: media.id, width: media.width, height: media.height, placeholder: media.placeholder })
    .from(media)
    .where(and(eq(media.id, id), eq(media.origin, 'upload')))
  return row
}

export async function insertPicture(tx: Db, picture: PictureRow & { bytes: number }): Promise<void> {
  await tx
    .insert(media)
    .values({ ...picture, origin: 'upload' })
    .onConflictDoNothing()
}

/** `userId` null: administrators. */
export async function insertUpload(tx: Db, mediaId: string, userId: string | null): Promise<void> {
  await tx
    .insert(mediaUploads)
    .values({ mediaId, userId })
    .onConflictDoUpdate({
      target: [mediaUploads.mediaId, mediaUploads.userId],
      set: { createdAt: sql`now()` },
    })
}

export async function storedBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${media.bytes}), 0)` })
    .from(mediaUploads)
    .innerJoin(media, eq(media.id, mediaUploads.mediaId))
    .where(whereUploadOf(userId))
  return Number(row?.bytes ?? 0)
}

const isForgotten = (db: Db, since: Date): SQL =>
  sql`not exists (${db
    .select({ one: sql`1` })
    .from(mediaUploads)
    .where(and(eq(mediaUploads.mediaId, media.id), gte(mediaUploads.createdAt, since)))})`

export async function findForgotten(db: Db, isUnused: SQL, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.origin, 'upload'), isForgotten(db, since), isUnused))
    .orderBy(asc(media.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function findUnknown(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, names))
  const known = new Set(rows.map(({ id }) => id))
  return names.filter((name) => !known.has(name))
}

/** Returns whether it was deleted. */
export async function deleteForgotten(tx: Db, id: string, isUnused: SQL, since: Date): Promise<boolean> {
  const rows = await tx
    .delete(media)
    .where(and(eq(media.id, id), eq(media.origin, 'upload'), isForgotten(tx, since), isUnused))
    .returning({ id: media.id })
  return rows.length > 0
}

/** `userId` null: administrators. */
export function findUploadsOf(db: Db, userId: string | null) {
  return db
    .select({
      id: media.id,
      width: media.width,
      height: media.height,
      uploadedAt: mediaUploads.createdAt,
    })
    .from(mediaUploads)
    .innerJoin(media, eq(media.id, mediaUploads.mediaId))
    .where(whereUploadOf(userId))
    .orderBy(asc(mediaUploads.createdAt), asc(media.id))
}
