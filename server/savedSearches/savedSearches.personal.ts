import { eq } from 'drizzle-orm'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { findSubscriber } from './savedSearches.queries.ts'
import { listSavedSearches } from './savedSearches.service.ts'
import { savedSearchSubscribers } from './savedSearches.table.ts'

export const savedSearchesData: PersonalDataSource = {
  name: 'savedSearches',
  async export(db, userId) {
    return listSavedSearches(db, await findSubscriber(db, { userId }))
  },
  async erase(tx, userId) {
    await tx.delete(savedSearchSubscribers).where(eq(savedSearchSubscribers.userId, userId))
  },
}
