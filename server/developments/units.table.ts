import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { administrators } from '#server/administrators/administrators.table.ts'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { media } from '#server/media/media.table.ts'
import { users } from '#server/users/users.table.ts'
import { orientations, unitEvents, unitStates } from '#shared/developments/developmentTypes.ts'
import { developments } from './developments.table.ts'

const decimal = (name: string) => numeric(name, { precision: 16, scale: 2, mode: 'number' })

export const developmentUnitTypes = pgTable(
  'development_unit_types',
  {
    id: text('id').primaryKey(),
    developmentId: text('development_id')
      .notNull()
      .references(() => developments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    bedrooms: integer('bedrooms').notNull(),
    bathrooms: integer('bathrooms').notNull(),
    /** Square meters. */
    area: decimal('area').notNull(),
    totalArea: decimal('total_area'),
    planId: text('plan_id').references(() => media.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('development_unit_types_development').on(table.developmentId, table.position),
    index('development_unit_types_plan').on(table.planId),
  ],
)

export const developmentUnits = pgTable(
  'development_units',
  {
    id: text('id').primaryKey(),
    developmentId: text('development_id')
      .notNull()
      .references(() => developments.id, { onDelete: 'cascade' }),
    typeId: text('type_id')
      .notNull()
      .references(() => developmentUnitTypes.id, { onDelete: 'cascade' }),
    floor: integer('floor').notNull(),
    number: text('number').notNull(),
    /** The number without case, accents and spaces. */
    numberKey: text('number_key').notNull(),
    orientation: text('orientation', { enum: orientations }),
    /** In the currency of the development. */
    price: decimal('price'),
    /** A hold that has ended is free: see `stateNow`. */
    state: text('state', { enum: unitStates }).notNull().default('free'),
    heldFor: text('held_for'),
    heldUntil: moment('held_until'),
  },
  (table) => [
    unique('development_units_number').on(table.developmentId, table.numberKey),
    index('development_units_type').on(table.typeId),
    index('development_units_held').on(table.heldUntil).where(sql`state = 'held'`),
    isOneOf('development_units_state', table.state, unitStates),
    check('development_units_hold', sql`(state = 'held') = (held_until is not null)`),
  ],
)

export const developmentUnitEvents = pgTable(
  'development_unit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: text('unit_id')
      .notNull()
      .references(() => developmentUnits.id, { onDelete: 'cascade' }),
    event: text('event', { enum: unitEvents }).notNull(),
    heldFor: text('held_for'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    adminId: text('admin_id').references(() => administrators.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('development_unit_events_unit').on(table.unitId, table.id.desc()),
    index('development_unit_events_user').on(table.userId),
    index('development_unit_events_admin').on(table.adminId),
    isOneOf('development_unit_events_event', table.event, unitEvents),
  ],
)
