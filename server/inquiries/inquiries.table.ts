import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { languages } from '#shared/core/language.ts'
import { inquiryChannels, inquirySides, inquiryStatuses } from '#shared/inquiries/inbox.ts'
import { inquiryTypes } from '#shared/inquiries/inquiries.ts'

/** An inquiry by form, or a click on WhatsApp. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: text('id').primaryKey(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Of the listing, when it was asked: its members read it. Null: the recipient's own. */
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    /** Who holds it: the listing's owner or a member of the agency; null: the administrators, or whoever works for the agency. */
    recipientUserId: text('recipient_user_id').references(() => users.id, { onDelete: 'cascade' }),
    senderUserId: text('sender_user_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel', { enum: inquiryChannels }).notNull().default('form'),
    name: text('name'),
    email: text('email'),
    /** E.164, except in older rows. */
    phone: text('phone'),
    /** Empty for a click. */
    message: text('message').notNull(),
    inquiryType: text('inquiry_type', { enum: inquiryTypes }).notNull().default('info'),
    /** Of the sender. */
    language: text('language', { enum: languages }).notNull().default('es'),
    preferredTimes: jsonb('preferred_times').$type<string[]>().notNull().default([]),
    /** Of a click: a hash with a daily salt. */
    visitor: text('visitor'),
    status: text('status', { enum: inquiryStatuses }).notNull().default('new'),
    /** By the link in a mail, which only who reads the sender's address has. */
    linkOpenedAt: moment('link_opened_at'),
    /** Announced together with others. */
    isBundled: boolean('is_bundled').notNull().default(false),
    /** When its recipient got it. */
    heldSince: moment('held_since').notNull().defaultNow(),
    /** An answer, until half a minute after `writingAt`. */
    writingUserId: text('writing_user_id').references(() => users.id, { onDelete: 'set null' }),
    writingAt: moment('writing_at'),
    /** By the recipient. */
    isUnread: boolean('is_unread').notNull().default(true),
    /** By the sender. */
    hasUnreadAnswer: boolean('has_unread_answer').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    firstAnsweredAt: moment('first_answered_at'),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    /** Folded text for search. */
    searched: text('searched').notNull().default(''),
  },
  (table) => {
    // Scanned backward.
    const byMessage = [table.lastMessageAt, table.id] as const
    const filters = [table.inquiryType, table.channel, table.status, table.isUnread] as const
    return [
      isOneOf('inquiries_type', table.inquiryType, inquiryTypes),
      isOneOf('inquiries_channel', table.channel, inquiryChannels),
      isOneOf('inquiries_status', table.status, inquiryStatuses),
      isOneOf('inquiries_language', table.language, languages),
      check(
        'inquiries_asked',
        sql`${table.channel} <> 'form' or num_nulls(${table.name}, ${table.email}) = 0`,
      ),
      // For exports and deletions of the sender's data.
      index('inquiries_sender').on(sql`lower(${table.email})`),
      index('inquiries_sender_user').on(table.senderUserId, ...byMessage),
      index('inquiries_listing').on(table.listingId, table.createdAt.desc()),
      index('inquiries_inbox')
        .on(table.recipientUserId, ...byMessage, ...filters)
        .where(sql`status <> 'spam'`),
      index('inquiries_inbox_by_status').on(table.recipientUserId, table.status, ...byMessage),
      index('inquiries_inbox_unread')
        .on(table.recipientUserId, ...byMessage)
        .where(sql`is_unread and status <> 'spam'`),
      index('inquiries_of_agency')
        .on(table.agencyId, ...byMessage)
        .where(sql`agency_id is not null`),
      index('inquiries_unopened')
        .on(table.heldSince)
        .where(sql`agency_id is not null and is_unread and first_answered_at is null and status = 'new'`),
      index('inquiries_writing').on(table.writingUserId).where(sql`writing_user_id is not null`),
      index('inquiries_unread_answers').on(table.senderUserId).where(sql`has_unread_answer`),
      index('inquiries_newest')
        .on(...byMessage, ...filters)
        .where(sql`status <> 'spam'`),
      index('inquiries_by_status').on(table.status, ...byMessage),
      index('inquiries_clicks')
        .on(table.visitor, table.listingId, table.createdAt.desc())
        .where(sql`visitor is not null`),
      index('inquiries_asked_of')
        .on(table.recipientUserId, table.createdAt, table.firstAnsweredAt)
        .where(sql`channel = 'form' and status <> 'spam'`),
      index('inquiries_text').using('gin', sql`${table.searched} gin_trgm_ops`),
    ]
  },
)

/** After the first, which the thread holds. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: text('id').primaryKey(),
    inquiryId: text('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    side: text('side', { enum: inquirySides }).notNull(),
    /** At that time. */
    author: text('author'),
    text: text('text').notNull(),
    mailId: text('mail_id'),
    /** By mail, from another address than the conversation's. */
    isFromElsewhere: boolean('is_from_elsewhere').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('inquiry_messages_side', table.side, inquirySides),
    index('inquiry_messages_thread').on(table.inquiryId, table.createdAt, table.id),
  ],
)
