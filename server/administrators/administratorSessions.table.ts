import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { administrators } from './administrators.table.ts'

/** A browser may also have a user's session. */
export const administratorSessions = pgTable(
  'administrator_sessions',
  {
    id: text('id').primaryKey(),
    /** The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    administratorId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    unique('administrator_sessions_token').on(table.tokenHash),
    index('administrator_sessions_owner').on(table.administratorId),
  ],
)
