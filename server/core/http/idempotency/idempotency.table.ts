import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** Creations that were asked for under a key of the caller's, and what they answered. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who called what: a key means nothing to anybody else, nor on another path. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    request: text('request').notNull(),
    /** Which attempt it is or was, and the number of the server that makes it. */
    attempt: text('attempt'),
    server: bigint('server', { mode: 'bigint' }),
    /** Null while it is under way. */
    status: integer('status'),
    answer: text('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
    check('idempotency_keys_done', sql`(${table.status} is null) = (${table.answer} is null)`),
  ],
)
