import { eq } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOf, titleIn, writeTexts } from '#server/listings/listingTexts.ts'
import type { ActivityChanges, ActivityEvent } from '#shared/activities.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { type ListingChange, type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { type ListingColumns, listingChanges, listingEvent } from './changes.ts'
import { requirePlausibleLocation, requirePlausiblePrices } from './doubts.ts'
import { changedDraft, isSameAmount, isTypedPriceOf, type ListingFacts } from './draft.ts'
import { moveTo } from './lifecycle.ts'
import { columnsOf, inDollars } from './listingRows.ts'
import { lockListing } from './lockListing.ts'
import type { OnPriced } from './publish.ts'

interface Change {
  by: ActivityActor
  now?: Date
}

/** Checks no rights. Throws `not_found`. */
export async function changePrice(
  db: Db,
  id: string,
  price: { amount: number; currency: 'USD' | 'PYG' },
  { by, rate, now = new Date(), onPriced }: Change & { rate: number; onPriced?: OnPriced },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, id)
    if (!row) throw new AppError('not_found')
    const plan = planChange(row, { price, confirmPrice: true }, rate)
    await write(tx, row, { ...plan.facts, ...plan.price }, { by, now })
    await insertPrice(tx, id, plan.price, now)
    await onPriced?.(tx, [id])
  })
}

/** Checks no rights. Throws `not_found`. */
export async function changeStatus(
  db: Db,
  id: string,
  status: ListingStatus,
  { by, now = new Date() }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, id)
    if (!row) throw new AppError('not_found')
    await write(tx, row, moveTo(row, status, now), { by, now })
  })
}

/** Throws `invalid`, `price_currency_suspect` and `location_suspect`. */
export function planChange(row: ListingFacts, change: ListingChange, rate: number) {
  const draft = changedDraft(row, change)
  const isPriceGiven = change.price != null || change.priceUSD != null
  requirePlausiblePrices(draft, rate, { row, isPriceGiven })
  requirePlausibleLocation(draft, row)
  const price = nextPrice(row, draft, rate)
  const isPriceChanged =
    !isSameAmount(price.priceUsd, row.priceUsd) || price.priceCurrency !== row.priceCurrency
  const facts = columnsOf(draft, {
    priceUsd: Number(price.priceUsd),
    rate,
    wasConfirmed: row.priceConfirmed,
  })
  const isConfirmed = facts.priceConfirmed !== row.priceConfirmed
  return {
    draft,
    price,
    facts,
    texts: textsOf(draft),
    asksAnother: isPriceChanged,
    isOtherMarket: isPriceChanged || isOtherMarket(row, facts),
    needsAnalysis: isPriceChanged || isConfirmed || isOtherMarket(row, facts),
  }
}

/** An unchanged price keeps its conversion. */
function nextPrice(row: ListingFacts, draft: NewListing, rate: number) {
  const typed = typedPrice(draft)
  if (!typed) throw new AppError('invalid', { fields: { priceUSD: 'required' } })
  return {
    priceAmount: String(typed.amount),
    priceCurrency: typed.currency,
    priceUsd: isTypedPriceOf(row, typed) ? row.priceUsd : String(inDollars(typed, rate)),
  }
}

function isOtherMarket(row: ListingFacts, facts: ReturnType<typeof columnsOf>): boolean {
  if (!isSameAmount(facts.area, row.area)) return true
  const market = ['propertyType', 'transactionType', 'neighborhood', 'city'] as const
  return market.some((name) => facts[name] !== row[name])
}

interface Written {
  by: ActivityActor
  now: Date
  /** Default: derived from the columns. */
  event?: ActivityEvent
  changes?: ActivityChanges | undefined
}

/** With its activity. */
export async function write(
  tx: Db,
  row: ListingFacts,
  columns: ListingColumns,
  { by, now, event = listingEvent(row, columns), changes }: Written,
): Promise<void> {
  const { texts, ...changed } = columns
  if (texts) await writeTexts(tx, row.id, row.texts, texts)
  await tx
    .update(listings)
    .set({ ...changed, updatedAt: now })
    .where(eq(listings.id, row.id))
  await recordActivity(tx, {
    actor: by,
    event,
    subject: { kind: 'listing', id: row.id, name: titleIn({ ...row.texts, ...texts }) },
    changes: { ...listingChanges(row, columns), ...changes },
    reason: event === 'reject' ? changed.rejectionReason : null,
    at: now,
  })
}

export async function insertPrice(
  tx: Db,
  listingId: string,
  { priceAmount, priceCurrency, priceUsd }: ReturnType<typeof nextPrice>,
  since: Date,
): Promise<void> {
  const price = { amount: priceAmount, currency: priceCurrency, priceUsd }
  await tx.insert(listingPrices).values({ listingId, ...price, since })
}
