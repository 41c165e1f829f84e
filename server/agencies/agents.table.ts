import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { agencies } from './agencies.table.ts'

export const agents = pgTable(
  'agents',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** E.164. */
    whatsapp: text('whatsapp').notNull(),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('agents_agency').on(table.agencyId),
    check('agents_whatsapp_e164', sql`${table.whatsapp} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
)
