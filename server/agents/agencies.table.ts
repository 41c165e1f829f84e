import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

export const agencies = pgTable(
  'agencies',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description'),
    email: text('email'),
    verified: boolean('verified').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('agencies_name').on(table.name)],
)
