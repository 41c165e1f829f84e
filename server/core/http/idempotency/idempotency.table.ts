import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** With their responses, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller and call: the same key of others is another. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body. */
    request: text('request').notNull(),
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
