import { eq } from 'drizzle-orm'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { mediaUploads } from './mediaUploads.table.ts'
import { findUploadsOf } from './uploads.queries.ts'

/** Pictures are swept when no listing shows them. */
export const uploadsData: PersonalDataSource = {
  name: 'photos',
  export: (db, userId) => findUploadsOf(db, userId),
  async erase(tx, userId) {
    await tx.delete(mediaUploads).where(eq(mediaUploads.userId, userId))
  },
}
