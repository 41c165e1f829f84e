import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { inquiries, inquiryMessages } from '#server/inquiries/inquiries.table.ts'
import { storedListing } from '#server/listings/listings.service.ts'
import { listings } from '#server/listings/listings.table.ts'
import { recipientOf } from '#server/notifications/recipients.service.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'

const columns = {
  id: inquiries.id,
  listingId: inquiries.listingId,
  recipientUserId: inquiries.recipientUserId,
  senderUserId: inquiries.senderUserId,
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  message: inquiries.message,
  inquiryType: inquiries.inquiryType,
  language: inquiries.language,
  preferredTimes: inquiries.preferredTimes,
  status: inquiries.status,
  createdAt: inquiries.createdAt,
  agencyId: inquiries.agencyId,
} as const

/** Undefined if the thread or its listing is gone. */
export async function readMailedInquiry(db: Db, inquiryId: string) {
  const [inquiry] = await db
    .select(columns)
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(eq(inquiries.id, inquiryId))
  if (!inquiry) return undefined
  const listing = await storedListing(db, inquiry.listingId)
  return listing && { ...inquiry, listing }
}
export type MailedInquiry = NonNullable<Awaited<ReturnType<typeof readMailedInquiry>>>

export async function readMessage(db: Db, inquiryId: string, id: string) {
  const { author, side, text, isFromElsewhere } = inquiryMessages
  const [message] = await db
    .select({ author, side, text, isFromElsewhere })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.id, id)))
  return message
}

export interface MailAddress {
  email: string
  language: Language
  isUser: boolean
  /** Whether its reader is known to want mails: strangers may have typed it. */
  isConfirmed: boolean
}

/** Undefined if they get no mail. */
export function addressOf(
  db: Db,
  inquiry: MailedInquiry,
  side: InquirySide,
): Promise<MailAddress | undefined> {
  return side === 'sender' ? senderAddress(db, inquiry) : recipientAddress(db, inquiry)
}

async function senderAddress(
  db: Db,
  { senderUserId, email, language }: MailedInquiry,
): Promise<MailAddress | undefined> {
  const user = senderUserId === null ? undefined : await recipientOf(db, senderUserId)
  if (user?.emailNotifications === false || email === null) return undefined
  const isConfirmed =
    user?.ownEmail?.toLowerCase() === email.toLowerCase() || (await hasOpenedLink(db, email))
  return { email, language, isUser: user !== undefined, isConfirmed }
}

/** Of any inquiry. */
async function hasOpenedLink(db: Db, email: string): Promise<boolean> {
  const opened = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(sql`lower(${inquiries.email})`, email.toLowerCase()), isNotNull(inquiries.linkOpenedAt)))
    .limit(1)
  return opened.length > 0
}

/** Falls back to the agency, then the default recipient. */
export async function recipientAddress(
  db: Db,
  { recipientUserId, agencyId }: Pick<MailedInquiry, 'recipientUserId' | 'agencyId'>,
): Promise<MailAddress | undefined> {
  const user = recipientUserId === null ? undefined : await recipientOf(db, recipientUserId)
  if (user?.emailNotifications === false) return undefined
  if (user?.email) return { email: user.email, language: user.language, isUser: true, isConfirmed: true }
  const email =
    (recipientUserId === null && agencyId !== null && (await agencyAddress(db, agencyId))) ||
    (await readSettings(db)).inquiriesEmail
  return email ? { email, language: defaultLanguage, isUser: false, isConfirmed: true } : undefined
}

/** Whether they want mails or not. */
export async function addressOfSide(
  db: Db,
  { recipientUserId, agencyId, email }: Pick<MailedInquiry, 'recipientUserId' | 'agencyId' | 'email'>,
  side: InquirySide,
): Promise<string | undefined> {
  if (side === 'sender') return email ?? undefined
  const user = recipientUserId === null ? undefined : await recipientOf(db, recipientUserId)
  return user?.ownEmail ?? (await recipientAddress(db, { recipientUserId, agencyId }))?.email
}

async function agencyAddress(db: Db, agencyId: string): Promise<string | null> {
  const [agency] = await db.select({ email: agencies.email }).from(agencies).where(eq(agencies.id, agencyId))
  return agency?.email ?? null
}
