import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { moment } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { agencyPlans as planNames } from '#shared/boosts/plans.ts'

const agencyId = () =>
  text('agency_id')
    .notNull()
    .references(() => agencies.id, { onDelete: 'cascade' })

/** Agencies without a row have the free plan. */
export const agencyPlans = pgTable('agency_plans', {
  agencyId: agencyId().primaryKey(),
  plan: text('plan', { enum: planNames }).notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})

export const listingBoosts = pgTable(
  'listing_boosts',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Whose place it takes: it counts while the listing is theirs. */
    agencyId: agencyId(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('listing_boosts_agency').on(table.agencyId, table.createdAt)],
)

/** One row. Data, so that stored answers go when it moves. */
export const boostTurns = pgTable('boost_turns', {
  id: integer('id').primaryKey(),
  turn: integer('turn').notNull(),
})
