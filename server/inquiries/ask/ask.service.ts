import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { recordActivity } from '#server/activities/activities.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError, type FieldProblem } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId, newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { toE164 } from '#server/core/phone.ts'
import { words } from '#server/core/words.ts'
import { readAppointmentTime } from '#server/inquiries/appointmentTimes.ts'
import { announceBundle, isBundled, lockParty } from '#server/inquiries/bundles/bundles.ts'
import { nextHolder, withOwner } from '#server/inquiries/holding/holder.ts'
import { requireAskable } from '#server/inquiries/inquiries.policy.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { maxSearched } from '#server/inquiries/messages.service.ts'
import { tellWebhooks } from '#server/inquiries/tellWebhooks.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, titleIn } from '#server/listings/listingTexts.ts'
import { users } from '#server/users/users.table.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import { nameOf } from '#shared/core/personName.ts'
import { fold } from '#shared/core/text.ts'
import { minSecondsOpen, type newInquiry } from '#shared/inquiries/inquiries.ts'
import { announcementJobs } from './announce.ts'
import { findEqual } from './repeated.ts'

type NewInquiry = z.output<typeof newInquiry>

export interface AskServices {
  queue: Pick<Queue, 'send' | 'sendAll'>
  /** In its transaction. */
  onAsked(tx: Db, asked: { id: string; listingId: string; recipientUserId: string | null }): Promise<void>
}

export interface Asking {
  actor: Actor
  language: Language
  id?: string | undefined
}

/**
 * Returns the id; of the same question by the same sender, if there is one. Throws `invalid`, `not_found` unless the
 * listing is active, and `own_listing`.
 */
export async function sendInquiry(
  { db }: Pick<Context, 'db'>,
  { queue, onAsked }: AskServices,
  inquiry: NewInquiry,
  { actor, language, id = newId() }: Asking,
): Promise<string> {
  const now = new Date()
  const contact = contactOf(inquiry, now)
  const listing = await readListing(db, inquiry.listingId)
  requireAskable(actor, listing)
  const title = titleIn(listing.texts)
  const isSpam = actor.kind === 'visitor' && isRobot(inquiry)
  return db.transaction(async (tx) => {
    const sender = await senderOf(tx, actor)
    await lockParty(tx, listing)
    const { listingId, name, email, message, inquiryType } = inquiry
    const equal = isSpam
      ? undefined
      : await findEqual(tx, { listingId, email, message, inquiryType, ...contact }, now)
    if (equal !== undefined) return equal
    const recipient = isSpam ? withOwner(listing) : await nextHolder(tx, listing)
    const bundled = !isSpam && (await isBundled(tx, recipient, now))
    const searched = [name, email, contact.phone, message, title, listing.texts.en?.title]
    const stored = await tx
      .insert(inquiries)
      .values({
        id,
        listingId,
        ...recipient,
        senderUserId: sender.id,
        name,
        email,
        ...contact,
        message,
        inquiryType,
        language,
        status: isSpam ? 'spam' : 'new',
        isBundled: bundled,
        createdAt: now,
        searched: fold(searched.filter(Boolean).join(' ')).slice(0, maxSearched),
      })
      .onConflictDoNothing()
      .returning({ id: inquiries.id })
    // A repeated call.
    if (stored.length === 0 || isSpam) return id
    const subject = { kind: 'listing', id: listingId, name: title } as const
    await recordActivity(tx, { actor: { kind: 'user', ...sender }, event: 'inquire', subject })
    const titleEn = listing.texts.en?.title || null
    const received = { listingId, title, titleEn, inquiryId: id, name }
    if (bundled) await announceBundle(tx, recipient, now, queue)
    await tellWebhooks(tx, { ...recipient, id, listingId }, { type: 'inquiry.received', at: now })
    await onAsked(tx, { id, listingId, recipientUserId: recipient.recipientUserId })
    await queue.sendAll(announcementJobs(received, { ...recipient, isBundled: bundled }), { tx })
    return id
  })
}

function contactOf({ phone: typed, inquiryType, preferredTimes = [] }: NewInquiry, now: Date) {
  const fields: Record<string, FieldProblem> = {}
  const phone = typed ? toE164(typed) : null
  if (phone === undefined) fields.phone = 'not_a_phone'
  const moments: string[] = []
  for (const [at, text] of (inquiryType === 'visit' ? preferredTimes : []).entries()) {
    const read = readAppointmentTime(text, now)
    if ('problem' in read) fields[`preferredTimes.${at}`] = read.problem
    else moments.push(read.moment.toISOString())
  }
  if (phone === undefined || Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  return { phone, preferredTimes: [...new Set(moments)] }
}

function isRobot({ website, secondsOpen }: NewInquiry): boolean {
  return Boolean(website?.trim()) || (secondsOpen !== undefined && secondsOpen < minSecondsOpen)
}

async function readListing(db: Db, listingId: string) {
  if (!isId(listingId)) throw new AppError('not_found')
  const { status, ownerUserId, ownerAdminId, agencyId } = listings
  const [listing] = await db
    .select({ status, ownerUserId, ownerAdminId, agencyId, texts: textsOfRow(listings.id) })
    .from(listings)
    .where(eq(listings.id, listingId))
  return listing
}

/** Activities outlive inquiries: they do not name visitors. */
async function senderOf(tx: Db, actor: Actor): Promise<{ id: string | null; name: string }> {
  const visitor = { id: null, name: words(defaultLanguage).activities.visitor }
  if (actor.kind !== 'user') return visitor
  const [user] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, actor.id), isNull(users.deletedAt)))
  if (!user) throw new AppError('not_signed_in')
  return { id: user.id, name: nameOf(user) ?? visitor.name }
}

/** Half an hour. */
const clickPause = sql`interval '30 minutes'`

/** Once per visitor and listing within the pause. */
export async function recordClick(
  db: Db,
  listingId: string,
  { visitor, language }: { visitor: string; language: Language },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${visitor} ${listingId}`}, 0))`)
    const { rows } = await tx.execute(sql`select 1 from inquiries
      where visitor = ${visitor} and listing_id = ${listingId} and created_at > now() - ${clickPause}`)
    if (rows.length > 0) return
    const listing = await readListing(tx, listingId)
    if (!listing) throw new AppError('not_found')
    const titles = [listing.texts.es?.title, listing.texts.en?.title]
    await tx.insert(inquiries).values({
      id: newId(),
      listingId,
      ...withOwner(listing),
      channel: 'whatsapp',
      message: '',
      language,
      visitor,
      searched: fold(titles.filter(Boolean).join(' ')),
    })
  })
}
