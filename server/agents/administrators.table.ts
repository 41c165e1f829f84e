import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { agencies } from './agencies.table.ts'

/** They sign in with a name and a password, and are not users. */
export const administrators = pgTable(
  'administrators',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** Argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('administrators_username').on(table.username),
    index('administrators_agency').on(table.agencyId),
  ],
)
