import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { type ActivityActor, recordActivity } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { readTexts, textsOf, titleIn, writeTexts } from '#server/listings/listingTexts.ts'
import type { ActivityChanges, ActivityEvent } from '#shared/activities.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import {
  type ListingChange,
  looksLikeOtherCurrency,
  type NewListing,
  suspectRents,
  typedPrice,
} from '#shared/listings/publishing.ts'
import { type ListingColumns, listingChanges, listingEvent } from './changes.ts'
import { changedDraft, type ListingFacts } from './draft.ts'
import { moveTo } from './lifecycle.ts'
import { type OnPriced, refuseRents } from './publish.ts'
import { columnsOf, inDollars } from './rows.ts'

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

const { search: _search, ...columns } = getTableColumns(listings)

export async function lockListing(tx: Db, id: string): Promise<ListingFacts | undefined> {
  const [row] = await tx.select(columns).from(listings).where(eq(listings.id, id)).for('update')
  // Read under the lock: its last holder may have changed them.
  return row && { ...row, texts: await readTexts(tx, id) }
}

/** By id, unlocked. */
export async function readListings(db: Db, ids: string[]): Promise<Map<string, ListingFacts>> {
  const rows = await db.select(columns).from(listings).where(inArray(listings.id, ids))
  const facts = await Promise.all(rows.map(async (row) => ({ ...row, texts: await readTexts(db, row.id) })))
  return new Map(facts.map((row) => [row.id, row]))
}

/** Throws `invalid` and `price_currency_suspect`. */
export function planChange(row: ListingFacts, change: ListingChange, rate: number) {
  const draft = changedDraft(row, change)
  const price = nextPrice(row, draft, rate)
  const isPriceChanged =
    !sameAmount(price.priceUsd, row.priceUsd) || price.priceCurrency !== row.priceCurrency
  if (!draft.confirmPrice)
    refuseRents(suspectRents(draft).filter((name) => !sameAmount(draft[name] ?? null, row[name])))
  const facts = columnsOf(draft, Number(price.priceUsd))
  return {
    draft,
    price,
    facts,
    texts: textsOf(draft),
    asksAnother: isPriceChanged,
    needsAnalysis: isPriceChanged || isOtherMarket(row, facts),
  }
}

/** An unchanged price keeps its conversion. */
function nextPrice(row: ListingFacts, draft: NewListing, rate: number) {
  const typed = typedPrice(draft)
  if (!typed) throw new AppError('invalid', { fields: { priceUSD: 'required' } })
  const isSame = typed.currency === row.priceCurrency && sameAmount(typed.amount, row.priceAmount)
  const isSameOffer = isSame && draft.transactionType === row.transactionType
  if (!isSameOffer && !draft.confirmPrice && looksLikeOtherCurrency(typed, draft.transactionType, rate))
    throw new AppError('price_currency_suspect', { fields: { priceUSD: 'invalid' } })
  return {
    priceAmount: String(typed.amount),
    priceCurrency: typed.currency,
    priceUsd: isSame ? row.priceUsd : String(inDollars(typed, rate)),
  }
}

const cents = (amount: number | string | null) => (amount === null ? null : Math.round(Number(amount) * 100))
const sameAmount = (a: number | string | null, b: number | string | null) => cents(a) === cents(b)

function isOtherMarket(row: ListingFacts, facts: ReturnType<typeof columnsOf>): boolean {
  if (!sameAmount(facts.area, row.area)) return true
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
