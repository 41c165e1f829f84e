import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'

export async function moveListings(tx: Db, from: string, agencyId: string | null): Promise<void> {
  await tx.update(listings).set({ agencyId }).where(eq(listings.agencyId, from))
}
