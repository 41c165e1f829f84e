import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { isOneOf, moment, money } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { languages } from '#shared/core/language.ts'
import { alertFrequencies, savedSearchStatuses } from '#shared/savedSearches/savedSearches.ts'

/** Who is told: a user, a mail address, or both where the address became a user's. */
export const savedSearchSubscribers = pgTable(
  'saved_search_subscribers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    /** Of the address; a user's own stands in `users`. */
    language: text('language', { enum: languages }).notNull().default('es'),
    /** By a link that only who reads the address has. */
    confirmedAt: moment('confirmed_at'),
    /** When to look for what is untold. Null: nothing is. */
    dueAt: moment('due_at'),
    lastToldAt: moment('last_told_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('saved_search_subscribers_user').on(table.userId),
    uniqueIndex('saved_search_subscribers_email').on(sql`lower(${table.email})`),
    isOneOf('saved_search_subscribers_language', table.language, languages),
    check('saved_search_subscribers_known', sql`num_nonnulls(${table.userId}, ${table.email}) > 0`),
    index('saved_search_subscribers_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
)

const storedStatuses = [...savedSearchStatuses, 'unconfirmed'] as const

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text('id').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => savedSearchSubscribers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As `writeCriteria` writes it. */
    search: text('search').notNull(),
    frequency: text('frequency', { enum: alertFrequencies }).notNull(),
    priceDrops: boolean('price_drops').notNull().default(true),
    status: text('status', { enum: storedStatuses }).notNull(),
    /** Of an unconfirmed one: when its mail was last sent. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Listings published before are not new to it. */
    activeSince: moment('active_since').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('saved_searches_frequency', table.frequency, alertFrequencies),
    isOneOf('saved_searches_status', table.status, storedStatuses),
    uniqueIndex('saved_searches_once').on(table.subscriberId, sql`md5(${table.search})`),
    index('saved_searches_newest').on(table.subscriberId, table.createdAt.desc(), table.id),
    index('saved_searches_unconfirmed').on(table.createdAt).where(sql`status = 'unconfirmed'`),
  ],
)

export const alertKinds = ['new', 'price_drop', 'closed', 'expired'] as const

/** What there is to tell of a listing, or was told: once per saved search, or favorite. */
export const savedSearchAlerts = pgTable(
  'saved_search_alerts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => savedSearchSubscribers.id, { onDelete: 'cascade' }),
    /** Null: a favorite of theirs. */
    savedSearchId: text('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    /** Dollars, a month for a rental; the lowest that was told. */
    price: money('price'),
    /** Of a price drop. */
    priceBefore: money('price_before'),
    createdAt: moment('created_at').notNull().defaultNow(),
    toldAt: moment('told_at'),
    /** Of the mail that tells it; null where it is told otherwise. */
    mailId: text('mail_id'),
  },
  (table) => [
    isOneOf('saved_search_alerts_kind', table.kind, alertKinds),
    unique('saved_search_alerts_once')
      .on(table.subscriberId, table.savedSearchId, table.listingId)
      .nullsNotDistinct(),
    index('saved_search_alerts_untold').on(table.subscriberId).where(sql`told_at is null`),
    index('saved_search_alerts_news').on(table.savedSearchId, table.createdAt.desc()),
    index('saved_search_alerts_mail').on(table.mailId).where(sql`mail_id is not null`),
    index('saved_search_alerts_listing').on(table.listingId),
  ],
)
