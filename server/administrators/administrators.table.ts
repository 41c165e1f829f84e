import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { moment } from '#server/core/database/columns.ts'

export const administrators = pgTable(
  'administrators',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Cannot sign in. */
    disabledAt: moment('disabled_at'),
    /** Sealed; null: no one-time codes. */
    codeSecret: text('code_secret'),
    /** Sealed, until its first code is confirmed. */
    newCodeSecret: text('new_code_secret'),
    /** Time step of the last accepted code. */
    codeStep: bigint('code_step', { mode: 'number' }),
  },
  (table) => [
    unique('administrators_username').on(table.username),
    index('administrators_agency').on(table.agencyId),
  ],
)
