import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { administrators } from '#server/administrators/administrators.table.ts'
import { moment } from '#server/core/database/columns.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { users } from '#server/users/users.table.ts'

/** For the author, or all administrators. */
export const inquiryNotes = pgTable(
  'inquiry_notes',
  {
    id: text('id').primaryKey(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    administratorId: text('administrator_id').references(() => administrators.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('inquiry_notes_one_author', sql`num_nonnulls(${table.userId}, ${table.administratorId}) = 1`),
    index('inquiry_notes_thread').on(table.inquiryId, table.createdAt, table.id),
  ],
)
