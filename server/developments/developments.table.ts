import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { areAllOf, isOneOf, moment } from '#server/core/database/columns.ts'
import { media } from '#server/media/media.table.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { developmentStages } from '#shared/developments/developmentTypes.ts'
import { amenities } from '#shared/listings/listingTypes.ts'

const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

export const developments = pgTable(
  'developments',
  {
    id: text('id').primaryKey(),
    agencyId: text('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    city: text('city').notNull(),
    neighborhood: text('neighborhood').notNull().default(''),
    address: text('address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    stage: text('stage', { enum: developmentStages }).notNull(),
    /** "2025-03" */
    startMonth: text('start_month'),
    deliveryMonth: text('delivery_month'),
    /** Of its prices. */
    currency: text('currency', { enum: currencies }).notNull().default('USD'),
    amenities: text('amenities', { enum: amenities }).array().notNull().default(sql`'{}'::text[]`),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en'),
    /** All of a payment plan are there, or none. */
    downPercent: percent('down_percent'),
    buildingPercent: percent('building_percent'),
    instalments: integer('instalments'),
    deliveryPercent: percent('delivery_percent'),
    isPublished: boolean('is_published').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('developments_slug').on(table.slug),
    index('developments_agency').on(table.agencyId, table.createdAt.desc()),
    index('developments_published').on(table.city).where(sql`is_published`),
    isOneOf('developments_stage', table.stage, developmentStages),
    isOneOf('developments_currency', table.currency, currencies),
    areAllOf('developments_amenities', table.amenities, amenities),
    check(
      'developments_plan',
      sql`num_nulls(down_percent, building_percent, instalments, delivery_percent) = 4
        or down_percent + building_percent + delivery_percent = 100`,
    ),
    check('developments_point', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
)

/** Slugs that a development had: they redirect. */
export const developmentSlugs = pgTable(
  'development_slugs',
  {
    slug: text('slug').primaryKey(),
    developmentId: text('development_id')
      .notNull()
      .references(() => developments.id, { onDelete: 'cascade' }),
  },
  (table) => [index('development_slugs_development').on(table.developmentId)],
)

export const developmentPictures = pgTable(
  'development_pictures',
  {
    developmentId: text('development_id')
      .notNull()
      .references(() => developments.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    caption: text('caption'),
    /** Of how far it was built then: "2026-05". */
    month: text('month'),
  },
  (table) => [
    primaryKey({ name: 'development_pictures_key', columns: [table.developmentId, table.position] }),
    index('development_pictures_media').on(table.mediaId),
  ],
)
