import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { areAllOf, isOneOf, moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import {
  deliveryFaults,
  deliveryStates,
  webhookEvents,
  webhookTypes,
} from '#shared/webhooks/webhookEvents.ts'

const storedOffReasons = ['paused', 'gone', 'failing'] as const

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    /** Who made it, or switched it on again. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the user's own. */
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    /** Sealed, as what is signed needs it. */
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    rotatingUntil: moment('rotating_until'),
    /** Null: on. */
    offReason: text('off_reason', { enum: storedOffReasons }),
    failingSince: moment('failing_since'),
    lastDeliveredAt: moment('last_delivered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhooks_user').on(table.userId),
    index('webhooks_agency').on(table.agencyId),
    areAllOf('webhooks_events', table.events, webhookEvents),
    isOneOf('webhooks_off_reason', table.offReason, storedOffReasons),
  ],
)

/** What an endpoint is told: written with the event, sent after it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    /** The order in which events came. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type', { enum: webhookTypes }).notNull(),
    /** Of one subject, such as a listing, none is sent before those that came earlier. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    /** Since it was last sent by hand. */
    attempts: integer('attempts').notNull().default(0),
    /** Of `waiting`; while it is sent, when another server may. */
    nextAt: moment('next_at').notNull().defaultNow(),
    lastAttemptAt: moment('last_attempt_at'),
    status: integer('status'),
    fault: text('fault', { enum: deliveryFaults }),
    milliseconds: integer('milliseconds'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('webhook_deliveries_type', table.type, webhookTypes),
    isOneOf('webhook_deliveries_state', table.state, deliveryStates),
    isOneOf('webhook_deliveries_fault', table.fault, deliveryFaults),
    index('webhook_deliveries_log').on(table.webhookId, table.sequence.desc()),
    index('webhook_deliveries_due').on(table.webhookId, table.nextAt).where(sql`state = 'waiting'`),
    index('webhook_deliveries_order')
      .on(table.webhookId, table.subject, table.sequence)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
