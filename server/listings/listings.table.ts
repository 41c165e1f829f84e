import { type BuildExtraConfigColumns, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import { areAllOf, isOneOf, moment, money, tsvector } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import { currencies } from '#shared/currency/currencies.ts'
import type { MaintenanceFee, Office, StatedFinancing, StatedMoney } from '#shared/listings/listings.ts'
import {
  amenities,
  guarantees,
  listingStatuses,
  locationPrecisions,
  propertyTypes,
  stages,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'

const percent = (name: string) => numeric(name, { precision: 7, scale: 2 })

const columns = {
  id: text('id').primaryKey(),
  ownerUserId: text('owner_user_id').references(() => users.id, { onDelete: 'restrict' }),
  ownerAdminId: text('owner_admin_id').references(() => administrators.id, { onDelete: 'restrict' }),
  agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
  status: text('status', { enum: listingStatuses }).notNull().default('draft'),
  rejectionReason: text('rejection_reason'),
  /** The status to restore, while deleted, paused by a moderator, or its owner is suspended. */
  heldStatus: text('held_status', { enum: listingStatuses }),

  aiRewritten: boolean('ai_rewritten').notNull().default(false),
  transactionType: text('transaction_type', { enum: transactionTypes }).notNull(),
  propertyType: text('property_type', { enum: propertyTypes }).notNull(),
  featured: boolean('featured').notNull().default(false),

  /** As typed. */
  priceAmount: money('price_amount').notNull(),
  priceCurrency: text('price_currency', { enum: currencies }).notNull(),
  priceUsd: money('price_usd').notNull(),
  /** Its owner says that it is right, though outside the plausible band. */
  priceConfirmed: boolean('price_confirmed').notNull().default(false),
  pricePerMonth: money('price_per_month'),
  pricePerNight: money('price_per_night'),
  pricePerDay: money('price_per_day'),
  pricePerHour: money('price_per_hour'),

  address: text('address'),
  neighborhood: text('neighborhood').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  locationPrecision: text('location_precision', { enum: locationPrecisions }),
  /** Where the neighborhood is unknown, of the city. */
  neighborhoodLatitude: doublePrecision('neighborhood_latitude'),
  neighborhoodLongitude: doublePrecision('neighborhood_longitude'),

  bedrooms: integer('bedrooms').notNull().default(0),
  bathrooms: integer('bathrooms').notNull().default(0),
  parkingSpaces: integer('parking_spaces').notNull().default(0),
  area: numeric('area', { precision: 12, scale: 2 }),
  landArea: numeric('land_area', { precision: 12, scale: 2 }),
  builtArea: numeric('built_area', { precision: 12, scale: 2 }),
  frontage: numeric('frontage', { precision: 12, scale: 2 }),
  depth: numeric('depth', { precision: 12, scale: 2 }),
  yearBuilt: integer('year_built'),
  stage: text('stage', { enum: stages }),
  /** "2027-06". */
  deliveryMonth: text('delivery_month'),
  floor: integer('floor'),
  buildingName: text('building_name'),
  roomOnly: boolean('room_only').notNull().default(false),
  capacity: integer('capacity'),
  internetSpeed: integer('internet_speed'),
  amenities: text('amenities', { enum: amenities }).array().notNull().default(sql`'{}'::text[]`),
  office: jsonb('office').$type<Office>(),

  allowsShortTerm: boolean('allows_short_term').notNull().default(false),
  allowsLongTerm: boolean('allows_long_term').notNull().default(true),
  minStayDays: integer('min_stay_days'),
  maxStayDays: integer('max_stay_days'),
  airbnbUrl: text('airbnb_url'),

  expectedMonthlyRent: money('expected_monthly_rent'),
  monthlyExpenses: money('monthly_expenses'),
  maintenanceFee: jsonb('maintenance_fee').$type<MaintenanceFee>(),
  /** At the rate of its last change: what filters compare. */
  maintenanceFeeUsd: money('maintenance_fee_usd'),
  financing: jsonb('financing').$type<StatedFinancing>(),
  vatIncluded: boolean('vat_included'),
  guarantee: text('guarantee', { enum: guarantees }),
  acceptsBarter: boolean('accepts_barter').notNull().default(false),
  currentRent: jsonb('current_rent').$type<StatedMoney>(),
  estimatedRoi: percent('estimated_roi'),
  occupancyRate: percent('occupancy_rate'),
  averageDailyRate: money('average_daily_rate'),

  views: integer('views').notNull().default(0),
  recentViews: integer('recent_views').notNull().default(0),
  favoritesCount: integer('favorites_count').notNull().default(0),
  /** Whoever receives its inquiries answers most of them within a day (`markAnswering`). */
  answersInquiries: boolean('answers_inquiries').notNull().default(false),

  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  firstPublishedAt: moment('first_published_at'),
  lastConfirmedAt: moment('last_confirmed_at'),
  remindedAt: moment('reminded_at'),
  /** By its owner; null where an older version closed it. */
  closedAt: moment('closed_at'),
  deletedAt: moment('deleted_at'),

  forSale: boolean('for_sale').notNull().generatedAlwaysAs(sql`transaction_type <> 'rent'`),
  forRent: boolean('for_rent').notNull().generatedAlwaysAs(sql`transaction_type <> 'sale'`),
  airbnbActive: boolean('airbnb_active').notNull().generatedAlwaysAs(sql`airbnb_url is not null`),
  /** US dollars, if for rent. */
  monthlyRent: money('monthly_rent').generatedAlwaysAs(
    sql`case transaction_type when 'rent' then price_usd when 'both' then price_per_month end`,
  ),
  pricePerSqm: real('price_per_sqm').generatedAlwaysAs(
    sql`case when area > 0 then (price_usd / area)::real end`,
  ),
  cityKey: text('city_key').notNull().generatedAlwaysAs(sql`lower(public.immutable_unaccent(city))`),
  neighborhoodKey: text('neighborhood_key')
    .notNull()
    .generatedAlwaysAs(sql`lower(public.immutable_unaccent(neighborhood))`),
  /** Derived: the only location that public queries read. */
  shownAddress: text('shown_address'),
  shownLatitude: doublePrecision('shown_latitude'),
  shownLongitude: doublePrecision('shown_longitude'),
  /** `neighborhood` without a point. */
  shownPrecision: text('shown_precision', { enum: locationPrecisions }),
  /** Derived from the public texts. */
  search: tsvector('search').notNull().default(sql`''`),
  /** Version of the trigger `listings_derived`. */
  derivation: integer('derivation').notNull().default(0),
}
type Columns = BuildExtraConfigColumns<'listings', typeof columns, 'pg'>

export const listings = pgTable('listings', columns, (table) => [...checksOf(table), ...indexesOf(table)])

function checksOf(table: Columns) {
  return [
    isOneOf('listings_status', table.status, listingStatuses),
    isOneOf('listings_held_status', table.heldStatus, listingStatuses),
    isOneOf('listings_transaction_type', table.transactionType, transactionTypes),
    isOneOf('listings_property_type', table.propertyType, propertyTypes),
    isOneOf('listings_price_currency', table.priceCurrency, currencies),
    isOneOf('listings_location_precision', table.locationPrecision, locationPrecisions),
    isOneOf('listings_shown_precision', table.shownPrecision, locationPrecisions),
    isOneOf('listings_stage', table.stage, stages),
    isOneOf('listings_guarantee', table.guarantee, guarantees),
    areAllOf('listings_amenities', table.amenities, amenities),
    check('listings_one_owner', sql`num_nonnulls(${table.ownerUserId}, ${table.ownerAdminId}) = 1`),
    check('listings_published', sql`${table.status} <> 'active' or ${table.firstPublishedAt} is not null`),
    check(
      'listings_prices',
      notNegative(
        table.priceUsd,
        table.priceAmount,
        table.pricePerMonth,
        table.pricePerNight,
        table.pricePerDay,
        table.pricePerHour,
      ),
    ),
    check(
      'listings_counts',
      notNegative(
        table.bedrooms,
        table.bathrooms,
        table.parkingSpaces,
        table.capacity,
        table.views,
        table.recentViews,
        table.favoritesCount,
      ),
    ),
    check('listings_area', sql`${table.area} > 0`),
    check('listings_areas', sql`${table.landArea} > 0 and ${table.builtArea} > 0`),
    check('listings_sides', sql`${table.frontage} > 0 and ${table.depth} > 0`),
    check('listings_delivery_month', sql`${table.deliveryMonth} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('listings_floor', sql`${table.floor} >= 0`),
    check(
      'listings_stay',
      sql`${table.minStayDays} >= 1 and (${table.maxStayDays} is null or ${table.maxStayDays} >= ${table.minStayDays})`,
    ),
    check(
      'listings_point',
      sql`num_nonnulls(${table.latitude}, ${table.longitude}) <> 1 and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    check('listings_occupancy', sql`${table.occupancyRate} between 0 and 100`),
  ]
}

function indexesOf(table: Columns) {
  const filters = [
    table.id,
    table.propertyType,
    table.bedrooms,
    table.bathrooms,
    table.forSale,
    table.forRent,
    table.cityKey,
    table.neighborhoodKey,
  ] as const
  const active = sql`status = 'active'`
  return [
    index('listings_by_date')
      .on(table.firstPublishedAt.desc(), ...filters, table.priceUsd)
      .where(active),
    index('listings_by_price')
      .on(table.priceUsd, ...filters)
      .where(active),
    index('listings_by_rent')
      .on(table.monthlyRent, ...filters)
      .where(sql`status = 'active' and for_rent`),
    index('listings_by_rent_desc')
      .on(table.monthlyRent.desc().nullsLast(), ...filters)
      .where(sql`status = 'active' and for_rent`),
    index('listings_by_price_by_area')
      .on(sql`round(price_usd * 10000 / nullif(area, 0), 2)`, ...filters)
      .where(active),
    index('listings_by_rent_by_area')
      .on(sql`round(monthly_rent * 10000 / nullif(area, 0), 2)`, ...filters)
      .where(sql`status = 'active' and for_rent`),
    index('listings_by_area')
      .on(table.area, ...filters)
      .where(active),
    index('listings_by_views')
      .on(table.views.desc(), ...filters, table.priceUsd)
      .where(active),
    index('listings_by_favorites')
      .on(table.favoritesCount.desc(), ...filters, table.priceUsd)
      .where(active),
    index('listings_by_roi')
      .on(sql`${table.estimatedRoi} desc nulls last`, ...filters, table.priceUsd)
      .where(active),
    index('listings_by_state').on(table.state, table.firstPublishedAt.desc(), table.id).where(active),
    index('listings_trending').on(table.recentViews.desc(), table.id).where(active),
    index('listings_featured')
      .on(table.firstPublishedAt.desc(), table.id)
      .where(sql`status = 'active' and featured`),
    // Index-only scans of the market queries.
    index('listings_market')
      .on(
        table.propertyType,
        table.cityKey,
        table.neighborhoodKey,
        table.forSale,
        table.firstPublishedAt.desc(),
        table.id,
        table.priceUsd,
        table.monthlyRent,
        table.area,
      )
      .where(active),
    index('listings_search').using('gin', table.search),
    index('listings_amenities_in').using('gin', table.amenities),
    // Not a GiST index of points: the planner cannot estimate how many lie in a box.
    index('listings_shown_in').on(table.shownLatitude, table.shownLongitude).where(active),
    // Few: of implausible prices only.
    index('listings_price_confirmed').on(table.id).where(sql`price_confirmed`),
    index('listings_room_only').on(table.id).where(sql`room_only`),
    index('listings_owner_user').on(table.ownerUserId),
    index('listings_owner_admin').on(table.ownerAdminId),
    index('listings_agency').on(table.agencyId, table.status, table.firstPublishedAt.desc(), table.id),
    index('listings_expiry').on(table.lastConfirmedAt).where(active),
    index('listings_managed_by_update').on(table.updatedAt.desc(), table.id, table.status),
    index('listings_managed_by_date').on(table.createdAt.desc(), table.id, table.status),
    index('listings_managed_by_price').on(table.priceUsd, table.id, table.status),
    index('listings_managed_by_city').on(table.cityKey, table.updatedAt.desc(), table.id, table.status),
    index('listings_managed_by_city_date').on(table.cityKey, table.createdAt.desc(), table.id, table.status),
    index('listings_managed_by_city_price').on(table.cityKey, table.priceUsd, table.id, table.status),
    index('listings_managed_by_status').on(table.status, table.updatedAt.desc(), table.id),
  ]
}

function notNegative(...columns: { name: string }[]): SQL {
  return sql.raw(columns.map((column) => `coalesce("${column.name}", 0) >= 0`).join(' and '))
}
