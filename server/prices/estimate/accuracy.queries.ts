import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { type RowOf, selection } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import { estimateAccuracy } from './estimateAccuracy.table.ts'

export type AccuracyRow = typeof estimateAccuracy.$inferSelect

const named = alias(listings, 'named')
const markets = selection({
  propertyType: named.propertyType,
  transactionType: sql<PriceKind>`market.kind`,
  city: named.city,
})

/** Types and cities with active listings. */
export async function findMarkets(db: Db): Promise<RowOf<typeof markets>[]> {
  return markets.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select l.property_type, l.city_key, offer.kind, min(l.id) as id
      from listings l cross join (values ('sale', true, null), ('rent', null, true)) as offer(kind, sold, rented)
      where l.status = 'active' and (l.for_sale = offer.sold or l.for_rent = offer.rented)
      group by l.property_type, l.city_key, offer.kind
    ) as market join listings named on named.id = market.id
    order by market.property_type, market.kind, market.city_key`,
  )
}

/** In place of the measurement before. */
export async function replaceAccuracy(db: Db, rows: AccuracyRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(estimateAccuracy)
    if (rows.length > 0) await tx.insert(estimateAccuracy).values(rows)
  })
}

/** Types in order, all cities first, then the one with most listings. */
export async function findAccuracy(db: Db): Promise<AccuracyRow[]> {
  return db
    .select()
    .from(estimateAccuracy)
    .orderBy(
      estimateAccuracy.transactionType,
      estimateAccuracy.propertyType,
      sql`${estimateAccuracy.city} is not null`,
      sql`${estimateAccuracy.listings} desc`,
      estimateAccuracy.city,
    )
}
