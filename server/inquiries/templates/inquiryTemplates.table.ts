import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'

export const inquiryTemplates = pgTable(
  'inquiry_templates',
  {
    id: text('id').primaryKey(),
    /** Null: the administrators'. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('inquiry_templates_name').on(table.userId, table.name).nullsNotDistinct()],
)
