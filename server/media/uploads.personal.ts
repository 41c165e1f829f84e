import { eq } from 'drizzle-orm'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { mediaUploads } from './mediaUploads.table.ts'
import { findUploadsOf } from './uploads.queries.ts'

/**
 * A user's pictures. With the account goes the note of who uploaded them; the pictures themselves are swept as soon as
 * no listing shows them.
 */
export const uploadsData: PersonalDataSource = {
  name: 'photos',
  export: (db, userId) => findUploadsOf(db, userId),
  async erase(tx, userId) {
    await tx.delete(mediaUploads).where(eq(mediaUploads.userId, userId))
  },
}
