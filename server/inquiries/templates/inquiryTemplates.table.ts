import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'

export const inquiryTemplates = pgTable(
  'inquiry_templates',
  {
    id: text('id').primaryKey(),
    /** Null with no agency either: the administrators'. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whose members share it. */
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('inquiry_templates_owner_name').on(table.userId, table.agencyId, table.name).nullsNotDistinct(),
    index('inquiry_templates_agency').on(table.agencyId),
  ],
)
