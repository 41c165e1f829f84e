import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { administrators } from './administrators.table.ts'

/** Deleted when used. */
export const recoveryCodes = pgTable(
  'administrator_recovery_codes',
  {
    administratorId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
)
