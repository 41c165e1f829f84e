import { and, countDistinct, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import { mediaUploads } from './mediaUploads.table.ts'

/** Whether every one of these pictures was uploaded by this user; `null`: by the administrators. */
export async function areUploadsOf(db: Db, mediaIds: string[], userId: string | null): Promise<boolean> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return true
  const theirs = userId === null ? isNull(mediaUploads.userId) : eq(mediaUploads.userId, userId)
  const [found] = await db
    .select({ count: countDistinct(mediaUploads.mediaId) })
    .from(mediaUploads)
    .where(and(inArray(mediaUploads.mediaId, ids), theirs))
  return found?.count === ids.length
}
