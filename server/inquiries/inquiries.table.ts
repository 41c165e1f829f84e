import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { inquiryTypes } from '#shared/inquiries/inquiries.ts'

export const inquiries = pgTable(
  'inquiries',
  {
    id: text('id').primaryKey(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    inquiryType: text('inquiry_type', { enum: inquiryTypes }).notNull().default('info'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('inquiries_type', table.inquiryType, inquiryTypes),
    // For exports and deletions of the sender's data.
    index('inquiries_sender').on(sql`lower(${table.email})`),
    index('inquiries_listing').on(table.listingId, table.createdAt.desc()),
  ],
)
