import { desc, inArray } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { isOwnedBy } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { priceAnalyses } from './priceAnalyses.table.ts'

function isOfOwn(db: Db, userId: string) {
  const own = db.select({ id: listings.id }).from(listings).where(isOwnedBy(userId))
  return inArray(priceAnalyses.listingId, own)
}

export const priceAnalysesData: PersonalDataSource = {
  name: 'priceAnalyses',
  export(db, userId) {
    return db
      .select()
      .from(priceAnalyses)
      .where(isOfOwn(db, userId))
      .orderBy(desc(priceAnalyses.createdAt), priceAnalyses.id)
  },
  async erase(tx, userId) {
    await tx.delete(priceAnalyses).where(isOfOwn(tx, userId))
  },
}
