import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { readShown } from '#server/listings/listings.service.ts'
import { asNumber } from '#shared/core/money.ts'
import { isPlausible } from '#shared/listings/priceDoubts.ts'
import { toCents } from '#shared/market/market.ts'
import type { ListingVerdict } from '#shared/prices/prices.ts'
import { priceKindOf } from './analyses.service.ts'
import type { Accuracy } from './estimate/accuracy.service.ts'
import type { Estimator } from './estimate/estimator.ts'
import { factsOf } from './estimate/pool.ts'
import type { Markets } from './market.service.ts'
import { findMeasured } from './prices.queries.ts'
import { standingOf } from './standing.ts'

/** Throws `not_found`. */
export async function judgeListing(
  context: Pick<Context, 'db' | 'database'> & {
    cards: Pick<CardStore, 'read'>
    markets: Pick<Markets, 'without'>
    estimator: Estimator
    accuracy: Accuracy
  },
  id: string,
  actor: Actor,
): Promise<ListingVerdict> {
  const listing = await readShown(context, context.cards, id, actor)
  const transactionType = priceKindOf(listing.transactionType)
  const price = asNumber(listing.priceUSD)
  const area = asNumber(listing.area)
  if (area <= 0) return { transactionType, pricePerSqm: null, reason: 'no_area', standing: null }
  if (price <= 0) return { transactionType, pricePerSqm: null, reason: 'no_price', standing: null }
  const pricePerSqm = price / area
  if (listing.roomOnly && transactionType === 'rent')
    return { transactionType, pricePerSqm: toCents(pricePerSqm), reason: 'room_only', standing: null }
  const isCounting =
    isPlausible(listing.transactionType, price) || (await isPriceConfirmed(context.database.reads, id))
  if (!isCounting)
    return { transactionType, pricePerSqm: toCents(pricePerSqm), reason: 'price_in_doubt', standing: null }

  const { database, markets, estimator, accuracy } = context
  const market = { ...listing, transactionType }
  const { scope, comparables } = await markets.without(database.reads, market, id)
  const { summary } = comparables
  if (!summary) {
    return { transactionType, pricePerSqm: toCents(pricePerSqm), reason: 'no_comparables', standing: null }
  }
  const facts = factsOf({ ...listing, amenities: listing.amenities.length }, listing.propertyType)
  const estimate = await estimator.estimate(database.reads, { ...market, area, facts, id })
  const typicalErrorPercent = await accuracy.typicalError(database.reads, market)
  return {
    transactionType,
    pricePerSqm: toCents(pricePerSqm),
    reason: estimate ? null : 'few_comparables',
    standing: {
      ...standingOf(price, area, { summary, scope, estimate, typicalErrorPercent }),
      leftOut: comparables.leftOut.size,
    },
  }
}

async function isPriceConfirmed(db: Db, id: string): Promise<boolean> {
  const [row] = await findMeasured(db, [id])
  return row?.priceConfirmed ?? false
}
