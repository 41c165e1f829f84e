import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { appointmentStatuses } from '#shared/inquiries/appointments.ts'

/** Part of the calendar event's UID. */
export const inquiryAppointments = pgTable(
  'inquiry_visits',
  {
    id: text('id').primaryKey(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    status: text('status', { enum: appointmentStatuses }).notNull().default('agreed'),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    note: text('note'),
    cancelReason: text('cancel_reason'),
    /** Of the event. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('inquiry_visits_status', table.status, appointmentStatuses),
    check('inquiry_visits_minutes', sql`${table.minutes} > 0`),
    uniqueIndex('inquiry_visits_agreed').on(table.inquiryId).where(sql`status = 'agreed'`),
    index('inquiry_visits_thread').on(table.inquiryId, table.createdAt),
  ],
)
