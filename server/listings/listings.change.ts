import { eq, getTableColumns } from 'drizzle-orm'
import type { Actor } from '#server/core/actor.ts'
import type { Db } from '#server/core/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import type { ListingStatus } from '#shared/listingTypes.ts'
import {
  type ListingChange,
  looksLikeOtherCurrency,
  type NewListing,
  typedPrice,
} from '#shared/publishing.ts'
import { activities } from './activities.table.ts'
import { confirmed, moveTo, nextStatus } from './lifecycle.ts'
import { listerOf } from './lister.ts'
import { listingPrices } from './listingPrices.table.ts'
import { changedDraft, type ListingFacts } from './listings.draft.ts'
import { replacePictures } from './listings.pictures.ts'
import type { OnPriced } from './listings.publish.ts'
import { factsOf, inDollars, type Lister } from './listings.rows.ts'
import { listings } from './listings.table.ts'

/** What changing listings needs of others. */
export interface ChangeNeeds {
  db: Db
  /** Guaraníes to the dollar. */
  rate: () => Promise<number>
  onPriced: OnPriced
}

/**
 * Changes a listing: what is named; the rest stays. All of it or nothing, one change after the other. An owner's `featured` and
 * `rejectionReason` are not heard. Throws `not_found`, `forbidden`, `invalid` and `price_currency_suspect`.
 */
export async function changeListing(
  needs: ChangeNeeds,
  id: string,
  { status, featured, rejectionReason, ...change }: ListingChange,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const rate = await needs.rate()
  await withTheirs(needs.db, id, actor, async (tx, row, by) => {
    const plan = isEmpty(change) ? undefined : planChange(row, change, rate)
    const columns = {
      ...plan?.facts,
      ...plan?.price,
      ...moveTo(row, await statusAfter(tx, row, status, by), now),
      ...(by.kind === 'admin' ? { featured, ...(rejectionReason !== undefined && { rejectionReason }) } : {}),
    }
    if (isEmpty(columns)) return
    await write(tx, row, columns, by, now)
    if (!plan) return
    if (change.media) await replacePictures(tx, id, plan.draft.media, by)
    if (plan.asksAnother) await keepPrice(tx, id, plan.price, now)
    if (plan.asksAnother || isElsewhere(row, plan.facts)) await needs.onPriced(tx, [id])
  })
}

/** Deletes a listing, softly: only administrators still see it. Throws `not_found` and `forbidden`. */
export async function deleteListing(db: Db, id: string, actor: Actor, now = new Date()): Promise<void> {
  await withTheirs(db, id, actor, async (tx, row, by) => {
    if (row.status !== 'deleted') await write(tx, row, moveTo(row, 'deleted', now), by, now)
  })
}

/** Confirms that a listing still stands; one that had expired is shown again. Throws `conflict` for any other. */
export async function renewListing(db: Db, id: string, actor: Actor, now = new Date()): Promise<void> {
  await withTheirs(db, id, actor, async (tx, row, by) => {
    if (row.status !== 'active' && row.status !== 'expired')
      throw new AppError('conflict', { sentence: (language) => words(language).errors.notRenewable })
    await write(tx, row, { ...moveTo(row, 'active', now), ...confirmed(now) }, by, now)
  })
}

const { search: _search, ...columns } = getTableColumns(listings)

/** Does something to a listing that nobody else changes meanwhile, as one who may. Throws `not_found` and `forbidden`. */
async function withTheirs(
  db: Db,
  id: string,
  actor: Actor,
  work: (tx: Db, row: ListingFacts, by: Lister) => Promise<void>,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const by = await listerOf(tx, actor)
    const [row] = await tx.select(columns).from(listings).where(eq(listings.id, id)).for('update')
    if (!row || (row.status === 'deleted' && by.kind !== 'admin')) throw new AppError('not_found')
    if (by.kind !== 'admin' && row.ownerUserId !== by.id) throw new AppError('forbidden')
    await work(tx, row, by)
  })
}

async function statusAfter(tx: Db, row: ListingFacts, wanted: ListingStatus | undefined, { kind }: Lister) {
  if (wanted === undefined) return row.status
  const { moderation } = await readSettings(tx)
  return nextStatus(row, wanted, { kind, moderation })
}

/** The listing as it would be, and what of its price that changes. Throws `invalid` and `price_currency_suspect`. */
function planChange(row: ListingFacts, change: ListingChange, rate: number) {
  const draft = changedDraft(row, change)
  const price = priceAfter(row, draft, rate)
  const asksAnother = !sameAmount(price.priceUsd, row.priceUsd) || price.priceCurrency !== row.priceCurrency
  return { draft, price, asksAnother, facts: factsOf(draft, Number(price.priceUsd)) }
}

/** A price in guaraníes that stays as typed keeps the dollars it had, whatever the rate is now. */
function priceAfter(row: ListingFacts, draft: NewListing, rate: number) {
  const typed = typedPrice(draft)
  if (!typed) throw new AppError('invalid', { fields: { priceUSD: 'required' } })
  const same = typed.currency === row.priceCurrency && sameAmount(typed.amount, row.priceAmount)
  const kindStays = same && draft.transactionType === row.transactionType
  if (!kindStays && !draft.confirmPrice && looksLikeOtherCurrency(typed, draft.transactionType, rate))
    throw new AppError('price_currency_suspect', { fields: { priceUSD: 'invalid' } })
  return {
    priceAmount: String(typed.amount),
    priceCurrency: typed.currency,
    priceUsd: same ? row.priceUsd : String(inDollars(typed, rate)),
  }
}

const cents = (amount: number | string | null) => (amount === null ? null : Math.round(Number(amount) * 100))
const sameAmount = (a: number | string | null, b: number | string | null) => cents(a) === cents(b)

/** Whether it is measured against another market, or by another size. */
function isElsewhere(row: ListingFacts, facts: ReturnType<typeof factsOf>): boolean {
  if (!sameAmount(facts.area, row.area)) return true
  const market = ['propertyType', 'transactionType', 'neighborhood', 'city'] as const
  return market.some((name) => facts[name] !== row[name])
}

async function write(
  tx: Db,
  row: ListingFacts,
  changed: Partial<typeof listings.$inferInsert>,
  by: Lister,
  now: Date,
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...changed, updatedAt: now })
    .where(eq(listings.id, row.id))
  await tx.insert(activities).values({
    userName: by.name,
    action: changed.status === 'deleted' ? 'delete' : 'update',
    listingId: row.id,
    listingTitle: changed.title ?? row.title,
    createdAt: now,
  })
}

async function keepPrice(
  tx: Db,
  listingId: string,
  { priceAmount, priceCurrency, priceUsd }: ReturnType<typeof priceAfter>,
  since: Date,
): Promise<void> {
  const price = { amount: priceAmount, currency: priceCurrency, priceUsd }
  await tx.insert(listingPrices).values({ listingId, ...price, since })
}

function isEmpty(record: object): boolean {
  return Object.values(record).every((value) => value === undefined)
}
