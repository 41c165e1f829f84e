import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { users } from '#server/users/users.table.ts'

/** From one who works for the agency to another; null: nobody held it, or an account that is gone. */
export const inquiryHandovers = pgTable(
  'inquiry_handovers',
  {
    id: text('id').primaryKey(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    fromUserId: text('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: text('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null: it was not opened in time. */
    byUserId: text('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('inquiry_handovers_thread').on(table.inquiryId, table.createdAt),
    index('inquiry_handovers_from').on(table.fromUserId),
    index('inquiry_handovers_to').on(table.toUserId),
    index('inquiry_handovers_by').on(table.byUserId),
  ],
)
