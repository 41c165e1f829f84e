import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordActivities, systemActor } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, wireTexts } from '#server/listings/listingTexts.ts'
import { confirmed } from './lifecycle.ts'

/** Whoever brings them in says again that they are offered: nobody is asked. Checks no rights. */
export async function confirmListings(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(listings)
    .set(confirmed(new Date()))
    .where(and(inArray(listings.id, [...ids]), eq(listings.status, 'active')))
}

/** Of those that are paused; nobody is told, as nothing changes for visitors. Checks no rights. */
export async function expirePaused(tx: Db, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .update(listings)
    .set({ status: 'expired', updatedAt: sql`now()` })
    .where(and(inArray(listings.id, [...ids]), eq(listings.status, 'draft')))
    .returning({ id: listings.id, texts: textsOfRow(listings.id) })
  await recordActivities(
    tx,
    rows.map(({ id, texts }) => ({
      actor: systemActor,
      event: 'expire',
      subject: { kind: 'listing', id, name: wireTexts(texts).title },
      changes: { status: ['draft', 'expired'] },
    })),
  )
}
