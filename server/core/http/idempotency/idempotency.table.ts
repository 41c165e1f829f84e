import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller and call. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body. */
    request: text('request').notNull(),
    attempt: text('attempt'),
    server: bigint('server', { mode: 'bigint' }),
    /** Null while in progress. */
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
