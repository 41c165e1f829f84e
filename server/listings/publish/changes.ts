import { getTableColumns } from 'drizzle-orm'
import { changesBetween } from '#server/activities/changes.ts'
import { listings } from '#server/listings/listings.table.ts'
import { type ListingTexts, wireTexts } from '#server/listings/listingTexts.ts'
import type { ActivityChanges, ActivityEvent } from '#shared/activities.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { ListingFacts } from './draft.ts'

export type ListingColumns = Partial<typeof listings.$inferInsert> & { texts?: ListingTexts }

/** Derived columns and timestamps. */
const ignoredColumns = new Set<string>([
  'priceUsd',
  'priceAmount',
  'priceCurrency',
  'priceConfirmed',
  'maintenanceFeeUsd',
  'neighborhoodLatitude',
  'neighborhoodLongitude',
  'estimatedRoi',
  'averageDailyRate',
  'occupancyRate',
  'firstPublishedAt',
  'lastConfirmedAt',
  'remindedAt',
  'closedAt',
  'deletedAt',
  'heldStatus',
  'updatedAt',
  'texts',
])

const decimals = new Set(
  Object.entries(getTableColumns(listings)).flatMap(([name, { columnType }]) =>
    columnType === 'PgNumeric' ? name : [],
  ),
)

/** By API field. */
export function fieldsOf(columns: ListingColumns): Record<string, unknown> {
  const { priceAmount, priceCurrency, occupancyRate, texts } = columns
  const told = Object.entries(columns).filter(([name]) => !ignoredColumns.has(name))
  return {
    ...Object.fromEntries(told.map(([name, value]) => [name, decimals.has(name) ? asNumber(value) : value])),
    ...(texts && wireTexts(texts)),
    ...(priceAmount !== undefined && {
      price: { amount: asNumber(priceAmount), currency: priceCurrency ?? null },
    }),
    ...(occupancyRate !== undefined && { expectedOccupancy: asNumber(occupancyRate) }),
  }
}

const asNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value)

export function listingChanges(row: ListingFacts, changed: ListingColumns): ActivityChanges {
  return changesBetween(fieldsOf(row), fieldsOf(changed))
}

const eventOfStatus: Record<ListingStatus, ActivityEvent> = {
  draft: 'pause',
  pending: 'submit',
  active: 'publish',
  reserved: 'reserve',
  closed: 'close',
  expired: 'expire',
  deleted: 'delete',
}

export function listingEvent(row: ListingFacts, changed: ListingColumns): ActivityEvent {
  const { status = row.status, rejectionReason, featured = row.featured } = changed
  if (status !== row.status) {
    if (row.status === 'deleted') return 'restore'
    if (row.status === 'pending' && status === 'active') return 'approve'
    if (status === 'draft' && rejectionReason) return 'reject'
    return eventOfStatus[status]
  }
  if (featured !== row.featured && Object.keys(listingChanges(row, changed)).length === 1)
    return featured ? 'feature' : 'unfeature'
  return 'update'
}
