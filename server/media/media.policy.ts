import { eq, isNull, type SQL } from 'drizzle-orm'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { mediaUploads } from './mediaUploads.table.ts'

/** Null: the administrators, shared. */
export type UploadsOwner = string | null

/** Throws `not_signed_in`. */
export function uploadsOwner(actor: Actor): UploadsOwner {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  return actor.kind === 'user' ? actor.id : null
}

export const whereUploadOf = (owner: UploadsOwner): SQL =>
  owner === null ? isNull(mediaUploads.userId) : eq(mediaUploads.userId, owner)
