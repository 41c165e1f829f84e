import { eq, isNull, type SQL } from 'drizzle-orm'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { mediaUploads } from './mediaUploads.table.ts'

/** Whose uploads somebody may attach and is counted for; null: the administrators', who have theirs together. */
export type UploadsOwner = string | null

/** Whose uploads are the actor's own. Throws `not_signed_in`. */
export function uploadsOwner(actor: Actor): UploadsOwner {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  return actor.kind === 'user' ? actor.id : null
}

/** Whether an upload is theirs. */
export const isUploadOf = (owner: UploadsOwner, upload: { userId: string | null }): boolean =>
  upload.userId === owner

/** The same as a condition on the table. */
export const whereUploadOf = (owner: UploadsOwner): SQL =>
  owner === null ? isNull(mediaUploads.userId) : eq(mediaUploads.userId, owner)
