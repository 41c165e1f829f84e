import { and, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { heldBy } from '#server/inquiries/inquiries.policy.ts'
import { inquiries, inquiryMessages } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow } from '#server/listings/listingTexts.ts'
import { fold } from '#shared/core/text.ts'
import type { InboxFilters } from '#shared/inquiries/inbox.ts'

const excerptLength = 160

const columns = {
  id: inquiries.id,
  recipientUserId: inquiries.recipientUserId,
  channel: inquiries.channel,
  inquiryType: inquiries.inquiryType,
  status: inquiries.status,
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  message: inquiries.message,
  preferredTimes: inquiries.preferredTimes,
  isUnread: inquiries.isUnread,
  hasUnreadAnswer: inquiries.hasUnreadAnswer,
  createdAt: inquiries.createdAt,
  firstAnsweredAt: inquiries.firstAnsweredAt,
  lastMessageAt: inquiries.lastMessageAt,
  excerpt: sql<string>`coalesce((select left(m.text, ${sql.raw(String(excerptLength))}) from inquiry_messages m
    where m.inquiry_id = inquiries.id order by m.created_at desc, m.id desc limit 1),
    left(${inquiries.message}, ${sql.raw(String(excerptLength))}))`,
  visitAt: sql<Date | null>`(select v.starts_at from inquiry_visits v
    where v.inquiry_id = inquiries.id and v.status = 'agreed')`.mapWith(inquiries.createdAt),
  moment: sql<string>`(extract(epoch from ${inquiries.lastMessageAt}) * 1000000)::bigint::text`,
  listingId: listings.id,
  listingStatus: listings.status,
  listingTexts: textsOfRow(listings.id),
  priceUsd: listings.priceUsd,
  transactionType: listings.transactionType,
  neighborhood: listings.neighborhood,
  city: listings.city,
  address: listings.shownAddress,
  agencyId: inquiries.agencyId,
  holderName: sql<string | null>`(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u
    where u.id = ${inquiries.recipientUserId} and ${inquiries.agencyId} is not null)`,
  pictureId: sql<string | null>`(select lm.media_id from listing_media lm where lm.listing_id = ${listings.id}
    order by lm.is_primary desc, lm.position limit 1)`,
} as const

function selectThreads(db: Db) {
  return db.select(columns).from(inquiries).innerJoin(listings, eq(listings.id, inquiries.listingId))
}
export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number]

const contains = (text: string): SQL[] =>
  fold(text)
    .split(' ')
    .slice(0, 8)
    .map((word) => sql`${inquiries.searched} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)

/** Without a status: all but spam. */
export function whereMatches(filters: InboxFilters, actor: Actor): SQL | undefined {
  const { status, inquiryType, channel, listingId, unread, text, heldBy: holder } = filters
  const isUnread = and(inquiries.isUnread, heldBy(actor))
  return and(
    status ? inArray(inquiries.status, status) : ne(inquiries.status, 'spam'),
    inquiryType && inArray(inquiries.inquiryType, inquiryType),
    channel && eq(inquiries.channel, channel),
    listingId === undefined ? undefined : eq(inquiries.listingId, listingId),
    unread === undefined || !isUnread ? undefined : unread ? isUnread : not(isUnread),
    holder === undefined ? undefined : holder === 'me' ? heldBy(actor) : not(heldBy(actor)),
    ...(text === undefined ? [] : contains(text)),
  )
}

const position = z.object({ s: z.literal('inquiries'), k: microseconds, i: z.string().max(64) })

function whereAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { k, i } = readCursor(position, cursor)
  return sql`(${inquiries.lastMessageAt}, ${inquiries.id}) <
    (timestamptz 'epoch' + ${k}::float8 * interval '1 microsecond', ${i}::text)`
}

export function cursorAfter({ moment, id }: Pick<ThreadRow, 'moment' | 'id'>): string {
  return writeCursor({ s: 'inquiries', k: moment, i: id } satisfies z.input<typeof position>)
}

/** Latest message first. Throws `bad_cursor`. */
export function findThreads(
  db: Db,
  where: SQL | undefined,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ThreadRow[]> {
  return selectThreads(db)
    .where(and(where, whereAfter(cursor)))
    .orderBy(sql`${inquiries.lastMessageAt} desc, ${inquiries.id} desc`)
    .limit(limit)
}

export async function findThread(db: Db, id: string, where: SQL | undefined): Promise<ThreadRow | undefined> {
  const [row] = await selectThreads(db).where(and(eq(inquiries.id, id), where))
  return row
}

export async function countThreads(db: Db, where: SQL | undefined, cap: number): Promise<number> {
  const found = db.select({ one: sql`1` }).from(inquiries).where(where).limit(cap).as('found')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}

/** Oldest first. */
export function findMessages(db: Db, inquiryId: string) {
  const { id, side, author, text, createdAt, isFromElsewhere } = inquiryMessages
  return db
    .select({ id, side, author, text, createdAt, isFromElsewhere })
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(createdAt, id)
}
