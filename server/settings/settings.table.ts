import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** One row per setting; the reading schema validates its value. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
